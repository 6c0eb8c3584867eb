import { readFile, writeFile } from 'node:fs/promises';
import { readContentVersion } from '../server/db/content-version.ts';
import { TranslationEditor } from '../server/domain/translations/translation-editor.ts';
import { exportTexts, importTexts } from '../server/domain/translations/translation-file.ts';
import { localeValues } from '../server/generated/contract-rules.ts';
import { fail } from './fail.ts';
import { withShopDatabase } from './shop-database.ts';

/*
 * `npm run translations -- export LOCALE FILE` writes the owner's texts in a language with their English as
 * JSON to a new file; `npm run translations -- import FILE` stores the texts that were changed in such a file.
 * The shop may be running; it must have been started once.
 */

async function exportTo(file: string, wanted: string, editor: TranslationEditor): Promise<void> {
  const locale = localeValues.find((known) => known === wanted && known !== 'en');
  if (!locale) return fail([`${wanted} is no language of the shop that English is translated into`]);
  const exported = await exportTexts(editor, locale);
  // An existing file may contain a translator's work.
  await writeFile(file, `${JSON.stringify(exported, null, 2)}\n`, { flag: 'wx' });
  console.log(`✓ ${exported.texts.length} texts are in ${file}`);
}

async function importFrom(file: string, editor: TranslationEditor): Promise<void> {
  const { stored, problems } = await importTexts(editor, JSON.parse(await readFile(file, 'utf8')));
  console.log(`✓ ${stored} texts of ${file} are stored`);
  if (problems.length > 0) fail(problems);
}

async function run(editor: TranslationEditor, given: readonly string[]): Promise<void> {
  const [action, what, file] = given;
  if (action === 'export' && what !== undefined && file !== undefined) return exportTo(file, what, editor);
  if (action === 'import' && what !== undefined) return importFrom(what, editor);
  fail(['say `export LOCALE FILE` or `import FILE`']);
}

await withShopDatabase(({ database }) => {
  const contentVersion = () => readContentVersion(database);
  return run(new TranslationEditor({ database, contentVersion }), process.argv.slice(2));
});
