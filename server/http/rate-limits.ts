import { isIPv4 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../domain/accounts/one-way-hash.ts';
import type { RateLimitManager } from '../domain/rate-limits/rate-limit-manager.ts';
import { cartAddonFileAddLimits } from '../generated/contract-rules.ts';
import { refused } from '../lib/outcome.ts';
import { told } from '../lib/refusal-text.ts';

interface Rule {
  per: 'address' | 'email';
  /** Of calls, or of what they send: `kilobytes`. */
  counts?: 'kilobytes';
  max: number;
  minutes: number;
}

/** How often a call may be made (SEC-02). A rule per e-mail counts only where the handler names one. */
export const rateLimits = {
  login: [
    { per: 'email', max: 10, minutes: 15 },
    { per: 'address', max: 100, minutes: 15 },
  ],
  sendLoginLink: [
    { per: 'email', max: 6, minutes: 15 },
    { per: 'email', max: 30, minutes: 1440 },
    { per: 'address', max: 100, minutes: 15 },
  ],
  registerLink: [
    { per: 'email', max: 6, minutes: 15 },
    { per: 'email', max: 30, minutes: 1440 },
    { per: 'address', max: 60, minutes: 15 },
  ],
  loginRecoveryCode: [
    { per: 'email', max: 15, minutes: 15 },
    { per: 'email', max: 60, minutes: 1440 },
    { per: 'address', max: 200, minutes: 15 },
  ],
  recoverPassword: [
    { per: 'email', max: 6, minutes: 15 },
    { per: 'email', max: 30, minutes: 1440 },
    { per: 'address', max: 60, minutes: 15 },
  ],
  recoverPasswordCheck: [
    { per: 'email', max: 15, minutes: 15 },
    { per: 'email', max: 60, minutes: 1440 },
    { per: 'address', max: 100, minutes: 15 },
  ],
  userCard: [{ per: 'address', max: 60, minutes: 1 }],
  formChallenge: [{ per: 'address', max: 120, minutes: 15 }],
  formSubmit: [{ per: 'address', max: 30, minutes: 60 }],
  searchsku: [{ per: 'address', max: 300, minutes: 1 }],
  cartAdd: [{ per: 'address', max: 300, minutes: 1 }],
  cartEdit: [{ per: 'address', max: 300, minutes: 1 }],
  localityList: [{ per: 'address', max: 300, minutes: 1 }],
  addressUpdate: [{ per: 'address', max: 60, minutes: 1 }],
  cartAddonFileAdd: [
    { per: 'address', max: 120, minutes: 60 },
    { per: 'address', counts: 'kilobytes', max: 500 * 1024, minutes: 1440 },
  ],
  requestShippingQuote: [{ per: 'address', max: 10, minutes: 60 }],
  orderAgain: [{ per: 'address', max: 60, minutes: 1 }],
  changePassword: [
    { per: 'email', max: 10, minutes: 15 },
    { per: 'address', max: 100, minutes: 15 },
  ],
  submitOrder: [{ per: 'address', max: 60, minutes: 1 }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitedCall = keyof typeof rateLimits;

interface Caller {
  request: FastifyRequest;
  reply: FastifyReply;
}

const MINUTE_MS = 60_000;

/** One subscriber holds a whole IPv6 /64, so that is what counts as one address. */
export function ipKey(ip: string): string {
  const mapped = ip.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const tooMany = (seconds: number) => refused(429, told('RATE_LIMITED', { minutes: Math.ceil(seconds / 60) }));

/** Holds calls to the rules. */
export class RateLimits {
  readonly #counter: RateLimitManager;

  constructor(input: { counter: RateLimitManager }) {
    this.#counter = input.counter;
  }

  /**
   * Counts this call by the caller's address and, where given, by e-mail. Null: go on. Else the refusal to
   * answer with, 429 RATE_LIMITED; Retry-After (seconds) is set already.
   */
  async limit(
    call: LimitedCall,
    { request, reply }: Caller,
    email?: string,
  ): Promise<ReturnType<typeof tooMany> | null> {
    let wait = 0;
    for (const rule of rateLimits[call] as readonly Rule[]) {
      const key = rule.per === 'address' ? ipKey(request.ip) : email?.trim().toLowerCase();
      const hits = rule.counts === 'kilobytes' ? kilobytesOf(request) : 1;
      if (key !== undefined) wait = Math.max(wait, await this.#count(bucketOf(call, rule, key), rule, hits));
    }
    if (wait === 0) return null;
    reply.header('retry-after', String(wait));
    return tooMany(wait);
  }

  /** Forgets what this e-mail has used up of a call: a right password needs no limit. */
  async forgive(call: LimitedCall, email: string): Promise<void> {
    const key = email.trim().toLowerCase();
    const rules: readonly Rule[] = rateLimits[call];
    const buckets = rules.filter((rule) => rule.per === 'email').map((rule) => bucketOf(call, rule, key));
    await this.#counter.forget(buckets);
  }

  /** Seconds to wait; 0 while the rule is kept. */
  async #count(bucket: string, rule: Rule, weight: number): Promise<number> {
    const { hits, secondsLeft } = await this.#counter.hit(bucket, rule.minutes * MINUTE_MS, weight);
    return hits <= rule.max ? 0 : secondsLeft;
  }
}

/** Addresses and e-mails are personal: the table knows only their hashes. */
const bucketOf = (call: LimitedCall, rule: Rule, key: string): string =>
  `${call}:${rule.per}:${rule.counts ?? ''}${rule.minutes}:${hashOf(key)}`;

/** What a request says that it sends; one that does not say it counts as the largest file that is taken. */
function kilobytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? cartAddonFileAddLimits.file.maxBytes);
  return Math.ceil(bytes / 1024);
}
