import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/**
 * Counts guesses from browsers other than the requesting one separately; a newer code ends an earlier one.
 */
export const codeGuessesMigration: SchemaMigration = {
  name: '023-code-guesses',
  async up({ schema }) {
    await schema
      .alterTable('login_codes')
      .addColumn('attempts_elsewhere', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('login_codes')
      .addColumn('replaced_at', ...columns.optionalText)
      .execute();
    await schema
      .createIndex('login_sessions_browser')
      .on('login_sessions')
      .columns(['user_id', 'fingerprint_hash'])
      .execute();
  },
};
