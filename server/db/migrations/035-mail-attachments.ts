import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** What hangs on a mail that waits to be sent, by its kind and the row that it is made of. */
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
