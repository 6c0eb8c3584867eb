import type { InspectionEvent } from 'xstate';
import { expect, test } from 'vitest';
import { cartResponse } from '../cart/cart.fixtures.ts';
import { isLoggedIn } from '../session/session.selectors.ts';
import { blankSession, storedLogin } from '../session/session.paths.ts';
import { tokensExpiringAt } from '../tokenRefresh/tokenRefresh.paths.ts';
import { tabActorsOf, whenReady } from './root.machine.ts';
import { startTab } from './root.fixtures.ts';

const FAR = Date.UTC(2200, 0);
const PAST = Date.UTC(2020, 0);

/** A stored login that is valid until this time. */
const storedUntil = (expiry: number) => ({ ...storedLogin, ...tokensExpiringAt(expiry) });

test('[CRT-09, CRT-10, GRD-01] a login merges the guest’s cart; a logout aborts the merge; both go to the home page', async () => {
  const { session, paths, work, submitLogin } = startTab();
  await work.loadCart.last().resolve(cartResponse());
  submitLogin();
  await work.logIn.last().resolve(tokensExpiringAt(FAR));
  expect(work.mergeCart.last().input).toEqual({ session: 'guest-key' });
  session.send({ type: 'session.logout' });
  expect(work.mergeCart.last().signal.aborted).toBe(true);
  expect(paths).toEqual(['/', '/']);
});

test('[TOK-12, TOK-06] requests wait until the stored tokens are renewed and the session has the new ones', async () => {
  const { root, session, work } = startTab({ session: storedUntil(PAST) });
  let token: string | null = null;
  void whenReady(root).then(() => (token = session.getSnapshot().context.access_token));
  const renewed = tokensExpiringAt(FAR, 'renewed');
  await work.refreshTokens.last().resolve(renewed);
  await expect.poll(() => token).toBe(renewed.access_token);
});

test('[TOK-06, CRT-10] a refused refresh logs out and leaves an empty cart', async () => {
  const { session, cart, work } = startTab({ session: storedUntil(PAST) });
  await work.refreshTokens.last().resolve(null);
  expect(isLoggedIn(session.getSnapshot())).toBe(false);
  expect(cart.getSnapshot().context.cart.hasCartItems).toBe(false);
});

test('[TOK-04] the tokens of a login, and those of another tab, are used for the next refresh', async () => {
  const { session, tokenRefresh, work, submitLogin } = startTab();
  submitLogin();
  const mine = tokensExpiringAt(FAR, 'mine');
  await work.logIn.last().resolve(mine);
  expect(tokenRefresh.getSnapshot().context.tokens).toEqual(mine);
  const theirs = tokensExpiringAt(FAR, 'theirs');
  session.send({ type: 'session.sync', stored: { ...blankSession, ...theirs } });
  expect(tokenRefresh.getSnapshot().context.tokens).toEqual(theirs);
});

test('[A78] waiting calls are repeated when the shop is reachable again', async () => {
  const { connectivity, cart, work } = startTab();
  await work.loadCart.last().reject(new Error('no network'));
  connectivity.send({ type: 'request.fail' });
  expect(cart.getSnapshot().hasTag('retryable')).toBe(true);
  connectivity.send({ type: 'request.succeed' });
  expect([cart.getSnapshot().hasTag('retryable'), work.loadCart.calls.length]).toEqual([false, 2]);
});

test('an inspector of the root sees every actor of the tab as part of one system', () => {
  const seen: InspectionEvent[] = [];
  const { root } = startTab({}, { inspect: (event) => seen.push(event) });
  const created = seen.filter(({ type }) => type === '@xstate.actor');
  expect(created.map(({ actorRef }) => ('id' in actorRef ? actorRef.id : ''))).toEqual(
    expect.arrayContaining(['relay', 'session', 'tokenRefresh', 'connectivity', 'cart', 'readinessGate']),
  );
  expect(new Set(seen.map(({ rootId }) => rootId))).toEqual(new Set([root.sessionId]));
  for (const [name, actor] of Object.entries(tabActorsOf(root.getSnapshot())))
    expect(root.system.get(name)).toBe(actor);
  root.stop();
  expect(() => tabActorsOf({ ...root.getSnapshot(), children: {} })).toThrow('the root has ended');
});
