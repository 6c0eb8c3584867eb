import { readFileSync } from 'node:fs';
import { fail } from './fail.ts';

/*
 * `node scripts/localities.ts AU.txt > server/domain/localities/localities.txt` generates the table of
 * Australian localities from GeoNames' postal codes (see the README beside the table): one line per postcode
 * and state, followed by its localities.
 */

/** Abbreviations that the source writes as words: mail centres, bases and the like. */
const CAPITALS = new Set(['bc', 'dc', 'mc', 'msc', 'po', 'gpo', 'hmas', 'raaf', 'unsw', 'mp', 'df']);

/** `Mcdowall` → `McDowall`, `Canberra Bc` → `Canberra BC`. */
function spelled(name: string): string {
  return name
    .split(' ')
    .map((word) => (CAPITALS.has(word.toLowerCase()) ? word.toUpperCase() : word))
    .map((word) => word.replace(/^Mc([a-z])/, (_mc, letter: string) => `Mc${letter.toUpperCase()}`))
    .join(' ');
}

/** @param source GeoNames' tab-separated rows: country, postcode, name, state, state code, … */
function tableOf(source: string): string {
  const names = new Map<string, Set<string>>();
  for (const row of source.split('\n')) {
    const [country, postcode = '', name = '', , state = ''] = row.split('\t');
    if (country !== 'AU' || !/^\d{4}$/.test(postcode) || name === '' || state === '') continue;
    const key = `${postcode}\t${state}`;
    names.set(key, (names.get(key) ?? new Set()).add(spelled(name)));
  }
  return [...names]
    .map(([key, own]) => `${key}\t${[...own].toSorted().join('|')}\n`)
    .toSorted()
    .join('');
}

const [file] = process.argv.slice(2);
if (file === undefined)
  fail(['node scripts/localities.ts <AU.txt of https://download.geonames.org/export/zip/AU.zip>']);
else process.stdout.write(tableOf(readFileSync(file, 'utf8')));
