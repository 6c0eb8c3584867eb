import type { SchemaMigration } from './schema-migration.ts';

/** Names the columns of archived orders and of translations as the code does; the values stay. */
export const renamedColumnsMigration: SchemaMigration = {
  name: '051-renamed-columns',
  async up({ schema }) {
    await schema.alterTable('orders').renameColumn('put_away_at', 'archived_at').execute();
    await schema.alterTable('translations').renameColumn('words', 'translation').execute();
  },
};
