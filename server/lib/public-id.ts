import { randomBytes } from 'node:crypto';

const PUBLIC_ID_BYTES = 16;

/** Creates an id for links to an order, a voucher or a paid form: 128 random bits, as 22 characters. */
export const newPublicId = (): string => randomBytes(PUBLIC_ID_BYTES).toString('base64url');

/** Whether a text from a URL has the form of such an id. */
export const isPublicId = (text: string): boolean => /^[\w-]{22}$/.test(text);
