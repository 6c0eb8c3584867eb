import { formatCents } from '../../lib/money.ts';

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
  { applies: true; promotion: Promotion; discountCents: number } | { applies: false; message: string };

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
  const message = refusalOf(promotion, subtotalCents, now.toISOString());
  if (promotion === null || message !== null)
    return { applies: false, message: message ?? 'We do not know this code' };
  const wanted =
    promotion.kind === 'percent' ? Math.round((subtotalCents * promotion.value) / 100) : promotion.value;
  return { applies: true, promotion, discountCents: Math.min(wanted, subtotalCents) };
}

function refusalOf(promotion: Promotion | null, subtotalCents: number, now: string): string | null {
  if (promotion === null || !promotion.enabled) return 'We do not know this code';
  if (promotion.startsAt !== null && now < promotion.startsAt) return 'This code is not valid yet';
  if (promotion.endsAt !== null && now > promotion.endsAt) return 'This code has expired';
  if (promotion.usageLimit !== null && promotion.usedCount >= promotion.usageLimit)
    return 'This code has been used up';
  if (subtotalCents < promotion.minimumCents)
    return `This code is for orders of ${formatCents(promotion.minimumCents)} or more`;
  return null;
}
