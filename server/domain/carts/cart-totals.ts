import { gstIn } from '../../lib/gst.ts';

export interface TotalsInput {
  /** What each line costs, in cents. */
  lineCents: number[];
  discountCents: number;
  shippingCents: number;
  /** Priority processing and payment surcharge, in cents. */
  extrasCents: number;
  /** Registered for GST: prices contain 1/11 tax (A52). */
  gstRegistered: boolean;
}

/** All in integer cents. `goodsCents` is the subtotal after discount, which free shipping looks at (A09). */
export interface Totals {
  subtotalCents: number;
  discountCents: number;
  goodsCents: number;
  shippingCents: number;
  extrasCents: number;
  totalCents: number;
  taxCents: number;
}

/**
 * Adds a cart up: total = subtotal − discount + shipping + extras, tax contained in it (CRT-14, A52).
 * A discount never exceeds the goods, so that no amount is negative.
 */
export function computeTotals(input: TotalsInput): Totals {
  const subtotalCents = input.lineCents.reduce((sum, cents) => sum + cents, 0);
  const discountCents = Math.min(Math.max(input.discountCents, 0), subtotalCents);
  const goodsCents = subtotalCents - discountCents;
  const totalCents = goodsCents + input.shippingCents + input.extrasCents;
  return {
    subtotalCents,
    discountCents,
    goodsCents,
    shippingCents: input.shippingCents,
    extrasCents: input.extrasCents,
    totalCents,
    taxCents: gstIn(totalCents, input.gstRegistered),
  };
}
