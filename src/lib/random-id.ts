const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** `length` URL-safe characters of 6 random bits each; works without HTTPS too. */
export function randomId(length: number): string {
  // 64 divides 256, so all characters are equally likely.
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % 64]).join('');
}
