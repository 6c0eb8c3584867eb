import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** The additional member of a club, and of a photo the hash alone: its URLs follow from that. */
export const profilesMigration: SchemaMigration = {
  name: '026-profiles',
  async up({ schema }) {
    await schema
      .alterTable('users')
      .addColumn('club_additional_member', ...columns.optionalText)
      .execute();
    await schema.alterTable('users').renameColumn('image', 'photo_hash').execute();
    await schema.alterTable('users').dropColumn('thumbnail').execute();
  },
};
