import { createActor, type AnyEventObject } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { RefusedError } from '../../lib/failure.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { demandRefresh } from './demand-refresh.ts';
import { isTokenChecked, tokenRefreshMachine } from './tokenRefresh.machine.ts';
import { tokensExpiringAt } from './tokenRefresh.paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startWith(tokens: TokenPair | null) {
  const refreshTokens = pendingActor<TokenPair | null, TokenPair>();
  const refresher = createActor(
    tokenRefreshMachine.provide({ actors: { refreshTokens: refreshTokens.logic } }),
    { input: { tokens } },
  );
  const emitted: AnyEventObject[] = [];
  refresher.on('*', (event) => emitted.push(event));
  refresher.start();
  return { refresher, refreshTokens, emitted };
}

const validFor = (seconds: number, name?: string) => tokensExpiringAt(Date.now() + seconds * 1_000, name);

test('[TOK-04] a token is checked every 10 s and refreshed once it is under 30 s from expiry', async () => {
  const { refreshTokens, emitted } = startWith(validFor(49));
  vi.advanceTimersByTime(19_999);
  expect(refreshTokens.calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(refreshTokens.calls).toHaveLength(1);

  const tokens = validFor(39, 'b');
  await refreshTokens.last().resolve(tokens);
  expect(emitted).toEqual([{ type: 'refresh.succeed', tokens }]);
  vi.advanceTimersByTime(9_999);
  expect(refreshTokens.calls).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(refreshTokens.calls.map(({ input }) => input)).toEqual([expect.anything(), tokens]);
});

test.each([
  [29.999, 1],
  [30, 0],
])('[TOK-04] a token with %s s left at the start is refreshed at once %i times', (seconds, times) => {
  const { refreshTokens, refresher } = startWith(validFor(seconds));
  expect(refreshTokens.calls).toHaveLength(times);
  expect(isTokenChecked(refresher.getSnapshot())).toBe(times === 0);
});

test('[TOK-05, TOK-09, ERR-01] calls that fail together share one refresh, and a late one needs none', async () => {
  const old = validFor(900, 'old');
  const renewed = validFor(900, 'new');
  const { refresher, refreshTokens } = startWith(old);
  const calls = [1, 2, 3].map(() => demandRefresh(refresher, old.access_token));
  expect(refreshTokens.calls.map(({ input }) => input)).toEqual([old]);
  await refreshTokens.last().resolve(renewed);
  expect(await Promise.all(calls)).toEqual([renewed, renewed, renewed]);
  expect(await demandRefresh(refresher, old.access_token)).toEqual(renewed);
  expect(refreshTokens.calls).toHaveLength(1);
});

test.each([
  ['an answer without tokens', null],
  ['a 401', new RefusedError({ status: 401, message: 'No', textCode: 'TOKEN_INVALID' })],
])('[TOK-06] %s is a refusal: the callers get no tokens and the session ends', async (_, response) => {
  const tokens = validFor(900);
  const { refresher, refreshTokens, emitted } = startWith(tokens);
  const call = demandRefresh(refresher, tokens.access_token);
  await (response ? refreshTokens.last().reject(response) : refreshTokens.last().resolve(null));
  expect(await call).toBeNull();
  expect(emitted).toEqual([{ type: 'refresh.refuse' }]);
});

test('[TOK-06] a missing response keeps the tokens and is retried after 1, 2, 4 … 60 s, or once reconnected', async () => {
  const tokens = validFor(10);
  const { refresher, refreshTokens } = startWith(tokens);
  for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const before = refreshTokens.calls.length;
    await refreshTokens.last().reject(new TypeError('fetch'));
    expect(refresher.getSnapshot().context.tokens).toEqual(tokens);
    vi.advanceTimersByTime(pause * 1_000 - 1);
    expect(refreshTokens.calls).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(refreshTokens.calls).toHaveLength(before + 1);
  }
  await refreshTokens.last().reject(new RefusedError({ status: 429, message: 'Slow down' }));
  const before = refreshTokens.calls.length;
  refresher.send({ type: 'connection.restore' });
  expect(refreshTokens.calls).toHaveLength(before + 1);
});

test('[TOK-06] a caller whose refresh got no response receives an error', async () => {
  const tokens = validFor(900);
  const { refresher, refreshTokens } = startWith(tokens);
  const call = demandRefresh(refresher, tokens.access_token);
  const settled = call.catch((error: unknown) => error);
  await refreshTokens.last().reject(new TypeError('fetch'));
  expect(String(await settled)).toContain('no answer');
});

test('[TOK-10, TOK-11] a change of tokens by another tab resolves the calls here', async () => {
  const tokens = validFor(900);
  const { refresher, refreshTokens } = startWith(tokens);
  const renewed = demandRefresh(refresher, tokens.access_token);
  const theirs = validFor(900, 'theirs');
  refresher.send({ type: 'tokens.change', tokens: theirs });
  expect(await renewed).toEqual(theirs);
  expect(refreshTokens.last().signal.aborted).toBe(true);

  const abandoned = demandRefresh(refresher, theirs.access_token);
  refresher.send({ type: 'tokens.change', tokens: null });
  expect(await abandoned).toBeNull();
});
