import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Files shoppers upload with their orders; the bytes are stored beside the database. */
export const addonFilesMigration: SchemaMigration = {
  name: '009-addon-files',
  async up({ schema }) {
    await schema
      .createTable('addon_files')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('cart_id', 'integer', (column) => column.references('carts.id').onDelete('set null'))
      .addColumn('name', ...columns.text)
      .addColumn('content_type', ...columns.text)
      .addColumn('size_bytes', ...columns.integer)
      .addColumn('ordered', ...columns.flag)
      .addColumn('created_at', ...columns.text)
      .execute();
    await schema.createIndex('addon_files_cart').on('addon_files').column('cart_id').execute();
    await schema
      .createIndex('addon_files_loose')
      .on('addon_files')
      .columns(['ordered', 'created_at'])
      .execute();
  },
};
