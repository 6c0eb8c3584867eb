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

/** Swatches of options, sizes of products and fonts of letterings, including those of existing shops. */
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
