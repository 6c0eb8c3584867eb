import type { Instant } from '../columns.ts';

/** Whoever asks for `from_path` is sent to `to_path`. */
export interface RedirectRow {
  from_path: string;
  to_path: string;
  created_at: Instant;
}

export interface RedirectsTables {
  redirects: RedirectRow;
}
