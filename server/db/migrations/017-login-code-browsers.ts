import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/**
 * The browser that requested a login mail: the names given at its sign-up are kept, whichever mail is used.
 */
export const loginCodeBrowsersMigration: SchemaMigration = {
  name: '017-login-code-browsers',
  async up({ schema }) {
    await schema
      .alterTable('login_codes')
      .addColumn('fingerprint_hash', ...columns.optionalText)
      .execute();
  },
};
