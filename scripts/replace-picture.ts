import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../server/db/connection.ts';
import { PictureManager } from '../server/domain/pictures/picture-manager.ts';
import { readEnvironment } from '../server/environment.ts';
import { openImageLibrary } from '../server/images/image-library.ts';
import { PictureProcess } from '../server/images/picture-process.ts';
import { SEEDED_MANIFEST } from '../server/images/seeded-originals.ts';
import { inEnglish } from '../server/lib/refusal-text.ts';

const USAGE = 'npm run replace-picture -- <name or hash of the picture> <file that takes its place>';

/**
 * Replaces one of the shop's pictures by the owner's file everywhere.
 * @returns the message to print
 */
async function replacePicture(wanted: string, file: string): Promise<{ ok: boolean; line: string }> {
  const read = readEnvironment(process.env);
  if (!read.ok) return { ok: false, line: read.problems.join('\n') };
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return { ok: false, line: `${file} cannot be read` };
  const pictures = new PictureProcess();
  const connection = await openDatabase(read.environment);
  try {
    const report = (problem: string) => console.error(`✗ ${problem}`);
    const directory = join(read.environment.dataDir, 'images');
    const images = await openImageLibrary({ manifestFile: SEEDED_MANIFEST, directory, pictures, report });
    const manager = new PictureManager({ database: connection.database, images });
    const outcome = await manager.replace(wanted, bytes);
    if (!outcome.ok) return { ok: false, line: inEnglish(outcome.refusal) };
    const { hash, places } = outcome.value;
    return { ok: true, line: `${file} is picture ${hash} now, shown in ${places} places` };
  } finally {
    await connection.close();
    await pictures.close();
  }
}

const [wanted, file] = process.argv.slice(2);
const { ok, line } =
  wanted === undefined || file === undefined
    ? { ok: false, line: USAGE }
    : await replacePicture(wanted, file);
if (ok) console.log(`✓ ${line}`);
else {
  console.error(`✗ ${line}`);
  process.exitCode = 1;
}
