import type { Generated } from 'kysely';

export interface PersonRow {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  title: string;
  description: string;
  photo_hash: string | null;
  sort_order: number;
}

export interface PeopleTables {
  people: PersonRow;
}
