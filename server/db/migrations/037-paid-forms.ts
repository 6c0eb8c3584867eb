import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** The cost of a form submission and its payment state; null for free forms. */
export const paidFormsMigration: SchemaMigration = {
  name: '037-paid-forms',
  async up({ schema }) {
    const submissions = () => schema.alterTable('form_submissions');
    await submissions()
      .addColumn('public_id', ...columns.optionalText)
      .execute();
    await submissions()
      .addColumn('payment_status', ...columns.optionalText)
      .execute();
    for (const cents of ['cost_cents', 'tax_cents'])
      await submissions()
        .addColumn(cents, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    for (const text of ['mailbox', 'locale', 'mail', 'pay_by', 'paid_at'])
      await submissions()
        .addColumn(text, ...columns.optionalText)
        .execute();
    await schema
      .createIndex('form_submissions_unpaid')
      .on('form_submissions')
      .columns(['payment_status', 'pay_by'])
      .execute();
  },
};
