import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor, ActorRefFrom, SnapshotFrom } from 'xstate';
import { usePageRestore } from '../../components/layout/use-page-restore.ts';
import { useCartRef } from '../../state/cart.ts';
import { useCheckoutDraft } from '../../state/checkout-draft.ts';
import { useDrafts } from '../../state/drafts.ts';
import { useConnectionRestore } from '../../state/connectivity.ts';
import { useScreenMachine } from '../../state/screen-machines.ts';
import { provideCheckout } from './checkout-actors.ts';
import { readAddressDraft } from './address-draft.ts';
import type { PersistedValue } from '../../lib/storage/persisted-value.ts';
import type { cartMachine } from '../../machines/cart/cart.machine.ts';
import { draftOf, storeDraft } from '../../machines/checkout/checkout-draft.ts';
import type { checkoutMachine } from '../../machines/checkout/checkout.machine.ts';
import type { CheckoutDraft, CheckoutEvent } from '../../machines/checkout/checkout.types.ts';

import { focusSection, submitAddressForm } from './focus-section.ts';

type CheckoutActor = Actor<typeof checkoutMachine>;

/** State and events of the checkout steps. */
export interface Checkout {
  snapshot: SnapshotFrom<typeof checkoutMachine>;
  send: (event: CheckoutEvent) => void;
}

/** Runs the checkout: follows the cart, and opens the payment URL when the order is placed (CHK-06). */
export function useCheckout(): Checkout {
  const cart = useCartRef();
  const draft = useCheckoutDraft();
  const drafts = useDrafts();
  const [snapshot, send, actor] = useMachine(useScreenMachine(provideCheckout), {
    input: {
      cart: cart.getSnapshot().context.cart,
      ...draft.read(),
      addressForm: readAddressDraft(drafts, null) === null ? null : 'new',
    },
  });
  useEffect(() => {
    const payment = actor.on('payment.open', ({ url }) => window.location.assign(url));
    const missing = actor.on('missing.show', ({ part }) => focusSection(part));
    const address = actor.on('address.submit', submitAddressForm);
    return () => {
      for (const subscription of [payment, missing, address]) subscription.unsubscribe();
    };
  }, [actor]);
  usePageRestore(() => send({ type: 'page.restore' }));
  useConnectionRestore(() => send({ type: 'connection.restore' }));
  useEffect(() => followCart(actor, cart), [actor, cart]);
  useEffect(() => shareDraft(actor, draft), [actor, draft]);
  return { snapshot, send };
}

/** Forwards every cart change to the checkout, including those of other tabs. */
function followCart(checkout: CheckoutActor, cart: ActorRefFrom<typeof cartMachine>): () => void {
  let known = cart.getSnapshot().context.cart;
  const changes = cart.subscribe(({ context }) => {
    if (context.cart === known) return;
    known = context.cart;
    checkout.send({ type: 'cart.sync', cart: known });
  });
  return () => changes.unsubscribe();
}

/** Stores the draft, and adopts the attempts of other tabs so that an order is sent only once (CHK-08). */
function shareDraft(checkout: CheckoutActor, draft: PersistedValue<CheckoutDraft>): () => void {
  const current = () => draftOf(checkout.getSnapshot().context);
  let known = storeDraft(current());
  const changes = checkout.subscribe(() => {
    const text = storeDraft(current());
    if (text === known) return;
    known = text;
    draft.write(current());
  });
  const stop = draft.subscribe(({ attempt }) => {
    // Another tab's attempt must not be sent back to it.
    known = storeDraft({ ...current(), attempt });
    checkout.send({ type: 'attempt.sync', attempt });
  });
  return () => {
    changes.unsubscribe();
    stop();
  };
}
