import { columns, withId } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/**
 * Errors of the host and of browsers, equal ones once with a count; and an index of orders by day for
 * administrators.
 */
export const errorLogMigration: SchemaMigration = {
  name: '030-error-log',
  async up({ schema }, engine) {
    await withId(schema.createTable('errors'), engine)
      .addColumn('key', ...columns.text)
      .addColumn('source', ...columns.text)
      .addColumn('message', ...columns.text)
      .addColumn('stack', ...columns.text)
      .addColumn('url', ...columns.text)
      .addColumn('times', ...columns.integer)
      .addColumn('first_at', ...columns.text)
      .addColumn('last_at', ...columns.text)
      .execute();
    await schema.createIndex('errors_key').on('errors').column('key').unique().execute();
    await schema.createIndex('errors_last_at').on('errors').column('last_at').execute();
    await schema.createIndex('orders_created_at').on('orders').column('created_at').execute();
    await schema
      .createIndex('form_submissions_created_at')
      .on('form_submissions')
      .column('created_at')
      .execute();
  },
};
