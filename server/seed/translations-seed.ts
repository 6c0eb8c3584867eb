import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { readOwnerTexts } from '../domain/translations/owner-texts.ts';
import { translationAreaValues } from '../generated/contract-rules.ts';
import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import { inProject } from '../lib/project-folder.ts';
import { fillAmounts } from './amounts.ts';
import { markdownAsHtml } from './markdown.ts';
import { Facts, factsAsHtml } from './pages/facts.ts';
import { markSeeded, unseeded } from './seed-log.ts';
import { entriesByName } from './translated-entries.ts';
import type { EntriesByName } from './translated-entries.ts';

const FOLDER = inProject('server', 'seed', 'prose', 'translations');
/** The files, each a part of the translations into the language its name starts with; seeded once. */
const PARTS = ['ar', 'de', 'ja', 'zh-CN'].flatMap((locale) => [locale, `${locale}-choices`]);

/** A text, or the facts of a list. */
const Words = Type.Record(Type.String(), Type.Union([Type.String(), Facts]));
/** Translations by model, English name of the entry, and field. */
const Catalogue = Type.Record(Type.String(), Type.Record(Type.String(), Words));

/** Fields that are HTML, written as Markdown. */
const PROSE = new Set(['content', 'html']);

type EntryTexts = Record<string, string | Record<string, string>>;

/** Facts next to `html` are a separate setting; those of a product are appended to its text. */
function fieldsOf(model: string, { facts, ...texts }: EntryTexts): [string, string][] {
  const list = typeof facts === 'object' ? factsAsHtml(facts) : '';
  const lines = Object.entries(texts).map(([field, text]): [string, string] => {
    const translation = PROSE.has(field) ? markdownAsHtml(String(text)) : String(text);
    return [field, field === 'content' && list !== '' ? `${translation}\n${list}` : translation];
  });
  if (model !== 'pageContent') return lines;
  const settings = list === '' ? lines : [...lines, ['facts', list] as [string, string]];
  return settings.map(([name, translation]) => [`variables.${name}`, translation]);
}

async function rowsOf(part: string, entries: EntriesByName) {
  const source = fillAmounts(await readFile(join(FOLDER, `${part}.yaml`), 'utf8'));
  const locale = part.replace(/-choices$/, '');
  const catalogue = Value.Parse(Catalogue, parse(source));
  return Object.entries(catalogue).flatMap(([model, texts]) =>
    Object.entries(texts).flatMap(([name, entryTexts]) =>
      (entries[model]?.get(name) ?? []).flatMap((entry) =>
        fieldsOf(model, entryTexts).map(([field, translation]) => ({
          model,
          entry,
          field,
          locale,
          translation,
        })),
      ),
    ),
  );
}

const textKey = ({ model, entry, field }: { model: string; entry: number; field: string }) =>
  `${model} ${entry} ${field}`;

/** Returns the English of each text, so that its translation becomes outdated when that changes. */
async function englishOf(database: Database): Promise<ReadonlyMap<string, string>> {
  const texts = await Promise.all(translationAreaValues.map((area) => readOwnerTexts(database, area)));
  return new Map(texts.flat().map((text) => [textKey(text), text.english]));
}

/**
 * Inserts translations into four languages of the home page, the menus, the shipping page, ten products with
 * their options and the contact form; entries an owner has deleted or renamed are skipped.
 */
export async function seedTranslations(database: Database): Promise<void> {
  const fresh = await unseeded(database, 'translations', PARTS);
  if (fresh.size === 0) return;
  const entries = await entriesByName(database);
  const english = await englishOf(database);
  const rows = (await Promise.all([...fresh].map((part) => rowsOf(part, entries)))).flat();
  await writeContent(database, async (transaction) => {
    for (const row of rows)
      await transaction
        .insertInto('translations')
        .values({ ...row, english: english.get(textKey(row)) ?? null })
        .onConflict((conflict) => conflict.columns(['locale', 'model', 'entry', 'field']).doNothing())
        .execute();
    await markSeeded(transaction, 'translations', fresh);
  });
}
