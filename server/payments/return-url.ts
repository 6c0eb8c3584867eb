const TOKEN_PARAMETER = 'payum_token';

const decoder = new TextDecoder('utf-8', { fatal: true });

function decoded(encoded: string): string | null {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) return null;
  try {
    return decoder.decode(Buffer.from(encoded, 'base64'));
  } catch {
    return null;
  }
}

/** Returns a URL on one of `origins`, without the token of an earlier payment; null for any other. */
export function ownUrl(text: string, origins: readonly string[]): string | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || !origins.includes(url.origin)) return null;
  if (url.username || url.password) return null;
  url.searchParams.delete(TOKEN_PARAMETER);
  return url.href;
}

/**
 * Decodes a `url` argument: base64 of UTF-8, on one of `origins`, without the token of an earlier payment
 * (A15). Null for anything else, so that a payment never leads to another site.
 */
export function readReturnUrl(encoded: string, origins: string[]): string | null {
  return ownUrl(decoded(encoded) ?? '', origins);
}

/** Adds the payment's token to the URL the browser returns to. */
export function withPaymentToken(returnUrl: string, token: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set(TOKEN_PARAMETER, token);
  return url.href;
}
