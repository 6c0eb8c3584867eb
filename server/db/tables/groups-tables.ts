import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

/** Nested set: in one tree (`root`), `lft` and `rgt` of a node enclose those of all its descendants. */
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
  /** 0 hides it and its descendants. */
  enabled: Generated<Flag>;
  created_at: Instant;
  updated_at: Instant;
}

export interface GroupsTables {
  groups: GroupRow;
}
