import { gstIn } from '../../lib/gst.ts';

export interface TotalsInput {
  /** What each line costs, in cents. */
  lineCents: number[];
  discountCents: number;
  shippingCents: number;
  /** Priority processing and payment surcharge, in cents. */
  extrasCents: number;
  /** What credit there is to pay with, in cents. */
  creditCents?: number;
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
  /** What of the total credit can pay, and what is left to pay then. */
  creditCents: number;
  dueCents: number;
}

/**
 * Adds a cart up: total = subtotal − discount + shipping + extras, tax contained in it (CRT-14, A52).
 * A discount never exceeds the goods, and credit never the total, so that no amount is negative. Credit is a way to pay:
 * total and tax stay what they are.
 */
export function computeTotals(input: TotalsInput): Totals {
  const subtotalCents = input.lineCents.reduce((sum, cents) => sum + cents, 0);
  const discountCents = Math.min(Math.max(input.discountCents, 0), subtotalCents);
  const goodsCents = subtotalCents - discountCents;
  const totalCents = goodsCents + input.shippingCents + input.extrasCents;
  const creditCents = Math.min(Math.max(input.creditCents ?? 0, 0), totalCents);
  return {
    subtotalCents,
    discountCents,
    goodsCents,
    shippingCents: input.shippingCents,
    extrasCents: input.extrasCents,
    totalCents,
    taxCents: gstIn(totalCents, input.gstRegistered),
    creditCents,
    dueCents: totalCents - creditCents,
  };
}
