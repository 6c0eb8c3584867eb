import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { filledCart } from '../../src/machines/cart/cart.fixtures.ts';
import {
  expressPost,
  savedAddress,
  standardPost,
  surcharges,
} from '../../src/machines/checkout/checkout.fixtures.ts';
import type { checkoutMachine } from '../../src/machines/checkout/checkout.machine.ts';
import type { MissingPart, ShippingOffer } from '../../src/machines/checkout/checkout.types.ts';
import { isAddressFormOpen } from '../../src/machines/checkout/checkout.selectors.ts';
import { checkoutModel } from '../../src/machines/checkout/checkout.paths.ts';
import { doneEvent, errorEvent } from '../../src/machines/testing/machine-events.ts';
import type { EdgePath } from '../../src/machines/testing/machine-model.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { STANDARD_POST } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coveringWalks } from './covering-walks.ts';
import { PendingCalls, startsAfresh } from './pending-calls.ts';
import { playWalk } from './play-walk.ts';

type Checkout = SnapshotFrom<typeof checkoutMachine>;

const EDGES = 103;
const EXPRESS_POST = 'Express Post $14.10';
const REFUSAL = 'The price has changed';
const home = savedAddress();
const noNetwork = new Error('no network');

const pricedWith = ({ shipping_type_id: shipping_type, amount }: ShippingOffer) =>
  doneEvent(
    'priceOrder',
    filledCart({ shipping_type, shipping_address: home.id, total_amount: 25 + amount }),
  );

/** The machine's own model for a shopper with one saved address, restricted to possible responses. */
const model: typeof checkoutModel = {
  ...checkoutModel,
  events: [
    doneEvent('loadCheckout', { cart: filledCart(), addresses: [home] }),
    errorEvent('loadCheckout', noNetwork),
    { type: 'checkout.retry' },
    doneEvent('quoteShipping', [standardPost, expressPost]),
    doneEvent('quoteShipping', []),
    errorEvent('quoteShipping', noNetwork),
    { type: 'quote.request' },
    doneEvent('requestQuote'),
    errorEvent('requestQuote', noNetwork),
    { type: 'option.choose', shipping_type_id: expressPost.shipping_type_id },
    ...[standardPost, expressPost].map(pricedWith),
    errorEvent('priceOrder', noNetwork),
    doneEvent('loadSurcharges', surcharges(25)),
    errorEvent('loadSurcharges', noNetwork),
    { type: 'note.change', note: 'Ring the bell' },
    { type: 'address.add' },
    { type: 'address.edit', id: home.id },
    { type: 'address.cancel' },
    { type: 'order.submit' },
    doneEvent('submitOrder', { success: true, payment: 'https://pay.example/1', message: null }),
    doneEvent('submitOrder', { success: false, payment: null, message: REFUSAL }),
    errorEvent('submitOrder', noNetwork),
  ],
  project: (context) => [
    checkoutModel.project(context),
    context.form.shipping_option_id,
    context.failure?.reason,
  ],
};

/** User events only where the screen has the control; none after the browser has left. */
function isPossible({ source, events }: EdgePath<typeof checkoutMachine>): boolean {
  const event: AnyEventObject | undefined = events.at(-1);
  const type = event?.type ?? '';
  const { shipping_option_id } = source.context.form;
  const isFirst = shipping_option_id === standardPost.shipping_type_id;
  if (type === 'xstate.done.actor.priceOrder') return event?.['output'].shipping_type === shipping_option_id;
  if (source.hasTag('busy')) return type.startsWith('xstate.');
  if (source.matches('editing') && isAddressFormOpen(source.context)) return type === 'address.cancel';
  if (type === 'address.add' || type === 'address.edit')
    return source.hasTag('ready') && source.context.failure === null && isFirst;
  if (type === 'checkout.retry') return source.hasTag('failed');
  if (type === 'quote.request') return source.hasTag('quoteless') && !source.hasTag('quoteRequested');
  if (type === 'option.choose')
    return source.hasTag('ready') && event?.['shipping_type_id'] !== shipping_option_id;
  if (type === 'order.submit') return source.matches('editing');
  return type === 'note.change' && source.hasTag('ready');
}

interface Calls {
  address: PendingCalls;
  quote: PendingCalls;
  request: PendingCalls;
  price: PendingCalls;
  surcharges: PendingCalls;
  order: PendingCalls;
}

function driversOf(shopper: Shopper, calls: Calls): Record<string, (event: AnyEventObject) => Promise<void>> {
  const { page } = shopper;
  return {
    'checkout.retry': () => page.getByRole('main').getByRole('button', { name: 'Try again' }).click(),
    'quote.request': () => shopper.button('Ask us for a quote').click(),
    'option.choose': () => {
      calls.price.holdsBack();
      return page.getByText(EXPRESS_POST, { exact: true }).click();
    },
    'address.add': () => shopper.button('Add another address').click(),
    'address.edit': () => page.getByRole('button', { name: /^Edit Ada Byron/ }).click(),
    'address.cancel': () => shopper.button('Cancel').click(),
    'note.change': () => page.getByLabel('Note to the workshop').fill('Ring the bell'),
    'order.submit': () => page.getByRole('button', { name: /^Order and pay/ }).click(),
    'xstate.done.actor.loadCheckout': () => calls.address.goesThrough(),
    'xstate.error.actor.loadCheckout': () => calls.address.trips(),
    'xstate.done.actor.quoteShipping': ({ output }) => {
      calls.price.holdsBack();
      return output.length === 0 ? calls.quote.respondsWith([]) : calls.quote.goesThrough();
    },
    'xstate.error.actor.quoteShipping': () => calls.quote.trips(),
    'xstate.done.actor.requestQuote': () => calls.request.respondsWith({ success: true, message: null }),
    'xstate.error.actor.requestQuote': () => calls.request.trips(),
    'xstate.done.actor.priceOrder': () => calls.price.letsThrough(),
    'xstate.error.actor.priceOrder': () => calls.price.trips(),
    'xstate.done.actor.loadSurcharges': () => calls.surcharges.goesThrough(),
    'xstate.error.actor.loadSurcharges': () => calls.surcharges.trips(),
    'xstate.done.actor.submitOrder': ({ output }) => {
      calls.price.holdsBack();
      return output.success
        ? calls.order.goesThrough()
        : calls.order.respondsWith({ ...output, order_id: null });
    },
    'xstate.error.actor.submitOrder': () => {
      calls.price.holdsBack();
      return calls.order.trips();
    },
  };
}

/** The message when the order button is pressed without this part. */
function wordsFor(part: MissingPart, isQuoteless: boolean): RegExp {
  if (part === 'payment') return /^We do not know the payment surcharge yet/;
  return isQuoteless ? /^We cannot ship to this address yet/ : /^We do not know yet what shipping costs/;
}

async function check(shopper: Shopper, state: Checkout): Promise<void> {
  const { page } = shopper;
  const seen: [string | RegExp, boolean][] = [
    [/^We cannot reach the shop right now$/, state.matches('loadFailed')],
    ['We could not look up the shipping cost.', state.hasTag('unquoted') || state.hasTag('unpriced')],
    ['We could not look up the payment surcharge.', state.hasTag('surchargesFailed')],
    ['Thank you, we will work it out and write to you by e-mail.', state.hasTag('quoteRequested')],
    [STANDARD_POST, (state.context.quotes?.length ?? 0) > 0],
    [/^Sorry, none of our ways of shipping/, state.hasTag('quoteless') && !state.hasTag('quoteRequested')],
  ];
  for (const [text, visible] of seen) await expect(page.getByText(text)).toBeVisible({ visible });
  const { failure } = state.context;
  const editing = state.matches('editing') && !state.hasTag('failed');
  await expect(page.getByText(REFUSAL)).toBeVisible({ visible: editing && failure?.reason === 'refused' });
  const unanswered = editing && failure?.reason === 'unreachable';
  // While nothing can be ordered, only the request for a quote can fail.
  await expect(page.getByText(/something went wrong/)).toBeVisible({
    visible: unanswered && !state.hasTag('quoteless'),
  });
  await expect(page.getByText(/^We cannot reach the shop right now\. What you typed/)).toBeVisible({
    visible: unanswered && state.hasTag('quoteless'),
  });
  const { addressForm } = state.context;
  await expect(page.getByLabel('First name')).toBeVisible({
    visible: addressForm !== null,
  });
  const { missing } = state.context;
  if (missing !== null)
    await expect(page.getByText(wordsFor(missing, state.hasTag('quoteless')))).toBeVisible();
}

/** What the screen shows in each state, in addition to `check`. */
function checksOf(shopper: Shopper, calls: Calls): Record<string, (state: Checkout) => Promise<void>> {
  const look = (state: Checkout) => check(shopper, state);
  const lookWith = (expectation: () => Promise<void>) => async (state: Checkout) => {
    await expectation();
    await look(state);
  };
  const isOrderable = () => expect(shopper.orderButton()).toBeEnabled();
  const isIncomplete = () => expect(shopper.button('Order and pay')).toBeEnabled();
  return {
    loading: lookWith(() => calls.address.comes()),
    loadFailed: look,
    'editing.quoting': lookWith(async () => {
      await calls.quote.comes();
      await isIncomplete();
    }),
    'editing.quoteFailed': lookWith(isIncomplete),
    'editing.quoteless': lookWith(isIncomplete),
    'editing.requestingQuote': lookWith(() => calls.request.comes()),
    'editing.quoteRequested': lookWith(isIncomplete),
    'editing.priceFailed': lookWith(isIncomplete),
    'editing.pricing': lookWith(async () => {
      await calls.price.comes();
      await isIncomplete();
    }),
    'editing.loadingSurcharges': lookWith(async () => {
      await calls.surcharges.comes();
      await isIncomplete();
    }),
    'editing.surchargesFailed': lookWith(isIncomplete),
    'editing.ready': lookWith(isOrderable),
    submitting: lookWith(() => calls.order.comes()),
    redirecting: () => expect(shopper.page).toHaveURL(/\/sandbox-payment\//),
  };
}

test('the checkout shows the state of its machine, on every edge with one saved address', async ({
  shopper,
  consoleErrors,
}) => {
  consoleErrors.expect(
    /status of 501 .*\/(address|shippingQuote|requestShippingQuote|getCart|paymentSurchargesOf|submitOrder)\)$/,
  );
  const { page } = shopper;
  await shopper.preparesOrder();
  const at = (path: string) => PendingCalls.of(page, new RegExp(`/sell/${path}$`));
  const { walks, edges } = coveringWalks(model, isPossible);
  expect(edges).toBe(EDGES);
  for (const walk of walks) {
    await startsAfresh(page);
    const calls: Calls = {
      address: await at('address'),
      quote: await at('cart/shippingQuote'),
      request: await at('cart/requestShippingQuote'),
      price: await at('cart/getCart'),
      surcharges: await PendingCalls.of(page, /paymentSurchargesOf$/),
      order: await at('cart/submitOrder'),
    };
    await calls.price.letsThrough();
    await shopper.opens('/checkout');
    await playWalk(walk, { drivers: driversOf(shopper, calls), checks: checksOf(shopper, calls) });
  }
});
