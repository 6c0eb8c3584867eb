import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

const COLUMNS = [
  ['groups', 'image_hash'],
  ['videos', 'slate_hash'],
  ['products', 'size_chart_hash'],
  ['product_photos', 'hash'],
  ['page_contents', 'background_image_hash'],
  ['slides', 'image_hash'],
  ['testimonials', 'image_hash'],
  ['voucher_themes', 'image_hash'],
  ['people', 'photo_hash'],
  ['photos', 'image_hash'],
] as const;
const SETTINGS = [
  ['page_contents', 'variables'],
  ['page_widgets', 'templatevar'],
] as const;
const OLD = 'drawing:';
const IN_SETTINGS = /"drawing:([a-z0-9/-]+)"/g;

async function renameInSettings(database: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ id: number; settings: string }>`
    select id, ${sql.ref(column)} as settings from ${sql.table(table)}
    where ${sql.ref(column)} like ${'%"drawing:%'}`.execute(database);
  for (const { id, settings } of rows) {
    const renamed = settings.replaceAll(IN_SETTINGS, '"seed:$1"');
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renamed} where id = ${id}`.execute(
      database,
    );
  }
}

/** Renames references to the shop's initial pictures, which are no longer drawings (decision 003). */
export const seededPicturesMigration: SchemaMigration = {
  name: '011-seeded-pictures',
  async up(database) {
    for (const [table, column] of COLUMNS)
      await sql`
        update ${sql.table(table)}
        set ${sql.ref(column)} = ${'seed:'} || substr(${sql.ref(column)}, ${OLD.length + 1})
        where ${sql.ref(column)} like ${`${OLD}%`}`.execute(database);
    for (const [table, column] of SETTINGS) await renameInSettings(database, table, column);
  },
};
