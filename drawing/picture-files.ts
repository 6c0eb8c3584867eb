import { mkdirSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Where the shop's photographs lie, beside the goods that they show. */
export const pictureFolder = fileURLToPath(new URL('../server/seed/pictures', import.meta.url));
mkdirSync(pictureFolder, { recursive: true });

/** Files in the folder of the pictures that the manifest does not know, relative to it. */
export function strayFiles(manifest: Manifest, folder: string = pictureFolder): string[] {
  const known = new Set([...Object.values(manifest.pictures).flatMap(filesOf), 'manifest.json']);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !known.has(file))
    .sort();
}
