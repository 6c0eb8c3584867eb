import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Search phrases and their meanings in this shop. */
export const searchSynonymsMigration: SchemaMigration = {
  name: '015-search-synonyms',
  async up({ schema }) {
    await schema
      .createTable('search_synonyms')
      .addColumn('phrase', 'text', (column) => column.primaryKey())
      .addColumn('meanings', ...columns.text)
      .execute();
  },
};
