import { readFile } from 'node:fs/promises';
import { australianStateValues } from '../../generated/contract-rules.ts';
import type { AustralianState } from '../../generated/contract-rules.ts';
import { inProject } from '../../lib/project-folder.ts';

/** A place with a postcode, as spelled in the table. */
export interface Locality {
  suburb: string;
  state: AustralianState;
  postcode: string;
}

/** A row of the table, with its name in comparable form. */
export interface TableEntry extends Locality {
  key: string;
}

const FILE = inProject('server', 'domain', 'localities', 'localities.txt');

/** Alternative word forms; the table uses the second. */
const wordForms: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st', nth: 'north', sth: 'south' };

/** Normalises a name for comparison, ignoring case, accents, punctuation and abbreviations. */
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

/** Parses the table's text, one line per postcode and state, into localities ordered by postcode. */
function parseTable(text: string): TableEntry[] {
  return text.split('\n').flatMap((line) => {
    const [postcode = '', state = '', names = ''] = line.split('\t');
    if (!isState(state)) return [];
    return names.split('|').map((suburb) => ({ suburb, state, postcode, key: localityKey(suburb) }));
  });
}

let reading: Promise<readonly TableEntry[]> | undefined;

/**
 * Returns the localities that ship with the host; the README beside this file names their source. Reads them
 * once, and again after a failure.
 */
export function readLocalities(): Promise<readonly TableEntry[]> {
  reading ??= readFile(FILE, 'utf8')
    .then(parseTable)
    .catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
  return reading;
}
