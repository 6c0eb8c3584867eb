import type { SchemaMigration } from './schema-migration.ts';

/** In the order in which they run. */
export const migrations: SchemaMigration[] = [];
