import type { Generated } from 'kysely';
import type { Instant } from '../columns.ts';

/** Nested set: in one tree (`root`), `lft` and `rgt` of a node enclose those of everything below it. */
export interface GroupRow {
  id: Generated<number>;
  namespace: string;
  model: string;
  slug: string;
  name: string;
  content: string;
  image_hash: string | null;
  root: number;
  lft: number;
  rgt: number;
  level: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface GroupsTables {
  groups: GroupRow;
}
