import type { CartState, SavedAddress } from '../cart/cart-state.ts';
import type {
  AddressChange,
  CheckoutContext,
  CheckoutDraft,
  CheckoutForm,
  LoadedCheckout,
  ShippingOffer,
} from './checkout.types.ts';
import { gatewaysOf } from './credit.ts';
import { isPickUp } from './pick-up.ts';
import { haveSameSurcharges } from './surcharges.ts';

/** The form at the start: nothing chosen, and what was typed before. */
export function formFrom(draft: Partial<CheckoutDraft>): CheckoutForm {
  const { note = '', marketing_text = null, usesCredit = true } = draft;
  const nothing = { address: null, shipping_option_id: null, paymentGateway: null, priority: false };
  return { ...nothing, usesCredit, note, marketing_text };
}

type Changed = Partial<CheckoutContext>;

/**
 * What was loaded, and the choices that still hold; without one the address that the account means first is chosen, or
 * an only one.
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

/** Another cart: a gateway or an extra that it does not offer is let go, an only gateway is chosen; other goods need new quotes. */
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
 * The cart as it was changed elsewhere. What another tab chose is chosen here too, so that two tabs never price
 * against each other.
 */
export function withSyncedCart(context: CheckoutContext, cart: CartState): Changed {
  const { shipping_address, shipping_type } = cart;
  const { cart: before, addresses } = context;
  const isMoved = shipping_address !== before.shipping_address && shipping_address !== context.form.address;
  const isUsable = addresses.some(({ id, enabled }) => id === shipping_address && enabled);
  const form = { ...context.form, ...(cart.priority === before.priority ? {} : { priority: cart.priority }) };
  const asThere = { ...context, form };
  const moved = isMoved && isUsable ? { ...asThere, ...withAddress(asThere, shipping_address) } : asThere;
  const changed = { ...moved, ...withCart(moved, cart) };
  if (shipping_type === before.shipping_type) return changed;
  const there = { ...changed.form, shipping_option_id: shipping_type };
  if (isPickUp({ form: there, cart })) return { ...changed, form: there };
  if (isPickUp({ form: changed.form, cart }))
    return { ...changed, quotes: null, form: { ...there, shipping_option_id: null } };
  const isQuoted = changed.quotes?.some((quote) => quote.shipping_type_id === shipping_type) ?? false;
  return isQuoted ? { ...changed, form: there } : changed;
}

function quotesDependOn({ cartitems, cartSubtotal, discount_amount }: CartState): string {
  return JSON.stringify([cartitems.map(({ sku_id, qty }) => [sku_id, qty]), cartSubtotal, discount_amount]);
}

/** New quotes, with the shopper's own choice if it is among them, else the cheapest, chosen. */
export function withQuotes({ form, shippingChoice }: CheckoutContext, quotes: ShippingOffer[]): Changed {
  const own = quotes.find(({ shipping_type_id }) => shipping_type_id === shippingChoice);
  const [cheapest] = quotes.toSorted((one, other) => one.amount - other.amount);
  const shipping_option_id = (own ?? cheapest)?.shipping_type_id ?? null;
  return { quotes, form: { ...form, shipping_option_id } };
}

/** Another address (or none) to send to: its shipping is not known yet. */
export function withAddress({ form }: CheckoutContext, address: number | null): Changed {
  return { quotes: null, form: { ...form, address, shipping_option_id: null } };
}

/** It is fetched this way, or with null sent after all: then its shipping is asked for anew. */
export function withPickUp({ form }: CheckoutContext, shipping_option_id: number | null): Changed {
  const chosen = { form: { ...form, shipping_option_id } };
  return shipping_option_id === null ? { ...chosen, quotes: null } : chosen;
}

/** No address is being typed. */
export const closedForm = { addingAddress: false, editedAddress: null, addressTyped: false } as const;

/** Whether the parcel goes elsewhere: what it costs is not known there. */
const isElsewhere = (before: SavedAddress, after: SavedAddress) =>
  (['city', 'state', 'postcode', 'country'] as const).some((part) => before[part] !== after[part]);

/**
 * A saved address in the list; a new one is chosen, a disabled one is no longer. The chosen one edited to lie elsewhere
 * is priced anew.
 */
export function withSavedAddress(context: CheckoutContext, saved: SavedAddress): Changed {
  const before = context.addresses.find(({ id }) => id === saved.id);
  if (!before)
    return { addresses: [...context.addresses, saved], ...closedForm, ...withAddress(context, saved.id) };
  const addresses = context.addresses.map((address) => (address === before ? saved : address));
  const form = context.editedAddress === saved.id ? closedForm : {};
  if (context.form.address !== saved.id) return { addresses, ...form };
  if (!saved.enabled) return { addresses, ...form, ...withAddress(context, null) };
  if (!isElsewhere(before, saved)) return { addresses, ...form };
  const cart = { ...context.cart, shipping_address: null };
  return { addresses, ...form, cart, ...withAddress(context, saved.id) };
}

/** Whether this change can be asked for: of a new address, or of one that is in the list and not so already. */
export function isPossibleChange(addresses: SavedAddress[], change: AddressChange): boolean {
  if (change.change === 'create') return true;
  if (change.change === 'update') return addresses.some(({ id }) => id === change.id);
  return addresses.some(({ id, enabled }) => id === change.id && enabled === (change.change === 'disable'));
}
