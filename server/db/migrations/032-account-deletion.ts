import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Deletion of accounts, reduction of their orders, and what users show to others. */
export const accountDeletionMigration: SchemaMigration = {
  name: '032-account-deletion',
  async up({ schema }) {
    await schema
      .alterTable('users')
      .addColumn('deleted_at', ...columns.optionalText)
      .execute();
    await schema
      .alterTable('users')
      .addColumn('shows_name', ...columns.flag)
      .execute();
    await schema
      .alterTable('users')
      .addColumn('shows_photo', ...columns.flag)
      .execute();
    await schema
      .alterTable('orders')
      .addColumn('reduced_at', ...columns.optionalText)
      .execute();
    await schema
      .alterTable('orders')
      .addColumn('erased_at', ...columns.optionalText)
      .execute();
    await schema.createIndex('users_deleted_at').on('users').column('deleted_at').execute();
  },
};
