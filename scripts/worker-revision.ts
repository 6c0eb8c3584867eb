import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The sources of the page that a worker caches on installation: files, and folders of files. */
export const OFFLINE_SOURCES = [
  'server/rendering/offline-page.ts',
  'server/lib/host-page.ts',
  'locales/mails',
];

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((name) => join(path, name))
    : [path];

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * The fingerprint of a build: a worker with a different one counts as another worker.
 * @param built names of the files that browsers load, which contain their hashes
 * @param root folder of the sources
 */
export function workerRevision(built: readonly string[], root: string): string {
  const sources = OFFLINE_SOURCES.flatMap((source) => filesOf(join(root, source)));
  return hashOf([...built.toSorted(), ...sources.map((source) => hashOf(readFileSync(source)))].join('\n'));
}
