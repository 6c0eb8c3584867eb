import { randomId } from './random-id.ts';

const FINGERPRINT_LENGTH = 21;

/** A new `auth_fingerprint`: the random name of this browser that its tokens are bound to (TOK-02). */
export function createFingerprint(): string {
  return randomId(FINGERPRINT_LENGTH);
}
