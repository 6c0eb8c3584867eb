import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

/** The ids of entries by model and English name; several may share a name. */
export type EntriesByName = Readonly<Record<string, ReadonlyMap<string, number[]>>>;

interface Named {
  id: number;
  name: string;
}

/** Models with a table of their own, with the column by which the translations name their entries. */
const TABLES = {
  link: ['links', 'name'],
  group: ['groups', 'slug'],
  page: ['pages', 'url'],
  slide: ['slides', 'heading'],
  gallery: ['galleries', 'url'],
  testimonial: ['testimonials', 'title'],
  product: ['products', 'slug'],
  variation: ['variations', 'name'],
  variationOption: ['variation_options', 'name'],
  addon: ['addons', 'code'],
  addonOption: ['addon_options', 'name'],
  form: ['forms', 'url'],
  shippingType: ['shipping_types', 'name'],
} as const;

const blocksOfPages = (database: Database): Promise<Named[]> =>
  database
    .selectFrom('page_contents')
    .innerJoin('pages', 'pages.id', 'page_contents.page_id')
    .select(['page_contents.id as id', sql<string>`pages.url || ' ' || page_contents.name`.as('name')])
    .execute();

const questionsOfForms = (database: Database): Promise<Named[]> =>
  database
    .selectFrom('form_questions')
    .innerJoin('forms', 'forms.id', 'form_questions.form_id')
    .select(['form_questions.id as id', sql<string>`forms.url || ' ' || form_questions.name`.as('name')])
    .execute();

const idsByName = (rows: readonly Named[]) =>
  new Map([...Map.groupBy(rows, ({ name }) => name)].map(([name, same]) => [name, same.map(({ id }) => id)]));

/** Returns the entries with seeded translations; the shop's settings are one entry, `shop`. */
export async function entriesByName(database: Database): Promise<EntriesByName> {
  const found: Record<string, Map<string, number[]>> = {
    pageContent: idsByName(await blocksOfPages(database)),
    question: idsByName(await questionsOfForms(database)),
    setting: idsByName([{ id: 0, name: 'shop' }]),
  };
  for (const [model, [table, column]] of Object.entries(TABLES)) {
    const rows = await database
      .selectFrom(table)
      .select(['id', sql.ref<string>(column).as('name')])
      .execute();
    found[model] = idsByName(rows);
  }
  return found;
}
