import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Which code of pages an administrator has saved: only that may run inside the page itself (A69). */
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
