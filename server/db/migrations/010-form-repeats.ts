import type { SchemaMigration } from './schema-migration.ts';

/** Which bot check a form was sent with, so that a repeat of the same sending is known (FRM-17). */
export const formRepeatsMigration: SchemaMigration = {
  name: '010-form-repeats',
  async up({ schema }) {
    await schema.alterTable('form_submissions').addColumn('check_id', 'text').execute();
    await schema.createIndex('form_submissions_check').on('form_submissions').column('check_id').execute();
  },
};
