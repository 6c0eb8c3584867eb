import type { Flag, Instant } from '../columns.ts';

interface AddonFilesTable {
  /** Random; also the file's name on disk, and the value of the add-on. */
  id: string;
  /** Null once the cart is deleted; the file is then deleted too. */
  cart_id: number | null;
  name: string;
  content_type: string;
  size_bytes: number;
  /** Whether it belongs to an order, which keeps it. */
  ordered: Flag;
  created_at: Instant;
}

export interface AddonFilesTables {
  addon_files: AddonFilesTable;
}
