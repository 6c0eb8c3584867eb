import type { Flag, Instant } from '../columns.ts';

interface AddonFilesTable {
  /** Random; also the name of the file on the disk, and the value of the add-on. */
  id: string;
  /** Whose it is. Null: the cart is gone, and so shall the file be. */
  cart_id: number | null;
  name: string;
  content_type: string;
  size_bytes: number;
  /** Belongs to an order, which keeps it. */
  ordered: Flag;
  created_at: Instant;
}

export interface AddonFilesTables {
  addon_files: AddonFilesTable;
}
