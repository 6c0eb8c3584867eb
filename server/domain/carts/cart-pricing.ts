import type { BusinessSettings } from '../settings/business-settings.ts';
import { totalsOf } from '../../lib/totals.ts';
import type { Totals, TotalsInput } from '../../lib/totals.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import { evaluatePromotion } from '../promotions/promotion-rules.ts';
import type { CustomerUses, Promotion, PromotionResult } from '../promotions/promotion-rules.ts';
import { missingForFreeShipping, quoteOf, quotesFor } from '../shipping/shipping-rules.ts';
import type { Destination, Quote, ShippingTariff, ShippingType } from '../shipping/shipping-rules.ts';
import type { PricedLine } from './priced-lines.ts';

/** What the price of a cart depends on besides its lines and the shop's settings. */
export interface PriceBasis {
  /** The promotion of the given code, null if the code is unknown; undefined if no code is given. */
  promotion: Promotion | null | undefined;
  /** How often this customer has used it. */
  promotionUses: CustomerUses;
  shippingTypeId: number | null;
  /** Null while the address is unknown. */
  destination: Destination | null;
  /** Moves the order to the front of the queue (A12). */
  priority: boolean;
  /** The credit the shopper can spend; 0 for a guest (A19). */
  creditCents: number;
}

export interface CartPrice {
  /** The inputs of the totals, with all available credit applied. */
  parts: TotalsInput;
  /** Before a payment method is chosen, so without its surcharge. */
  totals: Totals;
  /** Undefined if no code was given. */
  promotion: PromotionResult | undefined;
  /** The chosen shipping type; null if none is chosen or it does not serve the destination. */
  shipping: Quote | null;
  /** Why the requested shipping type is unavailable. */
  shippingRefusal: RefusalText | null;
  /** Every shipping type available to the destination. */
  quotes: Quote[];
  /** The pick-up options, which need no address. */
  pickUps: Quote[];
  freeShippingMissingCents: number | null;
  /** The shipping type that is free above the threshold. */
  freeShipping: ShippingType | null;
}

const nothing: TotalsInput = {
  lines: [],
  discountCents: 0,
  shippingCents: 0,
  priorityCents: 0,
  creditCents: 0,
  surchargeBasisPoints: 0,
  gstRegistered: false,
};

/** Prices a cart: the single calculation behind the cart, the quotes and the order (CRT-14, CHK-12). */
export function priceCart(
  lines: PricedLine[],
  basis: PriceBasis,
  tariff: ShippingTariff,
  business: Pick<BusinessSettings, 'gst_registered' | 'priority_fee_cents'>,
  now: Date,
): CartPrice {
  const { subtotalCents } = totalsOf({ ...nothing, lines });
  const promotion =
    basis.promotion === undefined
      ? undefined
      : evaluatePromotion(basis.promotion, subtotalCents, now, basis.promotionUses);
  const discountCents = promotion?.applies ? promotion.discountCents : 0;
  const discountedCents = subtotalCents - discountCents;
  const quotes = offers(tariff, basis.destination, discountedCents);
  const shipping = quotes.find((quote) => quote.type.id === basis.shippingTypeId) ?? null;
  const parts = {
    ...nothing,
    lines,
    discountCents,
    shippingCents: shipping?.amountCents ?? 0,
    priorityCents: basis.priority ? (business.priority_fee_cents ?? 0) : 0,
    creditCents: basis.creditCents,
    gstRegistered: business.gst_registered,
  };
  const freeShippingMissingCents = missingForFreeShipping(discountedCents, tariff.freeOverCents);
  const freeShipping = tariff.types.find(({ freeAboveThreshold }) => freeAboveThreshold) ?? null;
  const pickUps = tariff.types
    .filter(({ isPickUp }) => isPickUp)
    .map((type) => quoteOf(type, tariff, discountedCents));
  const isRefused = basis.shippingTypeId !== null && shipping === null;
  const shippingRefusal = isRefused ? refusalText('SHIPPING_NOT_OFFERED') : null;
  const ways = { shipping, shippingRefusal, quotes, pickUps };
  return { parts, totals: totalsOf(parts), promotion, ...ways, freeShippingMissingCents, freeShipping };
}

function offers(tariff: ShippingTariff, destination: Destination | null, discountedCents: number): Quote[] {
  if (destination) return quotesFor(tariff, destination, discountedCents);
  return tariff.types.filter((type) => !type.regional).map((type) => quoteOf(type, tariff, discountedCents));
}
