import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { openDatabase } from '../server/db/connection.ts';
import { readContentVersion } from '../server/db/content-version.ts';
import { TranslationEditor } from '../server/domain/translations/translation-editor.ts';
import { readEnvironment } from '../server/environment.ts';
import { localeValues } from '../server/generated/contract-rules.ts';
import { inEnglish } from '../server/lib/refusal-text.ts';

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
      words: Type.String(),
    }),
  ),
});

function fail(problem: string): void {
  console.error(`✗ ${problem}`);
  process.exitCode = 1;
}

async function exportTexts(office: TranslationEditor, wanted: string): Promise<void> {
  const locale = localeValues.find((known) => known === wanted && known !== 'en');
  if (!locale) return fail(`${wanted} is no language of the shop that English is translated into`);
  const texts = (await office.all(locale)).map(({ model, entry, field, name, english, words, state }) => {
    return { model, entry, field, name, state, english, words };
  });
  console.log(JSON.stringify({ locale, texts }, null, 2));
}

async function importTexts(office: TranslationEditor, file: string): Promise<void> {
  const { locale, texts } = Value.Parse(Written, JSON.parse(await readFile(file, 'utf8')));
  const known = new Map((await office.all(locale)).map((text) => [keyOf(text), text]));
  let kept = 0;
  for (const text of texts) {
    if (text.words === (known.get(keyOf(text))?.words ?? '')) continue;
    const outcome = await office.save({ locale, ...text, seen: null });
    if (outcome.ok) kept += 1;
    else
      fail(
        `${keyOf(text)}: ${[outcome.refusal, ...Object.values(outcome.refusal.fields ?? {})].map(inEnglish).join(' ')}`,
      );
  }
  console.log(`${kept} of ${texts.length} texts were new`);
}

const keyOf = ({ model, entry, field }: { model: string; entry: number; field: string }) =>
  `${model} ${entry} ${field}`;

async function run(office: TranslationEditor, [action, what = '']: readonly string[]): Promise<void> {
  if (action === 'export') return exportTexts(office, what);
  if (action === 'import') return importTexts(office, what);
  fail('say `export LOCALE` or `import FILE`');
}

const read = readEnvironment(process.env);
if (read.ok) {
  const connection = await openDatabase(read.environment);
  const { database } = connection;
  const contentVersion = () => readContentVersion(database);
  const office = new TranslationEditor({ database, contentVersion });
  await run(office, process.argv.slice(2)).catch((error: unknown) => fail(String(error)));
  await connection.close();
} else read.problems.forEach(fail);
