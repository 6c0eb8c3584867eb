import type { Instant } from '../columns.ts';

/** A file that visitors may download; kept in the database, so that every process of the shop has it. */
export interface DocumentRow {
  id: string;
  /** The name under which it is saved, e.g. `care-card.pdf`. */
  name: string;
  content_type: string;
  content_base64: string;
  created_at: Instant;
}

export interface DocumentsTables {
  documents: DocumentRow;
}
