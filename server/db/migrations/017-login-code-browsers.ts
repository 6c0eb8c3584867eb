import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Which browser asked for a login mail: the names that it signed up with stay, whichever mail is used. */
export const loginCodeBrowsersMigration: SchemaMigration = {
  name: '017-login-code-browsers',
  async up({ schema }) {
    await schema
      .alterTable('login_codes')
      .addColumn('fingerprint_hash', ...columns.optionalText)
      .execute();
  },
};
