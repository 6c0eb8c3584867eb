import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely';
import { columns, withId } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { SchemaMigration } from './schema-migration.ts';

const owned = (by: string) =>
  [
    'integer',
    (column: ColumnDefinitionBuilder) => column.notNull().references(by).onDelete('cascade'),
  ] as const;

const counted = (preset: number) =>
  ['integer', (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(preset)] as const;

async function createSettings({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', ...columns.text)
    .execute();
}

async function createLinks({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('links'), engine)
    .addColumn('menu', ...columns.text)
    .addColumn('parent_id', 'integer', (column) => column.references('links.id').onDelete('cascade'))
    .addColumn('name', ...columns.text)
    .addColumn('link', ...columns.text)
    .addColumn('icon', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('links_menu').on('links').columns(['menu', 'sort_order']).execute();
  await schema.createIndex('links_parent').on('links').column('parent_id').execute();
}

async function createPages({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('pages'), engine)
    .addColumn('slug', ...columns.text)
    .addColumn('url', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('title', ...columns.text)
    .addColumn('meta_description', ...columns.text)
    .addColumn('sitemap_model', ...columns.optionalText)
    .addColumn('sitemap_group_model', ...columns.optionalText)
    .addColumn('content', ...columns.text)
    .addColumn('listed', ...columns.flagOn)
    .addColumn('enabled', ...columns.flagOn)
    .addColumn('created_at', ...columns.text)
    .addColumn('updated_at', ...columns.text)
    .execute();
  await schema.createIndex('pages_slug').on('pages').column('slug').unique().execute();
  await schema.createIndex('pages_url').on('pages').column('url').unique().execute();
}

async function createRows({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('page_rows'), engine)
    .addColumn('page_id', ...owned('pages.id'))
    .addColumn('row_type', ...columns.text)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('page_rows_page').on('page_rows').columns(['page_id', 'sort_order']).execute();
  await withId(schema.createTable('page_blocks'), engine)
    .addColumn('row_id', ...owned('page_rows.id'))
    .addColumn('title', ...columns.text)
    .addColumn('width', ...counted(12))
    .addColumn('column_offset', ...counted(0))
    .addColumn('sort_order', ...columns.integer)
    .addColumn('deleted', ...columns.flag)
    .execute();
  await schema.createIndex('page_blocks_row').on('page_blocks').columns(['row_id', 'sort_order']).execute();
  await withId(schema.createTable('page_widgets'), engine)
    .addColumn('block_id', ...owned('page_blocks.id'))
    .addColumn('type', ...columns.text)
    .addColumn('templatevar', ...columns.text)
    .addColumn('list_limit', ...counted(100))
    .addColumn('list_offset', ...counted(0))
    .addColumn('pagination_labels', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema
    .createIndex('page_widgets_block')
    .on('page_widgets')
    .columns(['block_id', 'sort_order'])
    .execute();
}

const BLOCK_TEXTS = ['start_time', 'end_time', 'text_colour', 'background_colour', 'background_image_hash'];
const BLOCK_ANIMATION_TEXTS = ['aos_type', 'aos_easing', 'anchor_name'];
const BLOCK_NUMBERS = [
  'padding_top',
  'padding_bottom',
  'padding_left',
  'padding_right',
  'margin_top',
  'margin_bottom',
  'background_image_opacity',
  'background_image_saturation',
  'aos_offset',
  'aos_duration',
  'aos_delay',
];
const BLOCK_FLAGS = ['hidden', 'full_width', 'background_image_fixed', 'editing', 'deleted'];

async function createContentBlocks({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  let table: CreateTableBuilder<string, string> = withId(schema.createTable('page_contents'), engine)
    .addColumn('page_id', ...owned('pages.id'))
    .addColumn('sort_order', ...columns.integer)
    .addColumn('name', ...columns.text)
    .addColumn('template', ...columns.text)
    .addColumn('variables', ...columns.text)
    .addColumn('background_video_id', 'integer', (column) =>
      column.references('videos.id').onDelete('set null'),
    );
  for (const name of [...BLOCK_TEXTS, ...BLOCK_ANIMATION_TEXTS]) {
    table = table.addColumn(name, ...columns.optionalText);
  }
  for (const name of BLOCK_NUMBERS) table = table.addColumn(name, ...columns.optionalInteger);
  for (const name of BLOCK_FLAGS) table = table.addColumn(name, ...columns.flag);
  await table.execute();
  await schema
    .createIndex('page_contents_page')
    .on('page_contents')
    .columns(['page_id', 'sort_order'])
    .execute();
}

async function createGalleries({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('galleries'), engine)
    .addColumn('url', ...columns.text)
    .addColumn('name', ...columns.text)
    .addColumn('heading', ...columns.text)
    .addColumn('sub_heading', ...columns.text)
    .addColumn('group_slug', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('galleries_url').on('galleries').column('url').unique().execute();
  await schema.createIndex('galleries_group').on('galleries').columns(['group_slug', 'sort_order']).execute();
  await withId(schema.createTable('slides'), engine)
    .addColumn('gallery_id', ...owned('galleries.id'))
    .addColumn('heading', ...columns.text)
    .addColumn('sub_heading', ...columns.text)
    .addColumn('content', ...columns.text)
    .addColumn('image_hash', ...columns.optionalText)
    .addColumn('overlay_color', ...columns.text)
    .addColumn('text_color', ...columns.optionalText)
    .addColumn('image_opacity', ...columns.optionalInteger)
    .addColumn('image_saturation', ...columns.optionalInteger)
    .addColumn('link', ...columns.optionalText)
    .addColumn('link_button_text', ...columns.optionalText)
    .addColumn('link_target', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('slides_gallery').on('slides').columns(['gallery_id', 'sort_order']).execute();
}

async function createVoices({ schema }: Kysely<unknown>, engine: Engine): Promise<void> {
  await withId(schema.createTable('testimonials'), engine)
    .addColumn('name', ...columns.text)
    .addColumn('title', ...columns.text)
    .addColumn('content', ...columns.text)
    .addColumn('image_hash', ...columns.optionalText)
    .addColumn('rating', 'real', (column) => column.notNull().defaultTo(0))
    .addColumn('group_slug', ...columns.optionalText)
    .addColumn('created_at', ...columns.text)
    .execute();
  await schema
    .createIndex('testimonials_group')
    .on('testimonials')
    .columns(['group_slug', 'created_at'])
    .execute();
  await schema.createIndex('testimonials_newest').on('testimonials').column('created_at').execute();
  await withId(schema.createTable('voucher_themes'), engine)
    .addColumn('name', ...columns.text)
    .addColumn('image_hash', ...columns.optionalText)
    .addColumn('sort_order', ...columns.integer)
    .execute();
  await schema.createIndex('voucher_themes_name').on('voucher_themes').column('name').unique().execute();
}

/** Settings, menus, pages with rows and blocks, galleries, testimonials and voucher themes. */
export const contentMigration: SchemaMigration = {
  name: '002-content',
  async up(database, engine) {
    await createSettings(database);
    await createLinks(database, engine);
    await createPages(database, engine);
    await createRows(database, engine);
    await createContentBlocks(database, engine);
    await createGalleries(database, engine);
    await createVoices(database, engine);
  },
};
