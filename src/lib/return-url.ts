/** A URL in the host's format: UTF-8, then standard base64 (A15). */
export function encodeReturnUrl(url: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(url)));
}
