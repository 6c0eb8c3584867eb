import { formatCents, toCents } from '../../lib/money.ts';
import { computeTotals } from '../carts/cart-totals.ts';
import type { Totals } from '../carts/cart-totals.ts';
import type { CartPrice } from '../carts/cart-pricing.ts';
import { stockProblem } from '../carts/priced-lines.ts';
import type { PricedLine } from '../carts/priced-lines.ts';

/** Why these lines cannot be ordered, naming each (CRT-12), or null. */
export function linesProblem(lines: PricedLine[]): string | null {
  if (lines.length === 0) return 'Your cart is empty';
  const problems = lines.filter((line) => !line.inStock).map(stockProblem);
  return problems.length === 0 ? null : `Please change your cart first. ${problems.join('. ')}.`;
}

/** Why what was chosen beside the goods cannot be had, or null. */
export function choicesProblem(
  price: CartPrice,
  wanted: { priority: boolean },
  priorityOffered: boolean,
): string | null {
  if (price.promotion?.applies === false)
    return `The promotion code does not apply: ${price.promotion.message}`;
  if (price.shipping === null)
    return 'This way of shipping is not offered for the address. Please choose another.';
  if (wanted.priority && !priorityOffered)
    return 'Priority processing is not offered at the moment. Please order without it.';
  return null;
}

/** The totals of the order, payment surcharge included (A20). */
export function totalsWithSurcharge(
  price: CartPrice,
  surchargeCents: number,
  gstRegistered: boolean,
): Totals {
  const { totals } = price;
  return computeTotals({
    lineCents: [totals.subtotalCents],
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    extrasCents: totals.extrasCents + surchargeCents,
    gstRegistered,
  });
}

/**
 * What to tell a shopper who saw another total than the server has now, naming each change that is known;
 * null when he saw the same, or told us nothing (CHK-12).
 */
export function totalProblem(
  expectedDollars: number | null | undefined,
  totals: Totals,
  price: CartPrice,
  lines: PricedLine[],
): string | null {
  if (expectedDollars === null || expectedDollars === undefined) return null;
  const expectedCents = toCents(expectedDollars);
  if (expectedCents === totals.totalCents) return null;
  const changed = lines
    .filter((line) => line.unitCents !== line.addedUnitCents)
    .map(
      (line) =>
        `${line.name} costs ${formatCents(line.unitCents)} now, it was ${formatCents(line.addedUnitCents)} when you added it.`,
    );
  const parts = [
    `goods ${formatCents(totals.subtotalCents)}`,
    ...(totals.discountCents > 0 ? [`discount ${formatCents(-totals.discountCents)}`] : []),
    `${price.shipping?.type.name ?? 'shipping'} ${formatCents(totals.shippingCents)}`,
    ...(totals.extrasCents > 0 ? [`extras ${formatCents(totals.extrasCents)}`] : []),
  ];
  const total = `The total is ${formatCents(totals.totalCents)} now, it was ${formatCents(expectedCents)}.`;
  return [
    total,
    ...changed,
    `It is made up of ${parts.join(', ')}.`,
    'Please check it and order again.',
  ].join(' ');
}
