import type { TextCode } from '../generated/contract-rules.ts';
import { inEnglish, refusalText } from './refusal-text.ts';
import type { FieldRefusals, RefusalText } from './refusal-text.ts';

/** Why a request is refused: a message for the shopper, and one for each field concerned. */
export interface Refusal extends RefusalText {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 501;
  fields?: FieldRefusals;
  /** Seconds after which the request may succeed; sent as Retry-After. */
  retryAfter?: number;
}

/** Expected failures are data: managers return them instead of throwing. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (
  status: Refusal['status'],
  text: RefusalText,
  fields?: FieldRefusals,
): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { status, ...text, ...(fields ? { fields } : {}) },
});

/** Maps an outcome's value; a refusal is returned unchanged. */
export const mapOutcome = <From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> =>
  outcome.ok ? success(change(outcome.value)) : outcome;

/** Refuses a well-formed but unacceptable request; `fields` says where. */
export const invalid = (text: RefusalText, fields?: FieldRefusals) => refused(422, text, fields);

/** Refuses a request because of one field. */
export const invalidAt = (field: string, text: RefusalText) => invalid(text, { [field]: text });

/** Text codes for missing entries. */
type NotFoundCode = Extract<TextCode, 'NOT_FOUND' | `${string}_NOT_FOUND`>;

export const notFound = (textCode: NotFoundCode) => refused(404, { ...refusalText('NOT_FOUND'), textCode });

/** Carries a refusal out of a transaction, so that it rolls back; `transactionOutcome` turns it into data. */
class RefusedInTransaction extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(inEnglish(refusal));
    this.refusal = refusal;
  }
}

/** Rolls back the surrounding `transactionOutcome`. */
export function rollBack(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

/** Runs a transaction in which `rollBack` may be called; other errors pass through. */
export async function transactionOutcome<T>(run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return success(await run());
  } catch (error) {
    if (error instanceof RefusedInTransaction) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
