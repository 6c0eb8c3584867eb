import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

/** Records the photos users uploaded, which are stored among the shop's pictures and deleted when no user has them. */
export const accountPhotosMigration: SchemaMigration = {
  name: '046-account-photos',
  async up(database) {
    await database.schema
      .createTable('account_photos')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('added_at', ...columns.text)
      .execute();
    await sql`insert into account_photos (hash, added_at)
      select photo_hash, min(created_at) from users where photo_hash is not null group by photo_hash`.execute(
      database,
    );
  },
};
