import { fromCallback } from 'xstate';
import type { ActorSystem, AnyEventObject, CallbackActorLogic } from 'xstate';
import type { PersistedValue } from '../../lib/storage/persisted-value.ts';
import type { CartContext, CartInput } from '../../machines/cart/cart.types.ts';
import { nextDraft } from '../../machines/checkout/checkout-draft.ts';
import type { CheckoutDraft } from '../../machines/checkout/checkout.types.ts';
import type { TabActors } from '../../machines/root/root.types.ts';
import type { SessionContext, StoredSession } from '../../machines/session/session.types.ts';

/** What of the tab's actors outlives the page and is the same in all tabs. */
export interface StoredValues {
  session: PersistedValue<StoredSession, SessionContext | StoredSession>;
  cart: PersistedValue<CartInput, CartContext>;
  checkoutDraft: PersistedValue<CheckoutDraft>;
}

/** Session and cart are written after every change of their machines, and what other tabs write comes in. */
export function createTabStorage(stored: StoredValues): CallbackActorLogic<AnyEventObject> {
  return fromCallback(({ sendBack, system }) => {
    const { session, cart } = actorsOf(system);
    // The fingerprint of a first visit (TOK-02).
    stored.session.write(session.getSnapshot().context);
    const subscriptions = [
      session.subscribe(({ context }) => stored.session.write(context)),
      cart.subscribe(({ context }) => stored.cart.write(context)),
      // Ordered, emptied or logged out: what was typed at the checkout belonged to that cart.
      cart.on('cart.change', ({ cart: { hasCartItems } }) => {
        if (!hasCartItems) stored.checkoutDraft.write(nextDraft(stored.checkoutDraft.read()));
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
