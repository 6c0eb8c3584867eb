import type { TextCode } from '../generated/contract-rules.ts';
import { inEnglish, refusalText } from './refusal-text.ts';
import type { FieldRefusals, RefusalText } from './refusal-text.ts';

/** Why a request is refused: a sentence for the shopper, and one for each field that it is about. */
export interface Refusal extends RefusalText {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 501;
  fields?: FieldRefusals;
  /** Seconds after which the same may go through; sent as Retry-After. */
  retryAfter?: number;
}

/** Expected failures are data: a manager answers with one of these, it does not throw. */
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

/** The same with its data changed; a refusal stays as it is. */
export const mapOutcome = <From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> =>
  outcome.ok ? success(change(outcome.value)) : outcome;

/** A request that is well formed but not acceptable; `fields` says where. */
export const invalid = (text: RefusalText, fields?: FieldRefusals) => refused(422, text, fields);

/** The same for a request of which one field is not acceptable. */
export const invalidAt = (field: string, text: RefusalText) => invalid(text, { [field]: text });

/** Codes of things that are not there. */
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

/** Rolls the surrounding `transactionOutcome` back. */
export function rollBack(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

/** Runs a transaction whose work may call `rollBack`; other errors pass through. */
export async function transactionOutcome<T>(run: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return success(await run());
  } catch (error) {
    if (error instanceof RefusedInTransaction) return { ok: false, refusal: error.refusal };
    throw error;
  }
}
