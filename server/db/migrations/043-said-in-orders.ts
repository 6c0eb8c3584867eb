import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/**
 * Names in orders in the shopper's language, besides the shop's English; and the English of each translation,
 * to recognise translations whose English has changed.
 */
export const saidInOrdersMigration: SchemaMigration = {
  name: '043-said-in-orders',
  async up({ schema }) {
    const { optionalText } = columns;
    await schema
      .alterTable('order_lines')
      .addColumn('said_name', ...optionalText)
      .execute();
    await schema
      .alterTable('orders')
      .addColumn('said_shipping_name', ...optionalText)
      .execute();
    await schema
      .alterTable('translations')
      .addColumn('english', ...optionalText)
      .execute();
  },
};
