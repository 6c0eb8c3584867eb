import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** What a browser says it is, so that its owner knows a login by it. */
export const devicesMigration: SchemaMigration = {
  name: '027-devices',
  async up({ schema }) {
    await schema
      .alterTable('login_sessions')
      .addColumn('user_agent', ...columns.optionalText)
      .execute();
  },
};
