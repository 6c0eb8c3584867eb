import { gstIn } from './gst.ts';

/** What is added up, in integer cents, at least 0 except for discount and credit, which may be any number. */
export interface TotalsInput {
  /** With add-ons, at current prices. */
  lines: readonly { unitCents: number; qty: number }[];
  discountCents: number;
  shippingCents: number;
  /** Fee for going to the front of the queue (A12). */
  priorityCents: number;
  /** The credit available. */
  creditCents: number;
  /** Surcharge on the rest, in hundredths of a per cent (A20). */
  surchargeBasisPoints: number;
  /** Whether registered for GST, so that prices include 1/11 tax (A52). */
  gstRegistered: boolean;
}

/**
 * Integer cents, at least 0. `discountedCents` is the subtotal after discount, on which free shipping depends
 * (A09).
 */
export interface Totals {
  subtotalCents: number;
  discountCents: number;
  discountedCents: number;
  shippingCents: number;
  priorityCents: number;
  surchargeCents: number;
  totalCents: number;
  taxCents: number;
  /** The part of the total paid by credit, and the rest. */
  creditCents: number;
  dueCents: number;
}

const BASIS_POINTS = 10_000;

/** Minimum amount that card networks accept. */
export const MIN_PAYMENT_CENTS = 50;

const clamp = (cents: number, min: number, max: number) => Math.min(Math.max(cents, min), max);

/**
 * Returns how much of a price credit pays: as much as possible, but leaving either nothing or enough for a
 * gateway to accept.
 */
function creditFor(priceCents: number, creditCents: number): number {
  const wantedCents = clamp(creditCents, 0, priceCents);
  const isTooLittleLeft = wantedCents < priceCents && priceCents - wantedCents < MIN_PAYMENT_CENTS;
  return isTooLittleLeft ? Math.max(0, priceCents - MIN_PAYMENT_CENTS) : wantedCents;
}

/**
 * Adds up a sale: total = subtotal − discount + shipping + priority + surcharge, tax included (CRT-14, A52).
 * A discount never exceeds the products' price, nor credit what it pays for, so that no amount is negative.
 * Credit is a payment: it does not reduce total or tax, but what it pays bears no surcharge.
 */
export function totalsOf(input: TotalsInput): Totals {
  const subtotalCents = input.lines.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0);
  const discountCents = clamp(input.discountCents, 0, subtotalCents);
  const discountedCents = subtotalCents - discountCents;
  const { shippingCents, priorityCents } = input;
  const priceCents = discountedCents + shippingCents + priorityCents;
  const creditCents = creditFor(priceCents, input.creditCents);
  const leftCents = priceCents - creditCents;
  const surchargeCents = Math.round((leftCents * input.surchargeBasisPoints) / BASIS_POINTS);
  const totalCents = priceCents + surchargeCents;
  return {
    subtotalCents,
    discountCents,
    discountedCents,
    shippingCents,
    priorityCents,
    surchargeCents,
    totalCents,
    taxCents: gstIn(totalCents, input.gstRegistered),
    creditCents,
    dueCents: leftCents + surchargeCents,
  };
}
