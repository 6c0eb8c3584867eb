import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Idempotency keys of what was added to carts, so that a repeated request adds nothing. */
export const cartAdditionsMigration: SchemaMigration = {
  name: '049-cart-additions',
  async up({ schema }) {
    await schema
      .createTable('cart_additions')
      .addColumn('cart_id', 'integer', (column) =>
        column.notNull().references('carts.id').onDelete('cascade'),
      )
      .addColumn('idempotency_key', ...columns.text)
      .addColumn('added_at', ...columns.text)
      .addPrimaryKeyConstraint('cart_additions_pkey', ['cart_id', 'idempotency_key'])
      .execute();
    await schema.createIndex('cart_additions_added_at').on('cart_additions').column('added_at').execute();
  },
};
