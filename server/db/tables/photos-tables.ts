import type { Generated } from 'kysely';
import type { Flag } from '../columns.ts';

export interface PhotoRow {
  id: Generated<number>;
  name: string;
  description: string;
  image_hash: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface PhotosTables {
  photos: PhotoRow;
}
