import type { CartState, SavedAddress } from '../cart/cart-state.ts';
import type {
  AddressChange,
  CheckoutContext,
  CheckoutDraft,
  CheckoutFormValues,
  LoadedCheckout,
  ShippingOffer,
} from './checkout.types.ts';
import { gatewaysOf } from './credit.ts';
import { isPickUp } from './pick-up.ts';
import { haveSameSurcharges } from './surcharges.ts';

/** The initial form: no choices, and the text from the draft. */
export function formFrom(draft: Partial<CheckoutDraft>): CheckoutFormValues {
  const { note = '', marketing_text = null, usesCredit = true } = draft;
  const nothing = { address: null, shipping_option_id: null, paymentGateway: null, priority: false };
  return { ...nothing, usesCredit, note, marketing_text };
}

type Changed = Partial<CheckoutContext>;

/**
 * Applies the loaded data and keeps the choices that are still valid. If no address is chosen, selects the
 * cart's, the account's default or the only one.
 */
export function withLoaded(context: CheckoutContext, loaded: LoadedCheckout): Changed {
  const { cart, addresses, currentAddress = null } = loaded;
  const usable = addresses.filter(({ enabled }) => enabled).map(({ id }) => id);
  const known = [context.form.address, cart.shipping_address, currentAddress].find(
    (id) => id !== null && usable.includes(id),
  );
  const only = usable.length === 1 ? usable[0] : undefined;
  const form = { ...context.form, address: known ?? only ?? null, priority: cart.priority };
  const pickUp = { ...form, shipping_option_id: cart.shipping_type };
  const chosen = isPickUp({ form: pickUp, cart }) ? pickUp : form;
  return { ...withCart({ ...context, form: chosen, cart }, cart), addresses, quotes: null };
}

/**
 * Applies a changed cart: drops a gateway or extra it does not offer, selects the only gateway, and discards
 * quotes for other items.
 */
export function withCart(context: CheckoutContext, cart: CartState): Changed {
  const offered = gatewaysOf(cart).map(({ id }) => id);
  const chosen = context.form.paymentGateway;
  const only = offered.length === 1 ? offered[0] : undefined;
  const paymentGateway = offered.find((id) => id === chosen) ?? only ?? null;
  const quotes = quotesDependOn(context.cart) === quotesDependOn(cart) ? context.quotes : null;
  const surcharges = haveSameSurcharges(context.cart, cart) ? context.surcharges : null;
  const priority = context.form.priority && cart.priority_fee !== null;
  const form = { ...context.form, paymentGateway, priority };
  if (!isPickUp(context) || isPickUp({ form, cart })) return { cart, quotes, surcharges, form };
  return { cart, quotes: null, surcharges, form: { ...form, shipping_option_id: null } };
}

/**
 * Applies a cart that changed elsewhere, and adopts the other tab's choices so that two tabs do not override
 * each other's prices.
 */
export function withSyncedCart(context: CheckoutContext, cart: CartState): Changed {
  const there = { ...context, ...withSyncedDestination(context, cart) };
  const changed = { ...there, ...withCart(there, cart) };
  const isSameMethod = cart.shipping_type === context.cart.shipping_type;
  return isSameMethod ? changed : { ...changed, ...withSyncedMethod(changed, cart) };
}

/** Adopts the address and the priority that the other tab has changed. */
function withSyncedDestination(context: CheckoutContext, { shipping_address, priority }: CartState): Changed {
  const { cart: before, addresses } = context;
  const form = priority === before.priority ? context.form : { ...context.form, priority };
  const isMoved = shipping_address !== before.shipping_address && shipping_address !== form.address;
  const isUsable = addresses.some(({ id, enabled }) => id === shipping_address && enabled);
  return isMoved && isUsable ? withAddress({ ...context, form }, shipping_address) : { form };
}

/** Adopts the other tab's shipping method: a pick-up, none after one, or one that is quoted here. */
function withSyncedMethod({ form, quotes }: CheckoutContext, cart: CartState): Changed {
  const { shipping_type } = cart;
  const there = { ...form, shipping_option_id: shipping_type };
  if (isPickUp({ form: there, cart })) return { form: there };
  if (isPickUp({ form, cart })) return { quotes: null, form: { ...there, shipping_option_id: null } };
  const isQuoted = quotes?.some((quote) => quote.shipping_type_id === shipping_type) ?? false;
  return isQuoted ? { form: there } : {};
}

function quotesDependOn({ cartitems, cartSubtotal, discount_amount }: CartState): string {
  return JSON.stringify([cartitems.map(({ sku_id, qty }) => [sku_id, qty]), cartSubtotal, discount_amount]);
}

/** Applies new quotes and selects the shopper's own choice if available, or else the cheapest. */
export function withQuotes({ form, shippingChoice }: CheckoutContext, quotes: ShippingOffer[]): Changed {
  const own = quotes.find(({ shipping_type_id }) => shipping_type_id === shippingChoice);
  const [cheapest] = quotes.toSorted((one, other) => one.amount - other.amount);
  const shipping_option_id = (own ?? cheapest)?.shipping_type_id ?? null;
  return { quotes, form: { ...form, shipping_option_id } };
}

/**
 * After a refused order, everything that its total is made of is requested again: any of it may have changed,
 * even where the cart is the same. Keeps the shipping method that was chosen.
 */
export function resetAfterRefusal(context: CheckoutContext): Changed {
  const shippingChoice = isPickUp(context) ? context.shippingChoice : context.form.shipping_option_id;
  return { attempt: null, quotes: null, surcharges: null, shippingChoice };
}

/** Sets another shipping address, or none: its quotes are not known yet. */
export function withAddress({ form }: CheckoutContext, address: number | null): Changed {
  return { quotes: null, form: { ...form, address, shipping_option_id: null } };
}

/** Chooses a pick-up method; `null` switches back to shipping, which needs new quotes. */
export function withPickUp({ form }: CheckoutContext, shipping_option_id: number | null): Changed {
  const chosen = { form: { ...form, shipping_option_id } };
  return shipping_option_id === null ? { ...chosen, quotes: null } : chosen;
}

/** No address form is open. */
export const closedForm = { addressForm: null, addressTyped: false } as const;

/** Whether the destination changed, so that its shipping price is unknown. */
const isElsewhere = (before: SavedAddress, after: SavedAddress) =>
  (['city', 'state', 'postcode', 'country'] as const).some((part) => before[part] !== after[part]);

/**
 * Applies a saved address: selects a new one and deselects a disabled one. Prices the order again if the
 * selected address moved.
 */
export function withSavedAddress(context: CheckoutContext, saved: SavedAddress): Changed {
  const before = context.addresses.find(({ id }) => id === saved.id);
  if (!before)
    return { addresses: [...context.addresses, saved], ...closedForm, ...withAddress(context, saved.id) };
  const addresses = context.addresses.map((address) => (address === before ? saved : address));
  const form = context.addressForm === saved.id ? closedForm : {};
  if (context.form.address !== saved.id) return { addresses, ...form };
  if (!saved.enabled) return { addresses, ...form, ...withAddress(context, null) };
  if (!isElsewhere(before, saved)) return { addresses, ...form };
  const cart = { ...context.cart, shipping_address: null };
  return { addresses, ...form, cart, ...withAddress(context, saved.id) };
}

/**
 * Whether this change is possible: a new address, an edit of a listed one, or enabling or disabling one that
 * is not so already.
 */
export function isPossibleChange(addresses: SavedAddress[], change: AddressChange): boolean {
  if (change.change === 'create') return true;
  if (change.change === 'update') return addresses.some(({ id }) => id === change.id);
  return addresses.some(({ id, enabled }) => id === change.id && enabled === (change.change === 'disable'));
}
