import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readPictureManifest } from './picture-manifest.ts';

const folder = fileURLToPath(new URL('../seed/pictures', import.meta.url));

it('what `npm run draw` has written is a manifest that the host reads, and its originals lie beside it', async () => {
  const { pictures } = await readPictureManifest(join(folder, 'manifest.json'));
  expect(Object.keys(pictures).length).toBeGreaterThan(0);
  const missing = Object.values(pictures).filter(({ file }) => !existsSync(join(folder, file)));
  expect(missing).toEqual([]);
});
