import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

/** Redirects requests for `from_path` to `to_path`. */
export interface RedirectRow {
  id: Generated<number>;
  /** Unique; normalised by `pathKey`. */
  from_path: string;
  to_path: string;
  enabled: Generated<Flag>;
  created_at: Instant;
}

export interface RedirectsTables {
  redirects: RedirectRow;
}
