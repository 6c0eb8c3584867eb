import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Transit times of the shop's own shipping types, in business days. */
const transits = [
  { name: 'Local Delivery', min: 0, max: 1 },
  { name: 'Standard Post', min: 3, max: 5 },
  { name: 'Express Post', min: 2, max: 3 },
];

/** Transit times of shipping types in business days, and the promised arrival of orders. */
export const deliveryDaysMigration: SchemaMigration = {
  name: '020-delivery-days',
  async up(database) {
    const { schema } = database;
    for (const name of ['min_transit_days', 'max_transit_days'])
      await schema
        .alterTable('shipping_types')
        .addColumn(name, ...columns.optionalInteger)
        .execute();
    for (const name of ['arrives_from', 'arrives_by'])
      await schema
        .alterTable('orders')
        .addColumn(name, ...columns.optionalText)
        .execute();
    for (const { name, min, max } of transits)
      await sql`update shipping_types set min_transit_days = ${min}, max_transit_days = ${max} where name = ${name}`.execute(
        database,
      );
  },
};
