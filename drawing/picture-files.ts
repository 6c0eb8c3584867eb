import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf, isDrawn } from './manifest.ts';
import type { DrawnPicture, Manifest } from './manifest.ts';
import type { ShopPicture } from './shop-pictures.ts';

/** Folder of the shop's photographs, beside the seed products. */
export const pictureFolder = fileURLToPath(new URL('../server/seed/pictures', import.meta.url));
mkdirSync(pictureFolder, { recursive: true });

/** Files in the pictures' folder that are not in the manifest, relative to it. */
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

/** The first 32 hex digits of the SHA-256 of a file's bytes. @throws Error when there is no such file */
export function hashOfFile(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32);
}

/**
 * Describes where scenes, manifest and files disagree; draws nothing.
 * @param wanted the shop's pictures @param folder of the manifest
 */
export function pictureProblems(
  wanted: readonly ShopPicture[],
  { pictures, version }: Manifest,
  folder: string,
): string[] {
  const names = new Set(wanted.map(({ name }) => name));
  return [
    ...wanted.flatMap((picture) => {
      const drawn = pictures[picture.name];
      if (!drawn) return [`${picture.name} has not been drawn: npm run draw`];
      if (!isDrawn(picture, drawn)) return [`${picture.name} is not as its scene says: npm run draw`];
      return fileProblems(drawn, folder);
    }),
    ...Object.keys(pictures)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is in the manifest, and no scene of that name`),
    ...strayFiles({ version, pictures }, folder).map((file) => `${file} is not in the manifest`),
  ];
}

function fileProblems(drawn: DrawnPicture, folder: string): string[] {
  const missing = filesOf(drawn).filter((file) => !existsSync(join(folder, file)));
  if (missing.length > 0) return missing.map((file) => `${file} is missing`);
  return [drawn, ...(drawn.blank ? [drawn.blank] : [])]
    .filter(({ file, hash }) => hashOfFile(join(folder, file)) !== hash)
    .map(({ file }) => `${file} is not the file that was drawn`);
}
