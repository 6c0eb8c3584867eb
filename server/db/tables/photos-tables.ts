import type { Generated } from 'kysely';

export interface PhotoRow {
  id: Generated<number>;
  name: string;
  description: string;
  image_hash: string | null;
  sort_order: number;
}

export interface PhotosTables {
  photos: PhotoRow;
}
