import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** The attachment of a queued mail, by its kind and source row. */
export const mailAttachmentsMigration: SchemaMigration = {
  name: '035-mail-attachments',
  async up({ schema }) {
    await schema
      .alterTable('mail_queue')
      .addColumn('attachment_kind', ...columns.optionalText)
      .execute();
    await schema
      .alterTable('mail_queue')
      .addColumn('attachment_id', ...columns.optionalInteger)
      .execute();
  },
};
