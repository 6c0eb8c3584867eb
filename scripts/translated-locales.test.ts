import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { translatedLocales } from './translated-locales.ts';

const folder = mkdtempSync(join(tmpdir(), 'catalogues-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';

/** A catalogue of twenty messages, of which this number is translated. */
function catalogue(locale: string, translated: number): void {
  const messages = Array.from(
    { length: 20 },
    (_, at) => `msgid "Message ${at}"\nmsgstr "${at < translated ? `Wort ${at}` : ''}"\n`,
  );
  writeFileSync(join(folder, `${locale}.po`), HEAD + messages.join('\n'));
}

it('a language counts as translated as soon as nearly all of its catalogue is translated', () => {
  catalogue('en', 0);
  catalogue('de', 18);
  catalogue('fr', 17);
  catalogue('ar', 0);
  writeFileSync(join(folder, 'ja.po'), HEAD);
  expect(translatedLocales(folder).toSorted()).toEqual(['de', 'en']);
});
