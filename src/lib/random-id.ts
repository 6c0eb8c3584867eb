const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** `length` characters that fit into a URL as they are, 6 random bits each; works without HTTPS too. */
export function randomId(length: number): string {
  // 64 divides 256, so no character is likelier than another.
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte % 64]).join('');
}
