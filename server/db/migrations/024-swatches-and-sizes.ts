import { sql } from 'kysely';
import { columns } from '../columns.ts';
import type { SchemaMigration } from './schema-migration.ts';

const SEEDED = {
  Script: 'script',
  Handwritten: 'hand',
  Serif: 'serif',
  Slab: 'slab',
  Rounded: 'round',
  Stencil: 'stencil',
};

/** What an option looks like, how large a piece is, and which font a lettering has, for those of the first shops too. */
export const swatchesAndSizesMigration: SchemaMigration = {
  name: '024-swatches-and-sizes',
  async up(database) {
    const { schema } = database;
    const options = () => schema.alterTable('variation_options');
    await options()
      .addColumn('swatch_colour', ...columns.optionalText)
      .execute();
    await options()
      .addColumn('swatch_texture', ...columns.optionalText)
      .execute();
    await schema
      .alterTable('products')
      .addColumn('sizes', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    await schema
      .alterTable('addon_options')
      .addColumn('font', ...columns.optionalText)
      .execute();
    for (const [name, font] of Object.entries(SEEDED))
      await sql`update addon_options set font = ${font} where name = ${name}
        and addon_id in (select id from addons where code = 'font')`.execute(database);
  },
};
