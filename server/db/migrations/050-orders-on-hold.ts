import { sql } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Puts orders on hold that were paid after they had expired, when something in them was gone. */
export const ordersOnHoldMigration: SchemaMigration = {
  name: '050-orders-on-hold',
  async up(database) {
    const held = sql`status = 'expired' and exists (select 1 from payments where purpose = 'order'
      and subject_id = orders.id and payments.status = 'paid' and refund is null)`;
    await sql`insert into order_events (order_id, status, at)
      select id, 'onHold', expires_at from orders where ${held} order by id`.execute(database);
    await sql`update orders set status = 'onHold' where ${held}`.execute(database);
  },
};
