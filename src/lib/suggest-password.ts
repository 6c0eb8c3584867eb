/** A–Z, a–z and 0–9 without those easily confused: 0 O o, 1 I l, 5 S s, 2 Z z, 8 B. */
const SIGNS = 'ACDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrtuvwxy34679';

const LENGTH = 8;

/** A random password of 8 letters and digits (FRM-12, A67). */
export function suggestPassword(): string {
  // Values above the last whole multiple would make the first characters likelier.
  const fair = Math.floor(256 / SIGNS.length) * SIGNS.length;
  let password = '';
  while (password.length < LENGTH) {
    const [value = fair] = crypto.getRandomValues(new Uint8Array(1));
    if (value < fair) password += SIGNS.charAt(value % SIGNS.length);
  }
  return password;
}
