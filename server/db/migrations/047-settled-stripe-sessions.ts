import { sql } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

/** Closes sessions whose payment was settled by a notification, which was previously omitted. */
export const settledStripeSessionsMigration: SchemaMigration = {
  name: '047-settled-stripe-sessions',
  async up(database) {
    await sql`update stripe_sessions set closed_at = asked_at
      where closed_at is null and token in
        (select token from payments where status in ('paid', 'failed', 'cancelled'))`.execute(database);
  },
};
