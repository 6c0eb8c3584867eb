import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PictureManager } from '../server/domain/pictures/picture-manager.ts';
import { openImageLibrary } from '../server/images/image-library.ts';
import { PictureProcess } from '../server/images/picture-process.ts';
import { SEEDED_MANIFEST } from '../server/images/seeded-originals.ts';
import { inEnglish } from '../server/lib/refusal-text.ts';
import { fail } from './fail.ts';
import { withShopDatabase } from './shop-database.ts';

const USAGE = 'npm run replace-picture -- <name or hash of the picture> <file that takes its place>';

/** Replaces one of the shop's pictures by the owner's file everywhere. */
const replacePicture = (wanted: string, file: string): Promise<void> =>
  withShopDatabase(async ({ environment, database }) => {
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) return fail([`${file} cannot be read`]);
    const pictures = new PictureProcess();
    try {
      const report = (problem: string) => console.error(`✗ ${problem}`);
      const directory = join(environment.dataDir, 'images');
      const images = await openImageLibrary({ manifestFile: SEEDED_MANIFEST, directory, pictures, report });
      const outcome = await new PictureManager({ database, images }).replace(wanted, bytes);
      if (!outcome.ok) return fail([inEnglish(outcome.refusal)]);
      const { hash, places } = outcome.value;
      console.log(`✓ ${file} is picture ${hash} now, shown in ${places} places`);
    } finally {
      await pictures.close();
    }
  });

const [wanted, file] = process.argv.slice(2);
if (wanted === undefined || file === undefined) fail([USAGE]);
else await replacePicture(wanted, file);
