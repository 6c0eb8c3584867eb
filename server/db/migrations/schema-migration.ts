import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

/** One step of the schema. Names sort in the order in which the steps run and are never changed. */
export interface SchemaMigration {
  name: string;
  up(database: Kysely<unknown>, engine: Engine): Promise<void>;
}
