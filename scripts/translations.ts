import { readFile } from 'node:fs/promises';
import { readContentVersion } from '../server/db/content-version.ts';
import { TranslationEditor } from '../server/domain/translations/translation-editor.ts';
import { exportTexts, importTexts } from '../server/domain/translations/translation-file.ts';
import { localeValues } from '../server/generated/contract-rules.ts';
import { fail } from './fail.ts';
import { withShopDatabase } from './shop-database.ts';

/*
 * `npm run translations -- export LOCALE` writes the owner's texts in a language with their English as
 * JSON; `npm run translations -- import FILE` stores the texts that were changed in such a file.
 * The shop may be running; it must have been started once.
 */

async function printTexts(wanted: string, editor: TranslationEditor): Promise<void> {
  const locale = localeValues.find((known) => known === wanted && known !== 'en');
  if (!locale) return fail([`${wanted} is no language of the shop that English is translated into`]);
  console.log(JSON.stringify(await exportTexts(editor, locale), null, 2));
}

async function importFrom(file: string, editor: TranslationEditor): Promise<void> {
  const { stored, problems } = await importTexts(editor, JSON.parse(await readFile(file, 'utf8')));
  console.log(`✓ ${stored} texts of ${file} are stored`);
  if (problems.length > 0) fail(problems);
}

async function run(editor: TranslationEditor, given: readonly string[]): Promise<void> {
  const [action, what] = given;
  if (action === 'export' && what !== undefined) return printTexts(what, editor);
  if (action === 'import' && what !== undefined) return importFrom(what, editor);
  fail(['say `export LOCALE` or `import FILE`']);
}

await withShopDatabase(({ database }) => {
  const contentVersion = () => readContentVersion(database);
  return run(new TranslationEditor({ database, contentVersion }), process.argv.slice(2));
});
