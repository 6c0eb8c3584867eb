import { formatCents } from '../../lib/money.ts';
import { told } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';

export interface Promotion {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  /** Whole percent for `percent`, cents for `amount`. */
  value: number;
  /** The goods must cost at least this much, in cents. */
  minimumCents: number;
  startsAt: string | null;
  endsAt: string | null;
  usageLimit: number | null;
  usedCount: number;
  enabled: boolean;
}

export type PromotionResult =
  { applies: true; promotion: Promotion; discountCents: number } | { applies: false; refusal: RefusalText };

/** `welcome10 ` and `WELCOME10` are the same code. */
export const normalizedCode = (code: string): string => code.trim().toUpperCase();

/**
 * What a code does to goods of `subtotalCents` at `now` (CRT-08). `promotion` is null for an unknown code,
 * which gets the same words as a disabled one. A discount never exceeds the goods.
 */
export function evaluatePromotion(
  promotion: Promotion | null,
  subtotalCents: number,
  now: Date,
): PromotionResult {
  const refusal = refusalOf(promotion, subtotalCents, now.toISOString());
  if (promotion === null || refusal !== null)
    return { applies: false, refusal: refusal ?? told('PROMOTION_UNKNOWN') };
  const wanted =
    promotion.kind === 'percent' ? Math.round((subtotalCents * promotion.value) / 100) : promotion.value;
  return { applies: true, promotion, discountCents: Math.min(wanted, subtotalCents) };
}

function refusalOf(promotion: Promotion | null, subtotalCents: number, now: string): RefusalText | null {
  if (promotion === null || !promotion.enabled) return told('PROMOTION_UNKNOWN');
  if (promotion.startsAt !== null && now < promotion.startsAt) return told('PROMOTION_NOT_YET');
  if (promotion.endsAt !== null && now > promotion.endsAt) return told('PROMOTION_EXPIRED');
  if (promotion.usageLimit !== null && promotion.usedCount >= promotion.usageLimit)
    return told('PROMOTION_USED_UP');
  if (subtotalCents < promotion.minimumCents)
    return told('PROMOTION_MINIMUM', { amount: formatCents(promotion.minimumCents) });
  return null;
}
