import type { PersistedValue } from '../lib/storage/persisted-value.ts';
import type { CartContext, CartInput } from '../machines/cart/cart.types.ts';
import { blankDraft, storeDraft } from '../machines/checkout/checkout-draft.ts';
import type { CheckoutDraft } from '../machines/checkout/checkout.types.ts';
import { isConnected } from '../machines/connectivity/connectivity.machine.ts';
import { storeSession } from '../machines/session/session-storage.ts';
import type { SessionContext, StoredSession } from '../machines/session/session.types.ts';
import type { TabActors } from './start-actors.ts';

interface Surroundings {
  storedSession: PersistedValue<StoredSession, SessionContext>;
  storedCart: PersistedValue<CartInput, CartContext>;
  checkoutDraft: PersistedValue<CheckoutDraft>;
  navigate: (path: string) => void;
}

/** Ties the actors to each other, to storage and other tabs, and to the browser's network events. */
export function connectActors(actors: TabActors, surroundings: Surroundings): void {
  shareSession(actors, surroundings);
  shareCart(actors, surroundings);
  renewTokens(actors);
  followConnectivity(actors);
}

/** Every change of the session is stored; other tabs' changes come in; its navigation requests are obeyed. */
function shareSession({ session, cart }: TabActors, { storedSession, navigate }: Surroundings): void {
  let written = storeSession(session.getSnapshot().context);
  storedSession.write(session.getSnapshot().context);
  session.subscribe(({ context }) => {
    const text = storeSession(context);
    if (text === written) return;
    written = text;
    storedSession.write(context);
  });
  storedSession.subscribe((stored) => {
    // What came from another tab must not be told back to it.
    written = storeSession(stored);
    session.send({ type: 'session.sync', stored });
  });
  session.on('navigation.request', ({ path }) => navigate(path));
  session.on('session.login', (event) => cart.send(event));
  session.on('session.logout', (event) => cart.send(event));
}

/** The cart is stored as it changes; only this tab's own changes are told to the others (ATC-05). */
function shareCart({ cart }: TabActors, { storedCart, checkoutDraft }: Surroundings): void {
  cart.on('cart.change', () => storedCart.write(cart.getSnapshot().context));
  storedCart.subscribe((stored) => cart.send({ type: 'cart.sync', ...stored }));
  // Ordered, emptied or logged out of: what was typed at the checkout belonged to that cart.
  cart.on('cart.change', ({ cart: { hasCartItems } }) => {
    if (!hasCartItems && storeDraft(checkoutDraft.read()) !== storeDraft(blankDraft))
      checkoutDraft.write(blankDraft);
  });
}

/** New tokens reach the session, and a new session's tokens the refresh (TOK-04, TOK-06). */
function renewTokens({ session, tokenRefresh }: TabActors): void {
  tokenRefresh.on('refresh.succeed', ({ tokens }) => {
    if (tokens.access_token === session.getSnapshot().context.access_token) return;
    session.send({ type: 'tokens.refresh', tokens });
  });
  tokenRefresh.on('refresh.refuse', () => session.send({ type: 'tokens.refuse' }));
  session.subscribe(({ context: { access_token, refresh_token } }) => {
    const tokens = access_token && refresh_token ? { access_token, refresh_token } : null;
    tokenRefresh.send({ type: 'tokens.change', tokens });
  });
}

/** When the shop can be reached again, whatever waited for it goes on (A78). */
function followConnectivity({ connectivity, session, tokenRefresh, cart }: TabActors): void {
  let wasActive = true;
  connectivity.subscribe((snapshot) => {
    const active = isConnected(snapshot);
    const restored = active && !wasActive;
    wasActive = active;
    if (!restored) return;
    for (const actor of [session, tokenRefresh, cart]) actor.send({ type: 'connection.restore' });
  });
  window.addEventListener('online', () => connectivity.send({ type: 'browser.online' }));
}
