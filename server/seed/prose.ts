import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TObject } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { fillAmounts } from './amounts.ts';
import { inProject } from '../lib/project-folder.ts';

const FOLDER = inProject('server', 'seed', 'prose');
const PARTS = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const BREAK = /^---$/m;

/** A text of the seed. */
export interface Prose<Front> {
  front: Front;
  /** Markdown; the parts of a file are separated by lines `---`. */
  parts: string[];
}

/**
 * Reads `prose/<name>.md` and fills in the amounts it names.
 * @param schema the schema of its front matter
 * @throws Error if the file is missing or does not match
 */
export async function readProse<Schema extends TObject>(
  name: string,
  schema: Schema,
): Promise<Prose<Static<Schema>>> {
  const source = fillAmounts(await readFile(join(FOLDER, `${name}.md`), 'utf8'));
  const [, front, body] = PARTS.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${name}.md has no front matter`);
  return {
    front: Value.Parse(schema, parse(front)),
    parts: body.split(BREAK).map((part) => part.trim()),
  };
}
