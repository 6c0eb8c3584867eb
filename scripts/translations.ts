import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { readContentVersion } from '../server/db/content-version.ts';
import { TranslationEditor } from '../server/domain/translations/translation-editor.ts';
import { localeValues } from '../server/generated/contract-rules.ts';
import type { Refusal } from '../server/lib/outcome.ts';
import { inEnglish } from '../server/lib/refusal-text.ts';
import { fail } from './fail.ts';
import { withShopDatabase } from './shop-database.ts';

/*
 * `npm run translations -- export LOCALE` writes the owner's texts in a language as JSON, with their English;
 * `npm run translations -- import FILE` stores the texts of such a file. The shop may be running; it must
 * have been started once.
 */

const Written = Type.Object({
  locale: Type.Union(localeValues.map((locale) => Type.Literal(locale))),
  texts: Type.Array(
    Type.Object({
      model: Type.String(),
      entry: Type.Integer(),
      field: Type.String(),
      english: Type.String(),
      translation: Type.String(),
    }),
  ),
});

async function exportTexts(editor: TranslationEditor, wanted: string): Promise<void> {
  const locale = localeValues.find((known) => known === wanted && known !== 'en');
  if (!locale) return fail([`${wanted} is no language of the shop that English is translated into`]);
  const texts = (await editor.all(locale)).map(
    ({ model, entry, field, name, english, translation, state }) => {
      return { model, entry, field, name, state, english, translation };
    },
  );
  console.log(JSON.stringify({ locale, texts }, null, 2));
}

async function importTexts(editor: TranslationEditor, file: string): Promise<void> {
  const { locale, texts } = Value.Parse(Written, JSON.parse(await readFile(file, 'utf8')));
  const known = new Map((await editor.all(locale)).map((text) => [keyOf(text), text]));
  let stored = 0;
  for (const text of texts) {
    if (text.translation === (known.get(keyOf(text))?.translation ?? '')) continue;
    const outcome = await editor.save({ locale, ...text, seen: null });
    if (outcome.ok) stored += 1;
    else fail([`${keyOf(text)}: ${reasonsOf(outcome.refusal)}`]);
  }
  console.log(`${stored} of ${texts.length} texts were new`);
}

const reasonsOf = (refusal: Refusal) =>
  [refusal, ...Object.values(refusal.fields ?? {})].map(inEnglish).join(' ');

const keyOf = ({ model, entry, field }: { model: string; entry: number; field: string }) =>
  `${model} ${entry} ${field}`;

async function run(editor: TranslationEditor, [action, what = '']: readonly string[]): Promise<void> {
  if (action === 'export') return exportTexts(editor, what);
  if (action === 'import') return importTexts(editor, what);
  fail(['say `export LOCALE` or `import FILE`']);
}

await withShopDatabase(({ database }) => {
  const contentVersion = () => readContentVersion(database);
  return run(new TranslationEditor({ database, contentVersion }), process.argv.slice(2));
});
