import type { CartOptions, ShownCart } from '../domain/carts/cart-reader.ts';
import type { PricedLine } from '../domain/carts/priced-lines.ts';
import { destinationOf } from '../domain/shipping/shipping-rules.ts';
import type { Quote, ShippingType } from '../domain/shipping/shipping-rules.ts';
import type {
  Cart,
  CartItem,
  PickUpWay,
  QueryCartGetArgs,
  Scalars,
  ShippingQuote,
} from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import { toDollars } from '../../src/rules/money.ts';
import { asWireText, inEnglish } from '../lib/refusal-text.ts';
import { lineAddonWire } from './line-addon.ts';
import { localizedLine } from '../domain/translations/localized-line.ts';
import { readersLocalizer, translated } from './translated.ts';
import { lineImageWire } from './line-image.ts';
import { typedText } from './typed-text.ts';

/** The cart in the contract's form (APS-07, APS-08), with money in dollars. */
export function cartWire(cart: ShownCart, images: ImageLookup): Cart {
  const { lines, price, priorityFeeCents } = cart;
  const { totals, promotion } = price;
  return {
    sessionKey: cart.sessionKey,
    item_count: lines.reduce((sum, line) => sum + line.qty, 0),
    items: lines.map((line) => itemWire(line, images)),
    subtotal: toDollars(totals.subtotalCents),
    all_in_stock: lines.every((line) => line.inStock),
    discount_amount: toDollars(totals.discountCents),
    shipping_amount: toDollars(totals.shippingCents),
    total_amount: toDollars(totals.totalCents),
    total_tax: toDollars(totals.taxCents),
    credit_amount: toDollars(totals.creditCents),
    amount_due: toDollars(totals.dueCents),
    payment_types: cart.paymentTypes,
    promotion_code: promotion?.applies ? promotion.promotion.code : null,
    promotion_message: promotion?.applies === false ? inEnglish(promotion.refusal) : null,
    promotion_refusal: promotion?.applies === false ? asWireText(promotion.refusal) : null,
    shipping_message: price.shippingRefusal && inEnglish(price.shippingRefusal),
    shipping_refusal: price.shippingRefusal && asWireText(price.shippingRefusal),
    free_shipping_remaining:
      price.freeShippingMissingCents === null ? null : toDollars(price.freeShippingMissingCents),
    free_shipping_name: price.freeShipping && shippingTexts(price.freeShipping).shipping_name,
    pick_ups: price.pickUps.map(pickUpWire),
    priority_fee: priorityFeeCents === null ? null : toDollars(priorityFeeCents),
    priority_amount: toDollars(totals.priorityCents),
  };
}

function itemWire(line: PricedLine, images: ImageLookup): CartItem {
  const localized = localizedLine(line, readersLocalizer());
  const img = line.imageHash === null ? null : lineImageWire(line.imageHash, images);
  return {
    id: line.id,
    url: line.productSlug,
    name: localized.name,
    product_name: localized.productName,
    sku_id: line.skuId,
    sku: { code: line.code },
    addons: line.addons.map((addon, at) => lineAddonWire(addon, localized.addons[at])),
    qty: line.qty,
    price: toDollars(line.unitCents),
    image: img?.url ?? null,
    img,
    subtotal: toDollars(line.unitCents * line.qty),
    can_purchase_qty: line.canPurchaseQty,
    in_stock: line.inStock,
    message: line.problem && inEnglish(line.problem),
    refusal: line.problem && asWireText(line.problem),
  };
}

const shippingTexts = ({ id, name, description }: Pick<ShippingType, 'id' | 'name' | 'description'>) => {
  const localized = translated('shippingType', id, { name, description });
  return { shipping_name: localized.name, description: localized.description };
};

const pickUpWire = ({ type, amountCents }: Quote): PickUpWay => ({
  shipping_type_id: type.id,
  amount: toDollars(amountCents),
  ...shippingTexts(type),
});

/** The quote of a shipping type for a cart and a place (APS-09). */
export const shippingQuoteWire = ({ type, amountCents, arrival }: Quote): ShippingQuote => ({
  shipping_type_id: type.id,
  amount: toDollars(amountCents),
  is_pick_up: type.isPickUp,
  ...shippingTexts(type),
  arrives_from: arrival?.from ?? null,
  arrives_by: arrival?.by ?? null,
});

function shipToFromWire(address: Scalars['AddressRef']['input'] | null): CartOptions['shipTo'] {
  if (address === null) return null;
  return typeof address === 'number'
    ? { kind: 'saved', addressId: address }
    : { kind: 'place', place: destinationOf(address) };
}

/** Reads the options for pricing a cart (APS-07); omitted or null ones are not requested. */
export const cartOptionsFromWire = (input: Omit<QueryCartGetArgs, 'session'>): CartOptions => ({
  promotionCode: typedText(input.promotion_code),
  shippingTypeId: input.shipping_type ?? null,
  shipTo: shipToFromWire(input.shipping_address ?? null),
  priority: input.priority === true,
});
