import type { TextCode } from '../generated/contract-rules.ts';

/**
 * A picture that cannot be served, for a reason the client may know: sent as `{ text_code, message }`. The
 * message is in English, as pictures are requested by elements of a page and only developers read it.
 */
export class ImageError extends Error {
  readonly status: 400 | 404 | 503;
  readonly textCode: TextCode;
  /** Retry delay in seconds; only with 503. */
  readonly retryAfter: number | undefined;

  constructor(status: 400 | 404 | 503, textCode: TextCode, message: string, retryAfter?: number) {
    super(message);
    this.name = 'ImageError';
    this.status = status;
    this.textCode = textCode;
    this.retryAfter = retryAfter;
  }
}

/** A picture the shop should have but cannot show; `placeholder` is the data URI shown instead. */
export class ImageDamaged extends Error {
  readonly placeholder: string;

  constructor(placeholder: string) {
    super('This picture is missing or damaged.');
    this.name = 'ImageDamaged';
    this.placeholder = placeholder;
  }
}
