import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { TokenPair } from '../../graphql/generated/types.ts';
import { createHostCalls } from '../../graphql/host-calls.ts';
import { RefusedError } from '../../lib/failure.ts';
import type { PersistedValue } from '../../lib/storage/persisted-value.ts';
import type { SessionContext, StoredSession } from '../../machines/session/session.types.ts';
import { tokensExpiringAt } from '../../machines/tokenRefresh/tokenRefresh.paths.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { provideTokenRefresh } from './session-actors.ts';

const FAR = Date.UTC(2200, 0);
const before = tokensExpiringAt(FAR, 'before');
const renewed = tokensExpiringAt(FAR, 'renewed');
const session = (tokens: TokenPair) =>
  ({ ...tokens, auth_fingerprint: 'print' }) as StoredSession & TokenPair;

const tabs = ['a', 'b'] as const;
type Step = `${(typeof tabs)[number]} demands` | `${(typeof tabs)[number]} hears` | 'the host answers';
const STEPS: readonly Step[] = ['a demands', 'b demands', 'the host answers', 'a hears', 'b hears'];

/** The host responds only after a demand; a tab hears only after the host has responded. */
const canFollow = (taken: readonly Step[], step: Step): boolean =>
  step === 'the host answers'
    ? taken.some((one) => one.endsWith('demands'))
    : !step.endsWith('hears') || taken.includes('the host answers');

/** All possible orders of the steps. */
function orders(taken: readonly Step[] = []): (readonly Step[])[] {
  const left = STEPS.filter((step) => !taken.includes(step));
  if (left.length === 0) return [taken];
  return left.filter((step) => canFollow(taken, step)).flatMap((step) => orders([...taken, step]));
}

/** Resolves once everything already due has run. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Two tabs with real work and a lock over shared storage, and a host that answers on demand. */
function openTabs() {
  let value = session(before);
  const stored: PersistedValue<StoredSession, SessionContext | StoredSession> = {
    read: () => value,
    write: (next) => void (value = next as StoredSession & TokenPair),
    subscribe: () => () => undefined,
    close: async () => undefined,
  };
  const requested: PromiseWithResolvers<unknown>[] = [];
  const refresh = () => {
    const call = Promise.withResolvers<unknown>();
    requested.push(call);
    return call.promise;
  };
  const host = createHostCalls(createFakeClient({ RefreshToken: refresh }).client);
  const open = () => createActor(provideTokenRefresh(host, stored), { input: { tokens: before } }).start();
  const actors = { a: open(), b: open() };
  const take = async (step: Step, response: (call: PromiseWithResolvers<unknown>) => void) => {
    const [who] = step.split(' ');
    const actor = who === 'a' || who === 'b' ? actors[who] : null;
    if (actor && step.endsWith('demands'))
      actor.send({ type: 'refresh.demand', access_token: before.access_token });
    else if (actor) actor.send({ type: 'tokens.change', tokens: value });
    else {
      await expect.poll(() => requested.length, { interval: 1 }).toBe(1);
      requested.forEach(response);
    }
    await settle();
  };
  return { actors, requested, take, stored };
}

let closed: (() => void)[] = [];
beforeEach(() => (closed = []));
afterEach(() => closed.forEach((close) => close()));

describe('two tabs whose calls were refused with TOKEN_EXPIRED', () => {
  test.each(orders().map((order) => [order.join(', '), order] as const))(
    '[TOK-10, A60] request new tokens once, and both receive them: %s',
    async (_, order) => {
      const { actors, requested, take, stored } = openTabs();
      closed.push(...tabs.map((tab) => () => actors[tab].stop()));
      for (const step of order) await take(step, (call) => call.resolve({ userRefreshToken: renewed }));
      const isBusy = () => tabs.some((tab) => actors[tab].getSnapshot().hasTag('refreshing'));
      await expect.poll(isBusy, { interval: 1 }).toBe(false);
      expect(requested).toHaveLength(1);
      expect(stored.read()).toMatchObject(renewed);
      for (const tab of tabs) expect(actors[tab].getSnapshot().context.tokens).toMatchObject(renewed);
    },
  );

  test('[TOK-10] the second requests them when the first got no response', async () => {
    const { actors, requested, take } = openTabs();
    closed.push(...tabs.map((tab) => () => actors[tab].stop()));
    await take('a demands', () => undefined);
    await take('b demands', () => undefined);
    await expect.poll(() => requested.length).toBe(1);
    requested[0]?.reject(new RefusedError({ status: 500, message: 'Down' }));
    await expect.poll(() => requested.length).toBe(2);
    requested[1]?.resolve({ userRefreshToken: renewed });
    await expect.poll(() => actors.b.getSnapshot().context.tokens).toMatchObject(renewed);
    expect(actors.a.getSnapshot().context.tokens).toMatchObject(before);
  });
});

test('[TOK-13] a logout during a token refresh stays in effect', async () => {
  const { actors, requested, take, stored } = openTabs();
  closed.push(...tabs.map((tab) => () => actors[tab].stop()));
  await take('a demands', () => undefined);
  await expect.poll(() => requested.length).toBe(1);
  const loggedOut = { ...stored.read(), access_token: null, refresh_token: null };
  stored.write(loggedOut);
  requested[0]?.resolve({ userRefreshToken: renewed });
  await expect.poll(() => actors.a.getSnapshot().hasTag('refreshing')).toBe(false);
  expect(stored.read()).toEqual(loggedOut);
  expect(actors.a.getSnapshot().context.tokens).toBeNull();
});
