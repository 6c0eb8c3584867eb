import type { TextCode } from '../generated/contract-rules.ts';

/**
 * A picture that cannot be served, for a reason that the asker may know: becomes `{ text_code, message }`. An element of
 * a page asks, and nobody reads the message but a developer: it is English.
 */
export class ImageError extends Error {
  readonly status: 400 | 404 | 503;
  readonly textCode: TextCode;
  /** When to try again, seconds; only with 503. */
  readonly retryAfter: number | undefined;

  constructor(status: 400 | 404 | 503, textCode: TextCode, message: string, retryAfter?: number) {
    super(message);
    this.name = 'ImageError';
    this.status = status;
    this.textCode = textCode;
    this.retryAfter = retryAfter;
  }
}

/** A picture that the shop should have and cannot show; `placeholder` is the data URI that stands for it. */
export class ImageDamaged extends Error {
  readonly placeholder: string;

  constructor(placeholder: string) {
    super('This picture is missing or damaged.');
    this.name = 'ImageDamaged';
    this.placeholder = placeholder;
  }
}
