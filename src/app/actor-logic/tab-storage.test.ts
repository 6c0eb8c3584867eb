// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPersistedValue } from '../../lib/storage/persisted-value.ts';
import type { PersistedValue } from '../../lib/storage/persisted-value.ts';
import { blankCart } from '../../machines/cart/cart-state.ts';
import { restoreCart, storeCart } from '../../machines/cart/cart-storage.ts';
import { cartResponse, filledCart } from '../../machines/cart/cart.fixtures.ts';
import { blankDraft, restoreDraft, storeDraft } from '../../machines/checkout/checkout-draft.ts';
import { isConnected } from '../../machines/connectivity/connectivity.machine.ts';
import { startTab } from '../../machines/root/root.fixtures.ts';
import { restoreSession, storeSession } from '../../machines/session/session-storage.ts';
import { tokensExpiringAt } from '../../machines/tokenRefresh/tokenRefresh.paths.ts';
import { createTabStorage } from './tab-storage.ts';

const FINGERPRINT = 'fingerprint-of-21-cha';
const tokens = tokensExpiringAt(Date.UTC(2200, 0));
let closings: (() => Promise<void>)[] = [];

/** What a page reads from this browser's storage when it opens; its actors start later, from that. */
function openPage() {
  const stored = {
    session: createPersistedValue({
      key: 'session',
      encode: storeSession,
      decode: (text) => restoreSession(text, () => FINGERPRINT),
    }),
    cart: createPersistedValue({ key: 'cart', encode: storeCart, decode: restoreCart }),
    checkoutDraft: createPersistedValue({ key: 'checkout', encode: storeDraft, decode: restoreDraft }),
  };
  return { stored, input: { session: stored.session.read(), cart: stored.cart.read() } };
}

/** A tab of this browser: starts from what is stored and shares it with the test's other tabs. */
function openTab({ stored, input } = openPage()) {
  const tab = startTab(input, { tabStorage: createTabStorage(stored) });
  const close = async () => {
    tab.root.stop();
    await Promise.all(Object.values(stored).map((value) => value.close()));
  };
  closings.push(close);
  return { ...tab, stored, close };
}

/** The value that other tabs have broadcast last. */
function received<Value>({ subscribe }: Pick<PersistedValue<Value>, 'subscribe'>): () => Value | undefined {
  let last: Value | undefined;
  subscribe((value) => void (last = value));
  return () => last;
}

/** A guest with items in the cart whose login has just been answered. */
async function guestLogsIn() {
  const tab = openTab();
  await tab.work.loadCart.last().resolve(cartResponse());
  tab.submitLogin();
  await tab.work.logIn.last().resolve(tokens);
  return tab;
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  for (const close of closings) await close();
  closings = [];
});

test('[CRT-09] a merge during which the tab is closed is requested again on the next visit', async () => {
  const tab = await guestLogsIn();
  expect(tab.work.mergeCart.calls).toHaveLength(1);
  await tab.close();
  const later = openTab();
  expect(later.cart.getSnapshot().context.cart.cartitemCount).toBe(2);
  expect(later.work.mergeCart.last().input).toEqual({ session: 'guest-key' });
});

test('[CRT-09] a pending merge is requested again on the next visit, a completed one is not', async () => {
  const tab = await guestLogsIn();
  await tab.work.mergeCart.last().reject(new Error('no network'));
  await tab.close();
  const later = openTab();
  await later.work.mergeCart.last().resolve(cartResponse({ sessionKey: 'user-key' }));
  await later.close();
  const last = openTab();
  expect(last.work.mergeCart.calls).toHaveLength(0);
  expect(last.work.loadCart.last().input.session).toBe('user-key');
});

test('[CRT-09, CRT-06] a write of another tab meanwhile does not lose the pending merge', async () => {
  const other = openTab();
  const tab = await guestLogsIn();
  await expect.poll(() => other.cart.getSnapshot().context.mergePending).toBe(true);
  await tab.close();
  other.cart.send({ type: 'cart.receive', cart: cartResponse() });
  await other.close();
  expect(openTab().work.mergeCart.last().input).toEqual({ session: 'guest-key' });
});

test('[TOK-01, TOK-11] a login in one tab also logs in the other one, which does not write it back', async () => {
  const [one, two] = [openTab(), openTab()];
  one.submitLogin();
  await one.work.logIn.last().resolve(tokens);
  const written = localStorage.getItem('session');
  await expect.poll(() => two.session.getSnapshot().hasTag('authenticated')).toBe(true);
  expect(localStorage.getItem('session')).toBe(written);
});

test('a login in another tab between the opening of a page and its start is kept', async () => {
  const page = openPage();
  const message = received(page.stored.session);
  const other = openTab();
  other.submitLogin();
  await other.work.logIn.last().resolve(tokens);
  await expect.poll(message).toMatchObject({ access_token: tokens.access_token });
  const late = openTab(page);
  expect(late.session.getSnapshot().context.access_token).toBe(tokens.access_token);
  expect(openPage().input.session.access_token).toBe(tokens.access_token);
  expect(other.session.getSnapshot().hasTag('authenticated')).toBe(true);
  late.session.send({ type: 'session.logout' });
  expect(openPage().input.session.access_token).toBeNull();
});

test('a logout in another tab between the opening of a page and its start is kept', async () => {
  const other = openTab();
  other.submitLogin();
  await other.work.logIn.last().resolve(tokens);
  const page = openPage();
  const message = received(page.stored.session);
  other.session.send({ type: 'session.logout' });
  await expect.poll(message).toMatchObject({ access_token: null });
  const late = openTab(page);
  expect(late.session.getSnapshot().hasTag('anonymous')).toBe(true);
  expect(openPage().input.session.access_token).toBeNull();
});

test('another tab’s cart and pending merge are kept if they arrive between a page’s opening and its start', async () => {
  const page = openPage();
  const message = received(page.stored.cart);
  const other = await guestLogsIn();
  await expect.poll(message).toMatchObject({ mergePending: true });
  const late = openTab(page);
  expect(openPage().input.cart).toMatchObject({ mergePending: true, cart: { sessionKey: 'guest-key' } });
  expect(late.cart.getSnapshot().context.cart).toEqual(other.cart.getSnapshot().context.cart);
});

test('[TOK-01, TOK-16] link_active is stored and shared by all tabs, and any tab that reaches the shop again restores it for all', async () => {
  const [one, two] = [openTab(), openTab()];
  const linkIn = ({ session }: typeof one) => session.getSnapshot().context.link_active;
  one.connectivity.send({ type: 'request.fail' });
  expect([linkIn(one), one.stored.session.read().link_active]).toEqual([false, false]);
  await expect.poll(() => linkIn(two)).toBe(false);
  // The second tab has not failed itself, and broadcasts nothing.
  expect(isConnected(two.connectivity.getSnapshot())).toBe(true);
  two.connectivity.send({ type: 'request.succeed' });
  expect(linkIn(two)).toBe(true);
  await expect.poll(() => linkIn(one)).toBe(true);
  expect(isConnected(one.connectivity.getSnapshot())).toBe(true);
});

test('[TOK-01] link_active is true at each start, whatever was stored', async () => {
  const tab = openTab();
  tab.connectivity.send({ type: 'request.fail' });
  await tab.close();
  expect(localStorage.getItem('session')).toContain('"link_active":false');
  expect(openTab().session.getSnapshot().context.link_active).toBe(true);
});

test('[TOK-02] the fingerprint of the first visit is kept', async () => {
  await openTab().close();
  expect(localStorage.getItem('session')).toContain(FINGERPRINT);
});

test('[CRT-10] the checkout draft is removed together with its cart', async () => {
  const tab = openTab();
  tab.stored.checkoutDraft.write({ ...blankDraft, note: 'Ring the bell' });
  await tab.work.loadCart.last().resolve(cartResponse());
  expect(tab.stored.checkoutDraft.read().note).toBe('Ring the bell');
  expect(tab.cart.getSnapshot().context.cart).toEqual(filledCart());
  tab.cart.send({ type: 'session.logout' });
  expect(tab.stored.checkoutDraft.read()).toEqual(blankDraft);
  expect(tab.stored.cart.read().cart).toEqual(blankCart);
});

test('[CRT-10] a note is kept while the removal of the last line can be undone, and cleared with the order', async () => {
  const tab = openTab();
  await tab.work.loadCart.last().resolve(cartResponse());
  tab.stored.checkoutDraft.write({ ...blankDraft, note: 'Ring the bell' });
  const [line] = filledCart().cartitems;
  tab.cart.send({ type: 'line.remove', id: line?.id ?? 0 });
  await tab.work.removeLine.last().resolve(cartResponse({ items: [], item_count: 0 }));
  expect(tab.cart.getSnapshot().context.cart.hasCartItems).toBe(false);
  expect(tab.stored.checkoutDraft.read().note).toBe('Ring the bell');
  tab.cart.send({ type: 'cart.receive', cart: cartResponse({ items: [], item_count: 0 }) });
  expect(tab.stored.checkoutDraft.read()).toEqual(blankDraft);
});
