/** Details of a refusal. */
interface RefusalDetails {
  /** HTTP status of the response. */
  status: number;
  /** The host's message for the shopper. */
  message: string;
  textCode?: string | null;
  /** The host's messages for single fields of the request. */
  fields?: Record<string, string>;
}

/**
 * Thrown by an actor when the host refused, with its message for the shopper. A 5xx, a timeout or no response
 * is not a refusal: any other error counts as unreachable (A03).
 */
export class RefusedError extends Error {
  readonly status: number;
  readonly textCode: string | null;
  readonly fields: Record<string, string> | undefined;

  constructor({ status, message, textCode = null, fields }: RefusalDetails) {
    super(message);
    this.name = 'RefusedError';
    this.status = status;
    this.textCode = textCode;
    this.fields = fields;
  }
}

/** Why something failed, in a form that machines can hold and screens can show. */
export type Failure =
  | { reason: 'refused'; message: string; textCode: string | null; fields?: Record<string, string> }
  | { reason: 'unreachable' };

/** Any thrown value → the failure to show. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof RefusedError)) return { reason: 'unreachable' };
  const { message, textCode, fields } = error;
  return { reason: 'refused', message, textCode, ...(fields ? { fields } : {}) };
}

/** The failure of a response with `success: false` and a message. */
export function refusedWith(message: string | null | undefined, textCode: string | null = null): Failure {
  return { reason: 'refused', message: message ?? '', textCode };
}

/** Whether the failure is a refusal with one of these codes. */
export function isRefusedFor(failure: Failure | null | undefined, ...textCodes: readonly string[]): boolean {
  return failure?.reason === 'refused' && textCodes.includes(failure.textCode ?? '');
}

const TOKEN_STATUSES: readonly number[] = [400, 401, 403, 422];

/** Whether the host refused the tokens themselves; rate limits and outages never count (A03, TOK-06). */
export function refusesTokens(error: unknown): boolean {
  return error instanceof RefusedError && TOKEN_STATUSES.includes(error.status);
}
