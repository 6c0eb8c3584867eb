import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/**
 * What an order was called in the language that its shopper read, beside the English of the shop; and of each
 * translation the English that it says, so that one whose English has changed since is known.
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
