import { fromCallback } from 'xstate';
import type { ActorSystem, AnyEventObject, CallbackActorLogic } from 'xstate';
import type { PersistedValue } from '../../lib/storage/persisted-value.ts';
import type { CartContext, CartInput } from '../../machines/cart/cart.types.ts';
import { nextDraft } from '../../machines/checkout/checkout-draft.ts';
import type { CheckoutDraft } from '../../machines/checkout/checkout.types.ts';
import type { TabActors } from '../../machines/root/root.types.ts';
import type { SessionContext, StoredSession } from '../../machines/session/session.types.ts';

/** Actor state that outlives the page and is shared by all tabs. */
export interface StoredValues {
  session: PersistedValue<StoredSession, SessionContext | StoredSession>;
  cart: PersistedValue<CartInput, CartContext>;
  checkoutDraft: PersistedValue<CheckoutDraft>;
}

/**
 * Persists session and cart after every change, and applies other tabs' writes. Writes since page load come
 * first: until then the machines are out of date and are not persisted.
 */
export function createTabStorage(stored: StoredValues): CallbackActorLogic<AnyEventObject> {
  return fromCallback(({ sendBack, system }) => {
    const { session, cart } = actorsOf(system);
    const opened = { session: session.getSnapshot().context, cart: cart.getSnapshot().context.cart };
    const found = { session: stored.session.read(), cart: stored.cart.read() };
    let isSessionOld = found.session.access_token !== opened.session.access_token;
    let isCartOld = found.cart.cart !== opened.cart;
    if (isSessionOld) sendBack({ type: 'session.sync', stored: { ...found.session, link_active: true } });
    // Keeps the fingerprint of a first visit (TOK-02).
    else stored.session.write(opened.session);
    if (isCartOld) sendBack({ type: 'cart.sync', ...found.cart });
    const subscriptions = [
      session.subscribe(({ context }) => {
        isSessionOld &&= context.access_token === opened.session.access_token;
        if (!isSessionOld) stored.session.write(context);
      }),
      cart.subscribe(({ context }) => {
        isCartOld &&= context.cart === opened.cart;
        if (!isCartOld) stored.cart.write(context);
      }),
      // Ordered or logged out: the draft belonged to that cart. A line just removed may be restored.
      cart.on('cart.change', ({ cart: { hasCartItems } }) => {
        const isRemoval = cart.getSnapshot().context.notice?.kind === 'removed';
        if (!hasCartItems && !isRemoval) stored.checkoutDraft.write(nextDraft(stored.checkoutDraft.read()));
      }),
    ];
    const stops = [
      stored.session.subscribe((theirs) => sendBack({ type: 'session.sync', stored: theirs })),
      stored.cart.subscribe((theirs) => sendBack({ type: 'cart.sync', ...theirs })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const stop of stops) stop();
    };
  });
}

function actorsOf(system: ActorSystem<{ actors: TabActors }>) {
  const [session, cart] = [system.get('session'), system.get('cart')];
  if (!session || !cart) throw new Error('session and cart start with the root');
  return { session, cart };
}
