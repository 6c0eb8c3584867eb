import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** The User-Agent of a login, so that its owner recognises it. */
export const devicesMigration: SchemaMigration = {
  name: '027-devices',
  async up({ schema }) {
    await schema
      .alterTable('login_sessions')
      .addColumn('user_agent', ...columns.optionalText)
      .execute();
  },
};
