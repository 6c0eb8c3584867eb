import { randomToken } from './random-token.ts';

const PUBLIC_ID_BITS = 128;

/** Creates an id for links to an order, a voucher or a paid form: 128 random bits, as 22 characters. */
export const newPublicId = (): string => randomToken(PUBLIC_ID_BITS);

/** Whether a text from a URL has the form of such an id. */
export const isPublicId = (text: string): boolean => /^[\w-]{22}$/.test(text);
