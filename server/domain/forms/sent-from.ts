import { ownUrl, readReturnUrl } from '../../payments/return-url.ts';

/** Decodes letters and digits; other escapes stay. */
function readable(escaped: string): string {
  try {
    const text = decodeURIComponent(escaped);
    return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : escaped;
  } catch {
    return escaped;
  }
}

/**
 * Returns the page a form says it was submitted from, given as base64 of UTF-8 (A15) or a plain URL. Null if
 * it is on none of the origins, as whoever reads the submission may follow it.
 */
export function sentFrom(url: string, origins: string[]): string | null {
  const page = readReturnUrl(url, origins) ?? ownUrl(url, origins);
  return page && page.replaceAll(/(?:%[89a-f][0-9a-f])+/gi, readable);
}
