import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';

const CATALOGUES = join(import.meta.dirname, '..', 'locales');
const SOURCE = 'en';
/** New English texts must not remove a language until they are translated, so a few may be missing. */
const MIN_SHARE = 0.9;

function isTranslated(file: string): boolean {
  const { items } = parsePo(readFileSync(file, 'utf8'));
  const wanted = items.filter(({ obsolete }) => !obsolete);
  const done = wanted.filter(({ msgstr }) => msgstr.some((text) => text !== ''));
  return wanted.length > 0 && done.length >= wanted.length * MIN_SHARE;
}

/** The languages of the pages' catalogues (`{folder}/{locale}.po`) that are translated, including English. */
export function translatedLocales(folder = CATALOGUES): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.po'))
    .filter((name) => name === `${SOURCE}.po` || isTranslated(join(folder, name)))
    .map((name) => name.slice(0, -'.po'.length));
}
