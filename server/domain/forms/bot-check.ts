import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Zero bits that a proof must begin with: about 16,000 tries, half a second of a phone. */
const DIFFICULTY_BITS = 14;
/** Nobody fills a form in faster. */
const MIN_SECONDS = 2;
const VALID_SECONDS = 2 * 3600;
const MAX_NONCE_LENGTH = 40;

/** Names that machines like to fill in; the number behind makes them unknown. */
const BAIT = ['website', 'company_url', 'fax', 'address2'] as const;

/** What a form must prove when it is sent. */
export interface Challenge {
  token: string;
  /** Name of a field that people do not see. */
  honeypot: string;
  /** Zero bits that the proof begins with. */
  difficulty: number;
  /** Not to be sent earlier. */
  minSeconds: number;
}

/** The proof that came with a form. */
export interface GivenProof {
  token: string;
  nonce: string;
}

export type CheckResult =
  | { ok: true; id: string; expiresAt: Date }
  | { ok: false; reason: 'CHECK_FAILED' | 'CHECK_EXPIRED' };

/** What a challenge's token says, beside its signature. */
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

/** Whether a nonce proves the work that a token asks for. */
export const isProof = (token: string, nonce: string, difficulty = DIFFICULTY_BITS): boolean =>
  leadingZeroBits(createHash('sha256').update(`${token}:${nonce}`).digest()) >= difficulty;

/**
 * The shop's own check that a form is sent by a person (A64): a field with a random name that only machines fill in,
 * a signed token that is neither too young nor too old, and a little work. That it is used once is the store's affair.
 */
export class BotCheck {
  readonly #key: Buffer;
  readonly #clock: () => Date;

  constructor(input: { secret: Uint8Array; clock: () => Date }) {
    this.#key = createHmac('sha256', input.secret).update('form-check').digest();
    this.#clock = input.clock;
  }

  challenge(form: number): Challenge {
    const id = randomBytes(12).toString('base64url');
    const bait = BAIT[randomBytes(1).readUInt8() % BAIT.length] ?? BAIT[0];
    const honeypot = `${bait}_${randomBytes(3).toString('hex')}`;
    const claims: Claims = { id, form, issued: this.#clock().getTime(), honeypot };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const token = `${body}.${this.#signature(body)}`;
    return { token, honeypot, difficulty: DIFFICULTY_BITS, minSeconds: MIN_SECONDS };
  }

  /** `data` is what was sent, the honeypot among it. */
  verify(form: number, check: GivenProof | null, data: Readonly<Record<string, unknown>>): CheckResult {
    const failed: CheckResult = { ok: false, reason: 'CHECK_FAILED' };
    const claims = check ? this.#claimsOf(check.token) : null;
    if (!check || !claims || claims.form !== form) return failed;
    const age = this.#clock().getTime() - claims.issued;
    if (age > VALID_SECONDS * 1000) return { ok: false, reason: 'CHECK_EXPIRED' };
    const bait = Object.hasOwn(data, claims.honeypot) ? data[claims.honeypot] : '';
    const isFree = bait === '' || bait === null;
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
