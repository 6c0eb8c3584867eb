import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** How often each web vital had which value, by day, kind of page and class of device. */
export const vitalsMigration: SchemaMigration = {
  name: '041-vitals',
  async up({ schema }) {
    await schema
      .createTable('vitals')
      .addColumn('day', ...columns.text)
      .addColumn('page', ...columns.text)
      .addColumn('device', ...columns.text)
      .addColumn('metric', ...columns.text)
      .addColumn('value', ...columns.integer)
      .addColumn('times', ...columns.integer)
      .addPrimaryKeyConstraint('vitals_key', ['day', 'page', 'device', 'metric', 'value'])
      .execute();
  },
};
