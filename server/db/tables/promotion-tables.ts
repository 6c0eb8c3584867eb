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
  /** Maximum number of uses in total, and per customer; null for no limit. */
  max_uses: number | null;
  max_uses_per_customer: number | null;
  used_count: Generated<number>;
  enabled: Generated<Flag>;
}

export interface PromotionTables {
  promotions: PromotionsTable;
}
