import { RefusedError } from '../../lib/failure.ts';
import { blankCart } from '../cart/cart-state.ts';
import { cartItem, filledCart } from '../cart/cart.fixtures.ts';
import { hostileNumbers, hostileTexts } from '../testing/hostile-data.ts';
import { orderSubmitLimits } from '../../graphql/generated/input-limits.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { addressOf, isPickUp } from './pick-up.ts';
import { expressPost, pickUp, savedAddress, standardPost, surcharges } from './checkout.fixtures.ts';
import { checkoutMachine } from './checkout.machine.ts';
import { isPaidByCredit } from './credit.ts';
import { isAddressFormOpen } from './checkout.selectors.ts';

const home = savedAddress();
const office = savedAddress({ id: 10 });
const refusal = new RefusedError({ status: 422, message: 'We do not know this place' });
const noNetwork = new Error('no network');
const { country, city, postcode, state, street_address, first_name, last_name } = home;

const asChosen = { shipping_type: standardPost.shipping_type_id, shipping_address: home.id };

/** An order paid entirely with the account's credit. */
const paidByCredit = {
  credit_amount: 25,
  amount_due: 0,
  payment_types: [
    { id: 'credit', name: 'Credit' },
    { id: 'sandbox', name: 'Card' },
  ],
};

export const checkoutModel: MachineModel<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: [{ cart: filledCart(), attempt: null }],
  events: [
    doneEvent('loadCheckout', {
      cart: filledCart({ priority_fee: 12.5, pick_ups: [pickUp] }),
      addresses: [home, office],
    }),
    doneEvent('loadCheckout', { cart: blankCart, addresses: [] }),
    errorEvent('loadCheckout', noNetwork),
    { type: 'checkout.retry' },
    { type: 'connection.restore' },
    { type: 'address.choose', id: home.id },
    { type: 'address.add' },
    { type: 'address.edit', id: home.id },
    { type: 'address.cancel' },
    { type: 'address.type', typed: true },
    {
      type: 'address.save',
      change: {
        change: 'create',
        address: { country, city, postcode, state, street_address, first_name, last_name },
      },
    },
    {
      type: 'address.save',
      change: {
        change: 'update',
        id: home.id,
        address: {
          country,
          city: 'Bundaberg',
          postcode: '4670',
          state,
          street_address,
          first_name,
          last_name,
        },
      },
    },
    { type: 'address.save', change: { change: 'disable', id: home.id } },
    { type: 'address.save', change: { change: 'enable', id: home.id } },
    doneEvent('saveAddress', savedAddress({ enabled: false })),
    doneEvent('saveAddress', home),
    doneEvent('saveAddress', savedAddress({ city: 'Bundaberg', postcode: '4670' })),
    doneEvent('saveAddress', savedAddress({ id: 11 })),
    errorEvent('saveAddress', refusal),
    doneEvent('quoteShipping', [standardPost, expressPost]),
    doneEvent('quoteShipping', []),
    errorEvent('quoteShipping', noNetwork),
    { type: 'quote.request' },
    doneEvent('requestQuote'),
    errorEvent('requestQuote', noNetwork),
    { type: 'option.choose', shipping_type_id: standardPost.shipping_type_id },
    { type: 'pickup.choose', shipping_type_id: pickUp.shipping_type_id },
    { type: 'priority.choose', priority: true },
    doneEvent('priceOrder', filledCart(asChosen)),
    doneEvent('priceOrder', filledCart({ ...asChosen, ...paidByCredit })),
    doneEvent('priceOrder', filledCart({ ...asChosen, all_in_stock: false })),
    doneEvent('priceOrder', filledCart({ shipping_message: 'Not to this place' })),
    errorEvent('priceOrder', refusal),
    doneEvent('loadSurcharges', surcharges(25, 1)),
    errorEvent('loadSurcharges', noNetwork),
    { type: 'gateway.choose', id: 'sandbox' },
    { type: 'credit.choose', usesCredit: false },
    { type: 'note.change', note: 'Ring the bell' },
    { type: 'optin.change', marketing_text: 'News, please' },
    { type: 'order.submit' },
    doneEvent('submitOrder', { success: true, payment: 'https://pay.example/1', message: null }),
    doneEvent('submitOrder', { success: false, payment: null, message: 'The price has changed' }),
    errorEvent('submitOrder', noNetwork),
    errorEvent('submitOrder', refusal),
    { type: 'page.restore' },
    delayEvent('leaveLimit', 'checkout.redirecting'),
    { type: 'cart.sync', cart: filledCart({ cartitems: [cartItem({ qty: 1 })] }) },
    { type: 'cart.sync', cart: blankCart },
    { type: 'attempt.sync', attempt: { key: 'theirs', content: '' } },
  ],
  edge: [
    { type: 'note.change', note: 'x'.repeat(orderSubmitLimits.note.maxLength) },
    { type: 'note.change', note: 'x'.repeat(orderSubmitLimits.note.maxLength + 1) },
    { type: 'optin.change', marketing_text: null },
    { type: 'pickup.choose', shipping_type_id: null },
  ],
  hostile: [
    ...hostileNumbers.flatMap((id) => [
      { type: 'address.choose', id },
      { type: 'address.edit', id },
      { type: 'address.save', change: { change: 'disable', id } },
      { type: 'option.choose', shipping_type_id: id },
      { type: 'pickup.choose', shipping_type_id: id },
    ]),
    ...hostileTexts.flatMap((text) => [
      { type: 'note.change', note: text },
      { type: 'gateway.choose', id: text },
    ]),
    { type: 'gateway.choose', id: 'credit' },
    { type: 'optin.change', marketing_text: '<img src=x onerror=alert(1)>' },
    { type: 'attempt.sync', attempt: { key: '', content: 'x'.repeat(100_000) } },
  ],
  states: {
    loading: {
      tags: ['busy', 'loading'],
      work: ['loadCheckout'],
      invariant: ({ failure }) => failure === null,
    },
    loadFailed: {
      tags: ['failed', 'unloaded'],
      work: [],
      invariant: ({ failure }) => failure?.of === 'load',
    },
    empty: { tags: ['empty'], work: [], invariant: ({ cart }) => !cart.hasCartItems },
    'editing.choosingAddress': {
      tags: ['choosingAddress'],
      work: [],
      invariant: (context) => context.form.address === null && !isPickUp(context),
    },
    'editing.savingAddress': { tags: ['busy', 'savingAddress'], work: ['saveAddress'] },
    'editing.quoting': {
      tags: ['busy'],
      work: ['quoteShipping'],
      invariant: (context) => addressOf(context) !== null,
    },
    'editing.quoteFailed': {
      tags: ['failed', 'unquoted'],
      work: [],
      invariant: ({ failure }) => failure?.of === 'quotes' || failure?.of === 'address',
    },
    'editing.quoteless': { tags: ['quoteless'], work: [], invariant: ({ quotes }) => quotes?.length === 0 },
    'editing.requestingQuote': { tags: ['busy', 'quoteless'], work: ['requestQuote'] },
    'editing.quoteRequested': { tags: ['quoteless', 'quoteRequested'], work: [] },
    'editing.pricing': { tags: ['busy'], work: ['priceOrder'] },
    'editing.priceFailed': {
      tags: ['failed', 'unpriced'],
      work: [],
      invariant: ({ failure }) => failure !== null,
    },
    'editing.loadingSurcharges': {
      tags: ['busy'],
      work: ['loadSurcharges'],
      invariant: (context) => !isPaidByCredit(context),
    },
    'editing.surchargesFailed': {
      tags: ['failed', 'surchargesFailed'],
      work: [],
      invariant: ({ failure }) => failure !== null,
    },
    'editing.ready': {
      tags: ['ready'],
      work: [],
      invariant: ({ cart, form }) => cart.hasCartItems && form.shipping_option_id === cart.shipping_type,
    },
    submitting: {
      tags: ['busy', 'submitting'],
      work: ['submitOrder'],
      invariant: ({ attempt, cart, form, failure, missing }) =>
        attempt !== null &&
        cart.all_in_stock &&
        form.note.length <= orderSubmitLimits.note.maxLength &&
        failure === null &&
        missing === null,
    },
    redirecting: { tags: ['busy', 'submitting'], work: [] },
  },
  project: (context) => {
    const { form, cart, addresses, quotes, surcharges: known, addressForm, failure } = context;
    return [
      addressForm,
      context.addressTyped && isAddressFormOpen(context) && (addressForm === null || addressForm === 'new'),
      form.address !== null,
      isPickUp(context),
      form.shipping_option_id === cart.shipping_type && addressOf(context) === cart.shipping_address,
      form.paymentGateway !== null,
      cart.all_in_stock,
      cart.hasCartItems,
      addresses.some(({ enabled }) => !enabled),
      quotes?.length,
      known !== null,
      isPaidByCredit(context),
      failure?.reason === 'unreachable',
    ];
  },
};
