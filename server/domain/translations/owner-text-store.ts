import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { fromJson } from '../../db/columns.ts';

/** A row whose columns the caller knows. */
type OwnedRow = Readonly<Record<string, unknown>>;

type OwnedTable =
  | 'products'
  | 'addons'
  | 'groups'
  | 'links'
  | 'pages'
  | 'page_blocks'
  | 'galleries'
  | 'slides'
  | 'photos'
  | 'videos'
  | 'forms'
  | 'faqs'
  | 'testimonials'
  | 'people'
  | 'shipping_types'
  | 'voucher_themes';

/** Returns all rows of a table, oldest first. */
export async function listTableTexts(database: Database, table: OwnedTable): Promise<OwnedRow[]> {
  return database.selectFrom(table).selectAll().orderBy('id').execute();
}

interface JoinedText {
  entry: number;
  field: string;
  /** The name of its owner. */
  name: string;
  english: string;
}

/** Returns texts of entries that are named after their owner. */
export async function listJoinedTexts(
  database: Database,
  model: 'variation' | 'variationOption' | 'addonOption' | 'question',
): Promise<JoinedText[]> {
  const field = sql.lit('name').$castTo<string>().as('field');
  switch (model) {
    case 'variation':
      return database
        .selectFrom('variations as own')
        .innerJoin('products', 'products.id', 'own.product_id')
        .select(['own.id as entry', field, 'products.name as name', 'own.name as english'])
        .orderBy('own.id')
        .execute();
    case 'variationOption':
      return database
        .selectFrom('variation_options as own')
        .innerJoin('variations', 'variations.id', 'own.variation_id')
        .innerJoin('products', 'products.id', 'variations.product_id')
        .select(['own.id as entry', field, 'products.name as name', 'own.name as english'])
        .orderBy('own.id')
        .execute();
    case 'addonOption':
      return database
        .selectFrom('addon_options as own')
        .innerJoin('addons', 'addons.id', 'own.addon_id')
        .select(['own.id as entry', field, 'addons.name as name', 'own.name as english'])
        .orderBy('own.id')
        .execute();
    case 'question':
      return questionTexts(database);
  }
}

async function questionTexts(database: Database): Promise<JoinedText[]> {
  const rows = await database
    .selectFrom('form_questions as own')
    .innerJoin('forms', 'forms.id', 'own.form_id')
    .select(['own.id as entry', 'forms.name as name', 'own.label', 'own.content'])
    .orderBy('own.id')
    .execute();
  return rows.flatMap(({ entry, name, label, content }) => [
    { entry, name, field: 'label', english: label },
    { entry, name, field: 'content', english: content },
  ]);
}

interface JsonTexts {
  id: number;
  name: string;
  json: string;
}

/** Returns entries whose texts are in JSON. */
export function listJsonTexts(
  database: Database,
  model: 'pageContent' | 'widget' | 'form',
): Promise<JsonTexts[]> {
  switch (model) {
    case 'pageContent':
      return database
        .selectFrom('page_contents as own')
        .innerJoin('pages', 'pages.id', 'own.page_id')
        .select(['own.id as id', 'pages.url as name', 'own.variables as json'])
        .orderBy('own.id')
        .execute();
    case 'widget':
      return database
        .selectFrom('page_widgets as own')
        .innerJoin('page_blocks', 'page_blocks.id', 'own.block_id')
        .innerJoin('page_rows', 'page_rows.id', 'page_blocks.row_id')
        .innerJoin('pages', 'pages.id', 'page_rows.page_id')
        .select(['own.id as id', 'pages.url as name', 'own.templatevar as json'])
        .orderBy('own.id')
        .execute();
    case 'form':
      return database.selectFrom('forms').select(['id', 'name', 'data as json']).orderBy('id').execute();
  }
}

const SENTENCES = ['order_by_words', 'consent_question'];

/** Returns the settings that are sentences for shoppers. */
export async function listSettingTexts(
  database: Database,
): Promise<{ name: string; field: string; english: string }[]> {
  const rows = await database
    .selectFrom('settings')
    .selectAll()
    .where(
      'key',
      'in',
      SENTENCES.map((name) => `domain.${name}`),
    )
    .orderBy('key')
    .execute();
  return rows.map(({ key, value }) => ({
    name: key,
    field: key.slice('domain.'.length),
    english: String(fromJson<unknown>(value) ?? ''),
  }));
}
