import { formatCents } from '../../../src/rules/money.ts';
import { totalsOf } from '../../lib/totals.ts';
import type { Totals } from '../../lib/totals.ts';
import type { CartPrice } from '../carts/cart-pricing.ts';
import { stockProblem } from '../carts/priced-lines.ts';
import type { PricedLine } from '../carts/priced-lines.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { OrderRequest } from './order-request.ts';

/** Returns why these lines cannot be ordered, naming each (CRT-12); null if they can. */
export function linesProblem(lines: PricedLine[]): RefusalText | null {
  if (lines.length === 0) return refusalText('CART_EMPTY');
  const problems = lines.filter((line) => !line.inStock).map(stockProblem);
  return problems.length === 0 ? null : { ...refusalText('CART_NOT_ORDERABLE'), details: problems };
}

/** Returns why the choices besides the products are not available; null if they are. */
export function choicesProblem(
  price: CartPrice,
  wanted: Pick<OrderRequest, 'priority'>,
  priorityOffered: boolean,
): RefusalText | null {
  if (price.promotion?.applies === false)
    return { ...refusalText('PROMOTION_REFUSED'), details: [price.promotion.refusal] };
  if (price.shipping === null) return refusalText('SHIPPING_NOT_OFFERED');
  if (wanted.priority && !priorityOffered) return refusalText('PRIORITY_NOT_OFFERED');
  return null;
}

/** Returns the order's totals with the surcharge of the payment method and the credit applied (A19, A20). */
export const totalsWithPayment = (
  { parts }: Pick<CartPrice, 'parts'>,
  { usesCredit, basisPoints }: { usesCredit: boolean; basisPoints: number },
): Totals =>
  totalsOf({
    ...parts,
    creditCents: usesCredit ? parts.creditCents : 0,
    surchargeBasisPoints: basisPoints,
  });

/**
 * Returns what to tell a shopper who saw a total other than the current one, naming each known change; null
 * if it is the same or was not given (CHK-12).
 */
export function totalProblem(
  expectedCents: number | null,
  totals: Totals,
  price: CartPrice,
  lines: PricedLine[],
): RefusalText | null {
  if (expectedCents === null || expectedCents === totals.totalCents) return null;
  const changed = lines
    .filter((line) => line.unitCents !== line.addedUnitCents)
    .map(({ name, unitCents, addedUnitCents }) =>
      refusalText('LINE_PRICE_CHANGED', {
        name,
        price: formatCents(unitCents),
        before: formatCents(addedUnitCents),
      }),
    );
  const total = { total: formatCents(totals.totalCents), expected: formatCents(expectedCents) };
  const details = [...changed, totalParts(totals, price), refusalText('PLEASE_CHECK_AND_ORDER_AGAIN')];
  return { ...refusalText('TOTAL_CHANGED', total), details };
}

function totalParts(totals: Totals, price: CartPrice): RefusalText {
  const extrasCents = totals.priorityCents + totals.surchargeCents;
  return refusalText('TOTAL_PARTS', {
    subtotal: formatCents(totals.subtotalCents),
    discount: totals.discountCents > 0 ? formatCents(-totals.discountCents) : 'none',
    shipping_name: price.shipping?.type.name ?? 'shipping',
    shipping: formatCents(totals.shippingCents),
    extras: extrasCents > 0 ? formatCents(extrasCents) : 'none',
  });
}
