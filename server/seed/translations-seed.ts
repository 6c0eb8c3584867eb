import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import { inProject } from '../lib/project-folder.ts';
import { fillAmounts } from './amounts.ts';
import { markdownAsHtml } from './markdown.ts';
import { Facts, factsAsHtml } from './pages/facts.ts';
import { markSeeded, unseeded } from './seed-log.ts';

const FOLDER = inProject('server', 'seed', 'prose', 'translations');
const LOCALES = ['ar', 'de', 'ja', 'zh-CN'];

/** A text, or the facts of a list. */
const Words = Type.Record(Type.String(), Type.Union([Type.String(), Facts]));
/** Model → what the entry is called in English → field → what it says. */
const Catalogue = Type.Record(Type.String(), Type.Record(Type.String(), Words));

/** Fields that are HTML, written as Markdown. */
const PROSE = new Set(['content', 'html']);

type Said = Record<string, string | Record<string, string>>;

/** Facts beside `html` are a setting of their own; a product's stand under its text. */
function fieldsOf(model: string, { facts, ...texts }: Said): [string, string][] {
  const list = typeof facts === 'object' ? factsAsHtml(facts) : '';
  const said = Object.entries(texts).map(([field, text]): [string, string] => {
    const words = PROSE.has(field) ? markdownAsHtml(String(text)) : String(text);
    return [field, field === 'content' && list !== '' ? `${words}\n${list}` : words];
  });
  if (model !== 'pageContent') return said;
  const settings = list === '' ? said : [...said, ['facts', list] as [string, string]];
  return settings.map(([name, words]) => [`variables.${name}`, words]);
}

/** Model → what its entries are called in English → their ids: several links may have one name. */
async function entriesByName(database: Database): Promise<Record<string, Map<string, number[]>>> {
  const named = async (
    table: 'links' | 'groups' | 'pages' | 'slides' | 'galleries' | 'testimonials' | 'products',
    column: string,
  ) =>
    database
      .selectFrom(table)
      .select(['id', sql.ref<string>(column).as('name')])
      .execute();
  const blocks = database
    .selectFrom('page_contents')
    .innerJoin('pages', 'pages.id', 'page_contents.page_id')
    .select(['page_contents.id as id', 'pages.url as url', 'page_contents.name as name'])
    .execute();
  const found = {
    link: await named('links', 'name'),
    group: await named('groups', 'slug'),
    page: await named('pages', 'url'),
    pageContent: (await blocks).map(({ id, url, name }) => ({ id, name: `${url} ${name}` })),
    slide: await named('slides', 'heading'),
    gallery: await named('galleries', 'url'),
    testimonial: await named('testimonials', 'title'),
    product: await named('products', 'slug'),
  };
  return Object.fromEntries(
    Object.entries(found).map(([model, rows]) => {
      const byName = Map.groupBy(rows as { id: number; name: unknown }[], ({ name }) => String(name));
      return [model, new Map([...byName].map(([name, same]) => [name, same.map(({ id }) => id)]))];
    }),
  );
}

async function rowsOf(locale: string, entries: Record<string, Map<string, number[]>>) {
  const source = fillAmounts(await readFile(join(FOLDER, `${locale}.yaml`), 'utf8'));
  const catalogue = Value.Parse(Catalogue, parse(source));
  return Object.entries(catalogue).flatMap(([model, texts]) =>
    Object.entries(texts).flatMap(([name, said]) =>
      (entries[model]?.get(name) ?? []).flatMap((entry) =>
        fieldsOf(model, said).map(([field, words]) => ({ model, entry, field, locale, words })),
      ),
    ),
  );
}

/**
 * What the home page, the menus, the shipping page and ten goods say in four other languages; of what an owner has
 * deleted, or calls otherwise, nothing.
 */
export async function seedTranslations(database: Database): Promise<void> {
  const fresh = await unseeded(database, 'translations', LOCALES);
  if (fresh.size === 0) return;
  const entries = await entriesByName(database);
  const rows = (await Promise.all([...fresh].map((locale) => rowsOf(locale, entries)))).flat();
  await writeContent(database, async (transaction) => {
    for (const row of rows)
      await transaction
        .insertInto('translations')
        .values(row)
        .onConflict((conflict) => conflict.columns(['locale', 'model', 'entry', 'field']).doNothing())
        .execute();
    await markSeeded(transaction, 'translations', fresh);
  });
}
