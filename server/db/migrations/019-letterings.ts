import { sql } from 'kysely';
import type { SchemaMigration } from './schema-migration.ts';

const EVERYDAY = 'U+20-7E, U+A0-FF, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20AC';
const LATIN = `${EVERYDAY}, U+100-17F`;
const SEEDED: [name: string, characters: string][] = [
  ['Script', EVERYDAY],
  ['Handwritten', `${LATIN}, U+2665`],
  ['Serif', `${LATIN}, U+370-3FF, U+400-4FF`],
  ['Slab', LATIN],
  ['Rounded', `${LATIN}, U+2665`],
  ['Stencil', 'U+20-7E, U+2013-2014, U+2018-2019, U+201C-201D, U+2026'],
];

/** The characters of a lettering, including the shop's initial ones; and unique names for fields. */
export const letteringsMigration: SchemaMigration = {
  name: '019-letterings',
  async up(database) {
    await database.schema.alterTable('addon_options').addColumn('characters', 'text').execute();
    for (const [name, characters] of SEEDED)
      await sql`update addon_options set characters = ${characters} where name = ${name}
        and addon_id in (select id from addons where code = 'font')`.execute(database);
    await sql`update variations set name = 'Colour of the lettering' where name = 'Lettering'
      and product_id in (select id from products where slug = 'name-key-ring')`.execute(database);
  },
};
