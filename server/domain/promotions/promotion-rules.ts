import { formatCents } from '../../../src/rules/money.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';

export interface Promotion {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  /** Whole percent for `percent`, cents for `amount`. */
  value: number;
  /** Minimum price of the products, in cents. */
  minimumCents: number;
  startsAt: string | null;
  endsAt: string | null;
  /** Null for no limit. */
  maxUses: number | null;
  maxUsesPerCustomer: number | null;
  usedCount: number;
  enabled: boolean;
}

/** How often a customer's orders have used a promotion. */
export interface CustomerUses {
  /** By paid orders, including those on hold, which may still be made. */
  paid: number;
  /** By orders awaiting payment, which a new order replaces together with their uses. */
  unpaid: number;
}

/** For a customer not known yet. */
export const noUses: CustomerUses = { paid: 0, unpaid: 0 };

export type PromotionResult =
  | { applies: true; promotion: Promotion; discountCents: number }
  | { applies: false; refusal: RefusalText };

/** Normalises a code: `welcome10 ` and `WELCOME10` are the same. */
export const normalizedCode = (code: string): string => code.trim().toUpperCase();

/**
 * Evaluates a code for products of `subtotalCents` at `now` (CRT-08). `promotion` is null for an unknown
 * code, which gets the same text as a disabled one. A discount never exceeds the products' price. `uses` are
 * the customer's own.
 */
export function evaluatePromotion(
  promotion: Promotion | null,
  subtotalCents: number,
  now: Date,
  uses: CustomerUses = noUses,
): PromotionResult {
  const refusal = refusalOf(promotion, subtotalCents, now.toISOString(), uses);
  if (promotion === null || refusal !== null)
    return { applies: false, refusal: refusal ?? refusalText('PROMOTION_UNKNOWN') };
  const wanted =
    promotion.kind === 'percent' ? Math.round((subtotalCents * promotion.value) / 100) : promotion.value;
  return { applies: true, promotion, discountCents: Math.min(wanted, subtotalCents) };
}

function refusalOf(
  promotion: Promotion | null,
  subtotalCents: number,
  now: string,
  uses: CustomerUses,
): RefusalText | null {
  if (promotion === null || !promotion.enabled) return refusalText('PROMOTION_UNKNOWN');
  if (promotion.startsAt !== null && now < promotion.startsAt) return refusalText('PROMOTION_NOT_YET');
  if (promotion.endsAt !== null && now > promotion.endsAt) return refusalText('PROMOTION_EXPIRED');
  const refusal = usedBefore(promotion, uses);
  if (refusal !== null) return refusal;
  if (promotion.maxUses !== null && promotion.usedCount - uses.unpaid >= promotion.maxUses)
    return refusalText('PROMOTION_USED_UP');
  if (subtotalCents < promotion.minimumCents)
    return refusalText('PROMOTION_MINIMUM', { amount: formatCents(promotion.minimumCents) });
  return null;
}

/** Returns why this customer cannot use the promotion again (PROMOTION_USED_BEFORE), or null. */
export function usedBefore(
  { code, maxUsesPerCustomer }: Pick<Promotion, 'code' | 'maxUsesPerCustomer'>,
  { paid }: CustomerUses,
): RefusalText | null {
  if (maxUsesPerCustomer === null || paid < maxUsesPerCustomer) return null;
  return refusalText('PROMOTION_USED_BEFORE', { code, limit: maxUsesPerCustomer });
}
