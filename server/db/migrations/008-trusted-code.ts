import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Marks page code saved by an administrator: only that may run inside the page itself (A69). */
export const trustedCodeMigration: SchemaMigration = {
  name: '008-trusted-code',
  async up({ schema }) {
    for (const table of ['page_contents', 'page_widgets']) {
      await schema
        .alterTable(table)
        .addColumn('trusted', ...columns.flag)
        .execute();
    }
  },
};
