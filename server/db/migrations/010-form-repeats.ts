import type { SchemaMigration } from './schema-migration.ts';

/** The bot check of a submission, so that a repeat of the same submission is recognised (FRM-17). */
export const formRepeatsMigration: SchemaMigration = {
  name: '010-form-repeats',
  async up({ schema }) {
    await schema.alterTable('form_submissions').addColumn('check_id', 'text').execute();
    await schema.createIndex('form_submissions_check').on('form_submissions').column('check_id').execute();
  },
};
