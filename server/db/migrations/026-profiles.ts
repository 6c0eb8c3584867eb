import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** The additional member of a club; and only the hash of a photo, from which its URLs follow. */
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
