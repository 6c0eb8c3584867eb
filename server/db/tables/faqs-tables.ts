import type { Generated } from 'kysely';
import type { Flag } from '../columns.ts';

export interface FaqRow {
  id: Generated<number>;
  /** The question. */
  name: string;
  /** The answer, HTML. */
  content: string;
  group_slug: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface FaqsTables {
  faqs: FaqRow;
}
