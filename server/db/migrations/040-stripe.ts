import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Stripe's ids of our payments, and the notifications received from gateways. */
export const stripeMigration: SchemaMigration = {
  name: '040-stripe',
  async up({ schema }) {
    await schema
      .createTable('payment_events')
      .addColumn('gateway', ...columns.text)
      .addColumn('event_id', ...columns.text)
      .addColumn('heard_at', ...columns.text)
      .addPrimaryKeyConstraint('payment_events_key', ['gateway', 'event_id'])
      .execute();
    await schema
      .createTable('stripe_sessions')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('session_id', ...columns.optionalText)
      .addColumn('created_at', ...columns.text)
      .addColumn('expires_at', ...columns.text)
      .addColumn('asked_at', ...columns.text)
      .addColumn('closed_at', ...columns.optionalText)
      .addColumn('withdrawn_at', ...columns.optionalText)
      .execute();
    await schema
      .createIndex('stripe_sessions_open')
      .on('stripe_sessions')
      .columns(['closed_at', 'asked_at'])
      .execute();
  },
};
