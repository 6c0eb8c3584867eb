import { ownUrl, readReturnUrl } from '../../payments/return-url.ts';

/** Letters as they are read; anything else that is escaped stays so. */
function readable(escaped: string): string {
  try {
    const text = decodeURIComponent(escaped);
    return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : escaped;
  } catch {
    return escaped;
  }
}

/**
 * The page that a form says it is sent from: its URL as base64 of UTF-8 (A15), or as it is. Null where it is on none of
 * the origins: who reads what was sent may follow it.
 */
export function sentFrom(url: string, origins: string[]): string | null {
  const page = readReturnUrl(url, origins) ?? ownUrl(url, origins);
  return page && page.replaceAll(/(?:%[89a-f][0-9a-f])+/gi, readable);
}
