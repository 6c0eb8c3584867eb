import type { Instant } from '../columns.ts';

/** A file visitors may download; stored in the database, so that every process of the shop has it. */
export interface DocumentRow {
  id: string;
  /** The file name for saving, e.g. `care-card.pdf`. */
  name: string;
  content_type: string;
  content_base64: string;
  created_at: Instant;
}

export interface DocumentsTables {
  documents: DocumentRow;
}
