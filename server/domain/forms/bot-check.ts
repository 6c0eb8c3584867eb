import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { randomToken } from '../../lib/random-token.ts';

/** Leading zero bits of a proof: about 16,000 attempts, half a second on a phone. */
const DIFFICULTY_BITS = 14;
/** No human fills in a form faster. */
const MIN_SECONDS = 2;
const VALID_SECONDS = 2 * 3600;
const MAX_NONCE_LENGTH = 40;

/** Names bots like to fill in; a random suffix makes them unpredictable. */
const HONEYPOT_NAMES = ['website', 'company_url', 'fax', 'address2'] as const;

/** The challenge a form must solve when it is submitted. */
export interface Challenge {
  token: string;
  /** Name of a field hidden from humans. */
  honeypot: string;
  /** Leading zero bits of the proof. */
  difficulty: number;
  /** Earliest time of submission, in seconds after the challenge. */
  minSeconds: number;
}

/** The proof submitted with a form. */
export interface BotProof {
  token: string;
  nonce: string;
}

export type CheckResult =
  | { ok: true; id: string; expiresAt: Date }
  | { ok: false; reason: 'CHECK_FAILED' | 'CHECK_EXPIRED' };

/** The signed content of a challenge's token. */
interface Claims {
  id: string;
  form: number;
  /** ms since 1970 */
  issued: number;
  honeypot: string;
}

function leadingZeroBits(hash: Buffer): number {
  let bits = 0;
  for (const byte of hash) {
    if (byte !== 0) return bits + Math.clz32(byte) - 24;
    bits += 8;
  }
  return bits;
}

/** Whether a nonce meets a token's proof of work. */
export const isProof = (token: string, nonce: string, difficulty = DIFFICULTY_BITS): boolean =>
  leadingZeroBits(createHash('sha256').update(`${token}:${nonce}`).digest()) >= difficulty;

/**
 * Checks that a form is submitted by a human (A64): a randomly named field that only bots fill in, a signed
 * token that is neither too young nor too old, and a small proof of work. The store ensures that it is used
 * only once.
 */
export class BotCheck {
  readonly #key: Buffer;
  readonly #clock: () => Date;

  constructor(input: { secret: Uint8Array; clock: () => Date }) {
    this.#key = createHmac('sha256', input.secret).update('form-check').digest();
    this.#clock = input.clock;
  }

  challenge(form: number): Challenge {
    const id = randomToken(96);
    const name = HONEYPOT_NAMES[randomBytes(1).readUInt8() % HONEYPOT_NAMES.length] ?? HONEYPOT_NAMES[0];
    const honeypot = `${name}_${randomBytes(3).toString('hex')}`;
    const claims: Claims = { id, form, issued: this.#clock().getTime(), honeypot };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = `${body}.${this.#signature(body)}`;
    return { token, honeypot, difficulty: DIFFICULTY_BITS, minSeconds: MIN_SECONDS };
  }

  /** @param data the submitted values, including the honeypot */
  verify(form: number, check: BotProof | null, data: Readonly<Record<string, unknown>>): CheckResult {
    const failed: CheckResult = { ok: false, reason: 'CHECK_FAILED' };
    const claims = check ? this.#claimsOf(check.token) : null;
    if (!check || !claims || claims.form !== form) return failed;
    const age = this.#clock().getTime() - claims.issued;
    if (age > VALID_SECONDS * 1000) return { ok: false, reason: 'CHECK_EXPIRED' };
    const honeypotValue = Object.hasOwn(data, claims.honeypot) ? data[claims.honeypot] : '';
    const isFree = honeypotValue === '' || honeypotValue === null;
    const isWork = check.nonce.length <= MAX_NONCE_LENGTH && isProof(check.token, check.nonce);
    if (age < MIN_SECONDS * 1000 || !isFree || !isWork) return failed;
    return { ok: true, id: claims.id, expiresAt: new Date(claims.issued + VALID_SECONDS * 1000) };
  }

  #signature(body: string): string {
    return createHmac('sha256', this.#key).update(body).digest('base64url');
  }

  #claimsOf(token: string): Claims | null {
    const [body = '', signature = '', ...more] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#signature(body))];
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
    return JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  }
}
