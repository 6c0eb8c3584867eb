import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { filledCart } from '../../src/machines/cart/cart.fixtures.ts';
import {
  expressPost,
  savedAddress,
  standardPost,
  surcharges,
} from '../../src/machines/checkout/checkout.fixtures.ts';
import type { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts';
import { checkoutModel } from '../../src/machines/checkout/checkout.paths.ts';
import { done, failed } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { STANDARD_POST } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { HeldCalls, startsAfresh } from './held-calls.ts';

type Checkout = SnapshotFrom<typeof checkoutMachine>;

const REFUSAL = 'The price has changed';
const home = savedAddress();
const noNetwork = new Error('no network');

/** The checkout of the machine's own model for somebody with one saved address, and what a host can answer. */
const model: typeof checkoutModel = {
  ...checkoutModel,
  events: [
    done('loadCheckout', { cart: filledCart(), addresses: [home] }),
    failed('loadCheckout', noNetwork),
    { type: 'checkout.retry' },
    done('quoteShipping', [standardPost, expressPost]),
    done('quoteShipping', []),
    failed('quoteShipping', noNetwork),
    { type: 'quote.request' },
    done('requestQuote'),
    failed('requestQuote', noNetwork),
    { type: 'option.choose', shipping_type_id: standardPost.shipping_type_id },
    done(
      'priceOrder',
      filledCart({ shipping_type: standardPost.shipping_type_id, shipping_address: home.id }),
    ),
    done('askSurcharges', surcharges(25)),
    { type: 'note.change', note: 'Ring the bell' },
    { type: 'order.submit' },
    done('submitOrder', { success: true, payment: 'https://pay.example/1', message: null }),
    done('submitOrder', { success: false, payment: null, message: REFUSAL }),
    failed('submitOrder', noNetwork),
  ],
  project: (context) => [checkoutModel.project(context), context.failure?.reason],
};

/** Each user event only where the screen has its control; nothing follows once the browser has left. */
function isPossible({ source, events }: EdgePath<typeof checkoutMachine>): boolean {
  const type = events.at(-1)?.type ?? '';
  if (source.hasTag('busy')) return type.startsWith('xstate.');
  if (type === 'checkout.retry') return source.hasTag('failed');
  if (type === 'quote.request') return source.hasTag('quoteless') && !source.hasTag('quoteRequested');
  if (type === 'option.choose') return source.hasTag('choosingShipping');
  if (type === 'order.submit') return source.hasTag('ready');
  return source.matches('editing');
}

interface Held {
  address: HeldCalls;
  quote: HeldCalls;
  request: HeldCalls;
  order: HeldCalls;
}

function playOn(shopper: Shopper, held: Held): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  return {
    'checkout.retry': () => page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    'quote.request': () => shopper.button('Ask us for a quote').click(),
    'option.choose': () => page.getByText(STANDARD_POST, { exact: true }).click(),
    'note.change': () => page.getByLabel('Note to the workshop').fill('Ring the bell'),
    'order.submit': () => shopper.orderButton().click(),
    'xstate.done.actor.loadCheckout': () => held.address.goesThrough(),
    'xstate.error.actor.loadCheckout': () => held.address.trips(),
    'xstate.done.actor.quoteShipping': ({ output }) =>
      output.length === 0 ? held.quote.isAnswered([]) : held.quote.goesThrough(),
    'xstate.error.actor.quoteShipping': () => held.quote.trips(),
    'xstate.done.actor.requestQuote': () => held.request.isAnswered({ success: true, message: null }),
    'xstate.error.actor.requestQuote': () => held.request.trips(),
    // The cart and the surcharges are answered by themselves.
    'xstate.done.actor.askSurcharges': () => expect(shopper.orderButton()).toBeEnabled(),
    'xstate.done.actor.submitOrder': ({ output }) =>
      output.success ? held.order.goesThrough() : held.order.isAnswered({ ...output, order_id: null }),
    'xstate.error.actor.submitOrder': () => held.order.trips(),
  };
}

async function check(shopper: Shopper, held: Held, state: Checkout): Promise<void> {
  const { page } = shopper;
  if (state.matches('redirecting')) return expect(page).toHaveURL(/\/sandbox-payment\//);
  if (state.matches({ editing: 'pricing' }) || state.matches({ editing: 'askingSurcharges' })) return;
  if (state.matches('loading')) await held.address.comes();
  if (state.matches({ editing: 'quoting' })) await held.quote.comes();
  if (state.matches('submitting')) await held.order.comes();
  const seen: [string | RegExp, boolean][] = [
    [/^We cannot reach the shop right now$/, state.matches('loadFailed')],
    ['We could not ask what shipping costs.', state.matches({ editing: 'quoteFailed' })],
    ['Thank you, we will work it out and write to you by e-mail.', state.hasTag('quoteRequested')],
    [STANDARD_POST, (state.context.quotes?.length ?? 0) > 0],
  ];
  for (const [text, visible] of seen) await expect(page.getByText(text)).toBeVisible({ visible });
  const { failure } = state.context;
  const editing = state.matches('editing') && !state.matches({ editing: 'quoteFailed' });
  await expect(page.getByText(REFUSAL)).toBeVisible({ visible: editing && failure?.reason === 'refused' });
  const unanswered = editing && failure?.reason === 'unreachable';
  // What can fail while nothing can be ordered is the request for a quote.
  await expect(page.getByText('something went wrong')).toBeVisible({
    visible: unanswered && !state.hasTag('quoteless'),
  });
  await expect(page.getByText(/^We cannot reach the shop right now\. What you typed/)).toBeVisible({
    visible: unanswered && state.hasTag('quoteless'),
  });
  if (state.hasTag('ready')) await expect(shopper.orderButton()).toBeEnabled();
  if (state.hasTag('choosingShipping')) await expect(shopper.orderButton()).toBeDisabled();
}

test('[CHK-06, CHK-07, CHK-08] the checkout shows what its machine says, on every edge with one saved address', async ({
  shopper,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.expect(/sell\/(address|cart)/);
  const { page } = shopper;
  await shopper.preparesOrder();
  const at = (path: string) => HeldCalls.of(page, new RegExp(`/sell/${path}$`));
  for (const walk of coveringWalks(model, isPossible)) {
    await startsAfresh(page);
    const held: Held = {
      address: await at('address'),
      quote: await at('cart/shippingQuote'),
      request: await at('cart/requestShippingQuote'),
      order: await at('cart/submitOrder'),
    };
    const actions = playOn(shopper, held);
    await shopper.opens('/checkout');
    for (const { event, target } of walk) {
      await actions[event.type]?.(event);
      await check(shopper, held, target);
    }
  }
});
