import type { Generated } from 'kysely';

export interface FaqRow {
  id: Generated<number>;
  /** The question. */
  name: string;
  /** The answer, HTML. */
  content: string;
  group_slug: string | null;
  sort_order: number;
}

export interface FaqsTables {
  faqs: FaqRow;
}
