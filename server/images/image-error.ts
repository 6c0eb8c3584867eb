/** A picture that cannot be served, for a reason that the asker may know: becomes `{ text_code, message }`. */
export class ImageError extends Error {
  readonly status: 400 | 404;
  readonly textCode: string;

  constructor(status: 400 | 404, textCode: string, message: string) {
    super(message);
    this.name = 'ImageError';
    this.status = status;
    this.textCode = textCode;
  }
}
