import { gstIn } from './gst.ts';

/** What is added up, in integer cents of 0 and more, but for the discount and the credit, which may be anything. */
export interface TotalsInput {
  /** With add-ons, as they are on sale. */
  lines: readonly { unitCents: number; qty: number }[];
  discountCents: number;
  shippingCents: number;
  /** To the front of the queue (A12). */
  priorityCents: number;
  /** What credit there is to pay with. */
  creditCents: number;
  /** What paying the rest costs on top, in hundredths of a per cent of it (A20). */
  surchargeBasisPoints: number;
  /** Registered for GST: prices contain 1/11 tax (A52). */
  gstRegistered: boolean;
}

/** All in integer cents of 0 and more. `goodsCents` is the subtotal after discount, which free shipping looks at (A09). */
export interface Totals {
  subtotalCents: number;
  discountCents: number;
  goodsCents: number;
  shippingCents: number;
  priorityCents: number;
  surchargeCents: number;
  totalCents: number;
  taxCents: number;
  /** What of the total credit pays, and what is left to pay then. */
  creditCents: number;
  dueCents: number;
}

const BASIS_POINTS = 10_000;

/** Card networks take no less. */
export const MIN_PAYMENT_CENTS = 50;

const clamp = (cents: number, min: number, max: number) => Math.min(Math.max(cents, min), max);

/** What credit pays of a price: what it can, but what it leaves is nothing, or enough for a gateway to take. */
function creditFor(priceCents: number, creditCents: number): number {
  const wantedCents = clamp(creditCents, 0, priceCents);
  const isTooLittleLeft = wantedCents < priceCents && priceCents - wantedCents < MIN_PAYMENT_CENTS;
  return isTooLittleLeft ? Math.max(0, priceCents - MIN_PAYMENT_CENTS) : wantedCents;
}

/**
 * Adds up whatever is sold: total = subtotal − discount + shipping + priority + surcharge, tax contained in it (CRT-14,
 * A52). A discount never exceeds the goods, and credit never what it pays for, so that no amount is negative. Credit is a
 * way to pay: it takes nothing off total and tax, but what it pays costs no surcharge.
 */
export function totalsOf(input: TotalsInput): Totals {
  const subtotalCents = input.lines.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0);
  const discountCents = clamp(input.discountCents, 0, subtotalCents);
  const goodsCents = subtotalCents - discountCents;
  const { shippingCents, priorityCents } = input;
  const priceCents = goodsCents + shippingCents + priorityCents;
  const creditCents = creditFor(priceCents, input.creditCents);
  const leftCents = priceCents - creditCents;
  const surchargeCents = Math.round((leftCents * input.surchargeBasisPoints) / BASIS_POINTS);
  const totalCents = priceCents + surchargeCents;
  return {
    subtotalCents,
    discountCents,
    goodsCents,
    shippingCents,
    priorityCents,
    surchargeCents,
    totalCents,
    taxCents: gstIn(totalCents, input.gstRegistered),
    creditCents,
    dueCents: leftCents + surchargeCents,
  };
}
