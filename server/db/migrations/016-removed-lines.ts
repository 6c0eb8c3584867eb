import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Lines removed from a cart that can still be restored unchanged. */
export const removedLinesMigration: SchemaMigration = {
  name: '016-removed-lines',
  async up({ schema }) {
    await schema
      .createTable('removed_cart_lines')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('cart_id', 'integer', (column) =>
        column.notNull().references('carts.id').onDelete('cascade'),
      )
      .addColumn('line', ...columns.text)
      .addColumn('removed_at', ...columns.text)
      .execute();
    await schema
      .createIndex('removed_cart_lines_cart')
      .on('removed_cart_lines')
      .columns(['cart_id', 'removed_at'])
      .execute();
    await schema
      .createIndex('removed_cart_lines_removed_at')
      .on('removed_cart_lines')
      .column('removed_at')
      .execute();
  },
};
