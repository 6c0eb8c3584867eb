import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { Engine } from '../engine.ts';
import { watchContent } from '../watch-content.ts';
import type { SchemaMigration } from './schema-migration.ts';

const SWITCHED = [
  'faqs',
  'galleries',
  'groups',
  'links',
  'people',
  'photos',
  'slides',
  'testimonials',
  'videos',
  'voucher_themes',
];

/** Redirects were identified by their path alone; the generic calls identify every entry by an id. */
async function giveRedirectsIds(database: Kysely<unknown>, engine: Engine): Promise<void> {
  const { schema } = database;
  await schema.alterTable('redirects').renameTo('redirects_before').execute();
  await withId(schema.createTable('redirects'), engine)
    .addColumn('from_path', ...columns.text)
    .addColumn('to_path', ...columns.text)
    .addColumn('enabled', ...columns.flagOn)
    .addColumn('created_at', ...columns.text)
    .execute();
  await sql`insert into redirects (from_path, to_path, created_at)
    select from_path, to_path, created_at from redirects_before order by created_at, from_path`.execute(
    database,
  );
  await schema.dropTable('redirects_before').execute();
  await schema.createIndex('redirects_from').on('redirects').column('from_path').unique().execute();
  await watchContent(database, engine, [{ name: 'redirects' }]);
}

/** Lets administrators disable entries without deleting them, and gives redirects an id. */
export const switchedEntriesMigration: SchemaMigration = {
  name: '025-switched-entries',
  async up(database, engine) {
    for (const table of SWITCHED)
      await database.schema
        .alterTable(table)
        .addColumn('enabled', ...columns.flagOn)
        .execute();
    await giveRedirectsIds(database, engine);
  },
};
