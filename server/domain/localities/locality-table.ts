import { readFile } from 'node:fs/promises';
import { australianStateValues } from '../../generated/contract-rules.ts';
import type { AustralianState } from '../../generated/contract-rules.ts';
import { inProject } from '../../lib/project-folder.ts';

/** A place that has a postcode, in the table's spelling. */
export interface Locality {
  suburb: string;
  state: AustralianState;
  postcode: string;
}

/** One of the table, with its name as it is compared. */
export interface TableEntry extends Locality {
  key: string;
}

const FILE = inProject('server', 'domain', 'localities', 'localities.txt');

/** Ways to write a word; the table has the second. */
const wordForms: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st', nth: 'north', sth: 'south' };

/** A name as names are compared: whatever its case, its accents, its stops, and however it is abbreviated. */
export function localityKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => wordForms[word] ?? word)
    .join(' ');
}

const isState = (text: string): text is AustralianState =>
  australianStateValues.some((state) => state === text);

/** The table's text, one line a postcode and state → its localities, by postcode. */
function parseTable(text: string): TableEntry[] {
  return text.split('\n').flatMap((line) => {
    const [postcode = '', state = '', names = ''] = line.split('\t');
    if (!isState(state)) return [];
    return names.split('|').map((suburb) => ({ suburb, state, postcode, key: localityKey(suburb) }));
  });
}

/** Reads the localities that ship with the host; where they are from stands in the README beside this file. */
export async function readLocalities(): Promise<readonly TableEntry[]> {
  return parseTable(await readFile(FILE, 'utf8'));
}
