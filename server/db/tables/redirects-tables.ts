import type { Generated } from 'kysely';
import type { Flag, Instant } from '../columns.ts';

/** Whoever asks for `from_path` is sent to `to_path`. */
export interface RedirectRow {
  id: Generated<number>;
  /** Unique: as `pathKey` spells it. */
  from_path: string;
  to_path: string;
  enabled: Generated<Flag>;
  created_at: Instant;
}

export interface RedirectsTables {
  redirects: RedirectRow;
}
