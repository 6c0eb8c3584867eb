import { beforeEach, describe, expect, it } from 'vitest';
import { BotCheck, isProof } from './bot-check.ts';
import { solveChallenge } from '../../testkit/solve-challenge.ts';

const secret = new TextEncoder().encode('a secret of the test, long enough');
let now = new Date('2026-11-21T00:00:00Z');
const check = new BotCheck({ secret, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeEach(() => {
  now = new Date('2026-11-21T00:00:00Z');
});

describe('the bot check of forms', () => {
  it('[FRM-17] passes a person who takes some time', () => {
    const challenge = check.challenge(7);
    later(5);
    expect(check.verify(7, solveChallenge(challenge), { [challenge.honeypot]: '' })).toMatchObject({
      ok: true,
    });
  });

  it('[FRM-17] rejects a filled honeypot', () => {
    const challenge = check.challenge(7);
    later(5);
    const verdict = check.verify(7, solveChallenge(challenge), { [challenge.honeypot]: 'http://spam' });
    expect(verdict).toEqual({ ok: false, reason: 'CHECK_FAILED' });
  });

  it('[FRM-17] rejects a submission that is too fast for a person', () => {
    const challenge = check.challenge(7);
    later(1);
    expect(check.verify(7, solveChallenge(challenge), {})).toEqual({ ok: false, reason: 'CHECK_FAILED' });
  });

  it('[FRM-17] expires after two hours', () => {
    const challenge = check.challenge(7);
    later(2 * 3600 + 1);
    expect(check.verify(7, solveChallenge(challenge), {})).toEqual({ ok: false, reason: 'CHECK_EXPIRED' });
  });

  it('[FRM-17] rejects a missing proof of work, or that of another token', () => {
    const [challenge, other] = [check.challenge(7), check.challenge(7)];
    later(5);
    let nonce = 0;
    while (isProof(challenge.token, String(nonce))) nonce += 1;
    const lazy = { token: challenge.token, nonce: String(nonce) };
    expect(check.verify(7, lazy, {})).toMatchObject({ ok: false });
    expect(check.verify(7, null, {})).toMatchObject({ ok: false });
    const borrowed = { token: other.token, nonce: 'x'.repeat(41) };
    expect(check.verify(7, borrowed, {})).toMatchObject({ ok: false });
  });

  it('[FRM-17] rejects a changed token and one of another form or shop', () => {
    const challenge = check.challenge(7);
    later(5);
    expect(check.verify(8, solveChallenge(challenge), {})).toMatchObject({ ok: false });
    const stranger = new BotCheck({ secret: new TextEncoder().encode('another secret'), clock: () => now });
    expect(stranger.verify(7, solveChallenge(challenge), {})).toMatchObject({ ok: false });
    const [body = '', signature = ''] = challenge.token.split('.');
    for (const token of ['', '.', `${body}x.${signature}`, `${body}.`, `${challenge.token}.x`]) {
      expect(check.verify(7, solveChallenge({ ...challenge, token }), {})).toMatchObject({ ok: false });
    }
  });
});
