import type { Generated } from 'kysely';
import type { Flag } from '../columns.ts';

export interface PersonRow {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  title: string;
  description: string;
  photo_hash: string | null;
  sort_order: number;
  enabled: Generated<Flag>;
}

export interface PeopleTables {
  people: PersonRow;
}
