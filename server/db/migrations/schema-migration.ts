import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';

/** A step of the schema. Names sort in the order the steps run, and never change. */
export interface SchemaMigration {
  name: string;
  up(database: Kysely<unknown>, engine: Engine): Promise<void>;
}
