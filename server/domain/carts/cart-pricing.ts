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

/** What the shopper has chosen beside the goods. */
export interface CartChoices {
  /** The promotion behind the code, null for an unknown one; undefined when no code is given. */
  promotion: Promotion | null | undefined;
  /** How often this customer has used it. */
  promotionUses: CustomerUses;
  shippingTypeId: number | null;
  /** Null while the address is not known. */
  destination: Destination | null;
  /** To the front of the queue (A12). */
  priority: boolean;
  /** What credit its shopper may pay with; 0 for a guest (A19). */
  creditCents: number;
}

export interface CartPrice {
  /** What the totals are made of, with all the credit there is. */
  parts: TotalsInput;
  /** Before a way to pay is chosen: without what that costs on top. */
  totals: Totals;
  /** Undefined when no code was given. */
  promotion: PromotionResult | undefined;
  /** The chosen way to ship, null when none is chosen or it does not go there. */
  shipping: Quote | null;
  /** Why the way to ship that was asked for cannot be had. */
  shippingRefusal: RefusalText | null;
  /** Every way to ship to the destination. */
  quotes: Quote[];
  /** The ways to fetch it, for which no address is needed. */
  pickUps: Quote[];
  freeShippingMissingCents: number | null;
  /** What becomes free then, by its name. */
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

/** What a cart costs: the one calculation behind the cart, the quotes and the order (CRT-14, CHK-12). */
export function priceCart(
  lines: PricedLine[],
  choices: CartChoices,
  tariff: ShippingTariff,
  business: Pick<BusinessSettings, 'gst_registered' | 'priority_fee_cents'>,
  now: Date,
): CartPrice {
  const { subtotalCents } = totalsOf({ ...nothing, lines });
  const promotion =
    choices.promotion === undefined
      ? undefined
      : evaluatePromotion(choices.promotion, subtotalCents, now, choices.promotionUses);
  const discountCents = promotion?.applies ? promotion.discountCents : 0;
  const goodsCents = subtotalCents - discountCents;
  const quotes = offers(tariff, choices.destination, goodsCents);
  const shipping = quotes.find((quote) => quote.type.id === choices.shippingTypeId) ?? null;
  const parts = {
    ...nothing,
    lines,
    discountCents,
    shippingCents: shipping?.amountCents ?? 0,
    priorityCents: choices.priority ? (business.priority_fee_cents ?? 0) : 0,
    creditCents: choices.creditCents,
    gstRegistered: business.gst_registered,
  };
  const freeShippingMissingCents = missingForFreeShipping(goodsCents, tariff.freeOverCents);
  const freeShipping = tariff.types.find(({ freeAboveThreshold }) => freeAboveThreshold) ?? null;
  const pickUps = tariff.types
    .filter(({ isPickUp }) => isPickUp)
    .map((type) => quoteOf(type, tariff, goodsCents));
  const isRefused = choices.shippingTypeId !== null && shipping === null;
  const shippingRefusal = isRefused ? refusalText('SHIPPING_NOT_OFFERED') : null;
  const ways = { shipping, shippingRefusal, quotes, pickUps };
  return { parts, totals: totalsOf(parts), promotion, ...ways, freeShippingMissingCents, freeShipping };
}

function offers(tariff: ShippingTariff, destination: Destination | null, goodsCents: number): Quote[] {
  if (destination) return quotesFor(tariff, destination, goodsCents);
  return tariff.types.filter((type) => !type.regional).map((type) => quoteOf(type, tariff, goodsCents));
}
