import { MINUTE_MS } from '../../src/rules/workshop-time.ts';
import type { FastifyRequest } from 'fastify';
import { ACCESS_TOKEN_MINUTES } from '../domain/accounts/access-tokens.ts';
import { hashOf } from '../domain/accounts/one-way-hash.ts';
import type { RateLimitManager } from '../domain/rate-limits/rate-limit-manager.ts';
import { cartAddonFileAddLimits } from '../generated/input-limits.ts';
import { durationOf } from '../lib/duration.ts';
import { ipKey } from '../lib/ip-address.ts';
import { refused } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';

interface Rule {
  /**
   * `emailAndIp`: per e-mail and IP. `browser`: per browser this account has used before; it replaces the
   * other rules there, so strangers cannot lock the owner out.
   */
  per: 'ip' | 'email' | 'emailAndIp' | 'browser';
  /** What is counted: calls by default, or the size of uploaded or downloaded files in `kilobytes`. */
  counts?: 'kilobytes';
  max: number;
  minutes: number;
}

/** Limits for mails an owner requests in their own browser, in addition to those requested by strangers. */
const ownMails = [
  { per: 'browser', max: 6, minutes: 15 },
  { per: 'browser', max: 30, minutes: 1440 },
] as const;

/** Limits per call (SEC-02, decision 026). A rule with an e-mail applies only if the handler provides one. */
export const rateLimits = {
  // Guesses from elsewhere must not lock the owner out; a hundred guesses an hour overall find nothing.
  login: [
    { per: 'emailAndIp', max: 10, minutes: 15 },
    { per: 'email', max: 100, minutes: 60 },
    { per: 'ip', max: 100, minutes: 15 },
    { per: 'browser', max: 10, minutes: 15 },
  ],
  // Sign-ups count here as well: each mail contains a code that could be guessed.
  sendLoginLink: [
    { per: 'email', max: 6, minutes: 15 },
    { per: 'email', max: 30, minutes: 1440 },
    { per: 'ip', max: 100, minutes: 15 },
    ...ownMails,
  ],
  registerLink: [{ per: 'ip', max: 60, minutes: 15 }],
  // Each code counts its own guesses (`login-codes.ts`).
  loginRecoveryCode: [{ per: 'ip', max: 200, minutes: 15 }],
  // A signature cannot be guessed; a challenge is a row.
  passkeyLoginOptions: [{ per: 'ip', max: 200, minutes: 15 }],
  passkeyLogin: [{ per: 'ip', max: 100, minutes: 15 }],
  passkeys: [{ per: 'ip', max: 60, minutes: 15 }],
  // Each refresh is a row for 30 days. The window is as long as the access token that the last one returned, so
  // that nobody is logged out, not even tabs that take every token for expired because of a wrong clock.
  refreshToken: [{ per: 'browser', max: 30, minutes: ACCESS_TOKEN_MINUTES }],
  confirmLogin: [{ per: 'ip', max: 100, minutes: 15 }],
  // Page views and submissions; the mails and guesses behind them count as everywhere.
  authorize: [{ per: 'ip', max: 200, minutes: 15 }],
  oauthToken: [{ per: 'ip', max: 100, minutes: 15 }],
  recoverPassword: [
    { per: 'email', max: 6, minutes: 15 },
    { per: 'email', max: 30, minutes: 1440 },
    { per: 'ip', max: 60, minutes: 15 },
    ...ownMails,
  ],
  recoverPasswordCheck: [{ per: 'ip', max: 100, minutes: 15 }],
  userCard: [{ per: 'ip', max: 60, minutes: 1 }],
  formChallenge: [{ per: 'ip', max: 120, minutes: 15 }],
  formSubmit: [{ per: 'ip', max: 30, minutes: 60 }],
  searchsku: [{ per: 'ip', max: 300, minutes: 1 }],
  cartAdd: [{ per: 'ip', max: 300, minutes: 1 }],
  cartEdit: [{ per: 'ip', max: 300, minutes: 1 }],
  localityList: [{ per: 'ip', max: 300, minutes: 1 }],
  addressUpdate: [{ per: 'ip', max: 60, minutes: 1 }],
  cartAddonFileAdd: [
    { per: 'ip', max: 120, minutes: 60 },
    { per: 'ip', counts: 'kilobytes', max: 500 * 1024, minutes: 1440 },
  ],
  // Concurrent downloads of one IP address must fit into memory.
  cartAddonFile: [
    { per: 'ip', max: 120, minutes: 60 },
    { per: 'ip', counts: 'kilobytes', max: 100 * 1024, minutes: 5 },
  ],
  shippingEstimate: [{ per: 'ip', max: 60, minutes: 1 }],
  requestShippingQuote: [{ per: 'ip', max: 10, minutes: 60 }],
  marketing: [{ per: 'ip', max: 60, minutes: 1 }],
  userUploadImage: [{ per: 'ip', max: 30, minutes: 15 }],
  userExport: [{ per: 'ip', max: 20, minutes: 15 }],
  userUpdate: [{ per: 'ip', max: 60, minutes: 1 }],
  // A PDF costs as much as several pages.
  invoicePdf: [{ per: 'ip', max: 60, minutes: 1 }],
  orderAgain: [{ per: 'ip', max: 60, minutes: 1 }],
  changePassword: [
    { per: 'email', max: 10, minutes: 15 },
    { per: 'ip', max: 100, minutes: 15 },
  ],
  deletionCode: [
    { per: 'email', max: 6, minutes: 15 },
    { per: 'email', max: 30, minutes: 1440 },
    { per: 'ip', max: 60, minutes: 15 },
  ],
  deleteAccount: [
    { per: 'email', max: 10, minutes: 15 },
    { per: 'ip', max: 100, minutes: 15 },
  ],
  errorReport: [{ per: 'ip', max: 30, minutes: 15 }],
  // One per sampled document; many users may share one IP address.
  vitalsReport: [{ per: 'ip', max: 120, minutes: 15 }],
  submitOrder: [{ per: 'ip', max: 60, minutes: 1 }],
  // Counts unknown codes only: a discount is worth a script that tries words.
  promotion: [{ per: 'ip', max: 60, minutes: 15 }],
  voucherPayNow: [{ per: 'ip', max: 30, minutes: 15 }],
  // 80 random bits cannot be guessed; this leaves room for mistyped codes.
  redeem: [
    { per: 'email', max: 10, minutes: 15 },
    { per: 'ip', max: 60, minutes: 15 },
  ],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitedCall = keyof typeof rateLimits;

interface Caller {
  request: Pick<FastifyRequest, 'ip' | 'headers'>;
  reply: { header(name: string, value: string): unknown };
}

/** The account a call is about. */
export interface LimitedAccount {
  email: string;
  /** The browser's fingerprint, if the account's owner has logged in there before. */
  browser?: string | null;
}

const KILOBYTE = 1024;

const tooMany = (seconds: number) => refused(429, refusalText('RATE_LIMITED', { ...durationOf(seconds) }));

/** Applies the rate limits to calls. */
export class RateLimits {
  readonly #counter: RateLimitManager;

  constructor(input: { counter: RateLimitManager }) {
    this.#counter = input.counter;
  }

  /**
   * Counts a call by IP address and, if an account is given, by its e-mail or browser. Null if it may
   * proceed; otherwise the refusal 429 RATE_LIMITED, with Retry-After (seconds) already set.
   */
  async limit(
    call: LimitedCall,
    { request, reply }: Caller,
    account?: LimitedAccount,
  ): Promise<ReturnType<typeof tooMany> | null> {
    return this.#limit(call, { request, reply }, account, { calls: 1, kilobytes: kilobytesOf(request) });
  }

  /** Counts a call that returns a file of this many bytes. */
  async limitDownload(
    call: LimitedCall,
    caller: Caller,
    bytes: number,
  ): Promise<ReturnType<typeof tooMany> | null> {
    return this.#limit(call, caller, undefined, { calls: 1, kilobytes: Math.ceil(bytes / KILOBYTE) });
  }

  /**
   * Counts a guess: a correct one counts as nothing, but is refused like any other after too many wrong ones.
   */
  async limitGuess(
    call: LimitedCall,
    caller: Caller,
    isRight: boolean,
  ): Promise<ReturnType<typeof tooMany> | null> {
    return this.#limit(call, caller, undefined, { calls: isRight ? 0 : 1, kilobytes: 0 });
  }

  async #limit(
    call: LimitedCall,
    { request, reply }: Caller,
    account: LimitedAccount | undefined,
    weights: { calls: number; kilobytes: number },
  ): Promise<ReturnType<typeof tooMany> | null> {
    let wait = 0;
    for (const rule of rateLimits[call] as readonly Rule[]) {
      const key = keyOf(rule, request, account);
      const hits = weights[rule.counts ?? 'calls'];
      if (key !== null) wait = Math.max(wait, await this.#count(bucketOf(call, rule, key), rule, hits));
    }
    if (wait === 0) return null;
    reply.header('retry-after', String(wait));
    return tooMany(wait);
  }

  /**
   * Resets what this account has used of a call, also for this IP address and browser: a correct password
   * needs no limit.
   */
  async resetLimits(
    call: LimitedCall,
    { request }: Pick<Caller, 'request'>,
    account: LimitedAccount,
  ): Promise<void> {
    const rules: readonly Rule[] = rateLimits[call];
    const buckets = rules
      .filter((rule) => rule.per !== 'ip')
      .flatMap((rule) => [account, { email: account.email }].map((one) => [rule, one] as const))
      .map(([rule, one]) => bucketOf(call, rule, keyOf(rule, request, one) ?? ''));
    await this.#counter.forget(buckets);
  }

  /** Seconds to wait; 0 while within the limit. */
  async #count(bucket: string, rule: Rule, weight: number): Promise<number> {
    const { hits, secondsLeft } = await this.#counter.hit(bucket, rule.minutes * MINUTE_MS, weight);
    return hits <= rule.max ? 0 : secondsLeft;
  }
}

/**
 * Returns the key a rule counts by; null if it does not apply, as it needs an e-mail or does not count in
 * this browser.
 */
function keyOf(
  { per }: Rule,
  request: Caller['request'],
  account: LimitedAccount | undefined,
): string | null {
  const browser = account?.browser ?? null;
  if ((per === 'browser') !== (browser !== null)) return null;
  const address = ipKey(request.ip);
  if (per === 'ip') return address;
  const email = account?.email.trim().toLowerCase();
  if (email === undefined) return null;
  if (per === 'browser') return `${email} ${browser}`;
  return per === 'email' ? email : `${email} ${address}`;
}

/** IP addresses and e-mails are personal data, so the table contains only their hashes. */
const bucketOf = (call: LimitedCall, rule: Rule, key: string): string =>
  `${call}:${rule.per}:${rule.counts ?? ''}${rule.minutes}:${hashOf(key)}`;

/** Returns the request's declared size; without one, that of the largest accepted file. */
function kilobytesOf({ headers }: Caller['request']): number {
  const bytes = Number(headers['content-length'] ?? cartAddonFileAddLimits.file.maxBytes);
  return Math.ceil(bytes / KILOBYTE);
}
