import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

interface PromotionsTable {
  id: Generated<number>;
  /** Capital letters. */
  code: string;
  kind: 'percent' | 'amount';
  /** Whole percent, or cents. */
  value: number;
  minimum_cents: number;
  starts_at: Instant | null;
  ends_at: Instant | null;
  /** How often in all, and how often each customer; null: as often as anybody likes. */
  max_uses: number | null;
  max_uses_per_customer: number | null;
  used_count: Generated<number>;
  enabled: Generated<Flag>;
}

export interface PromotionTables {
  promotions: PromotionsTable;
}
