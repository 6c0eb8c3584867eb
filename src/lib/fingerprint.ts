import { randomId } from './random-id.ts';

const FINGERPRINT_LENGTH = 21;

/** Creates an `auth_fingerprint`: a random name for this browser, to which its tokens are bound (TOK-02). */
export function createFingerprint(): string {
  return randomId(FINGERPRINT_LENGTH);
}
