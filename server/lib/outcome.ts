/** Why a request is refused, in the words of the wire: `{ text_code, message, fields? }`. */
export interface Refusal {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 501;
  textCode: string;
  message: string;
  /** Message per field of the request. */
  fields?: Record<string, string>;
}

/** Expected failures are data: a manager answers with one of these, it does not throw. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refused = (refusal: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal });

/** A request that is well formed but not acceptable; `fields` says where. */
export const invalid = (textCode: string, message: string, fields?: Record<string, string>) =>
  refused({ status: 422, textCode, message, ...(fields ? { fields } : {}) });

export const notFound = (message: string) => refused({ status: 404, textCode: 'NOT_FOUND', message });

/** Carries a refusal out of a transaction, so that it rolls back; `transactionOutcome` turns it into data. */
class RefusedInTransaction extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
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
    if (error instanceof RefusedInTransaction) return refused(error.refusal);
    throw error;
  }
}
