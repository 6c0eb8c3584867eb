import { dirname, join } from 'node:path';
import type { Original, ReadyRendition } from './original.ts';
import type { ManifestPicture } from './picture-manifest.ts';
import { readPictureManifest } from './picture-manifest.ts';
import { ASPECTS, heightFor, parseAspect } from './image-sizes.ts';
import { inProject } from '../lib/project-folder.ts';
import { placeholderForColour } from './placeholder.ts';

/** The shop's initial pictures. */
export interface SeededOriginals {
  byName: ReadonlyMap<string, Original>;
  /** Includes blanks without engraving, which can only be found by hash. */
  byHash: ReadonlyMap<string, Original>;
}

/** The manifest of the shop's initial pictures. */
export const SEEDED_MANIFEST = inProject('server', 'seed', 'pictures', 'manifest.json');

/**
 * Reads the originals listed in a manifest; their files are beside it.
 * @throws PictureManifestError if the manifest is missing, damaged or of another version
 */
export async function readSeededOriginals(manifestFile: string): Promise<SeededOriginals> {
  const { pictures } = await readPictureManifest(manifestFile);
  const folder = dirname(manifestFile);
  const byName = new Map<string, Original>();
  const byHash = new Map<string, Original>();
  for (const [name, picture] of Object.entries(pictures)) {
    const original = originalOf(picture, folder);
    byName.set(name, original);
    byHash.set(original.hash, original);
  }
  // If nothing is engraved but cut, the blank is the photo itself.
  for (const [name, { blank }] of Object.entries(pictures)) {
    const original = byName.get(name);
    if (!blank || !original || byHash.has(blank.hash)) continue;
    const file = join(folder, blank.file);
    byHash.set(blank.hash, { ...original, hash: blank.hash, file, ready: asDrawn({ ...original, file }) });
  }
  return { byName, byHash };
}

function originalOf(picture: ManifestPicture, folder: string): Original {
  const { hash, file, width, height, colour } = picture;
  const ready = picture.renditions.flatMap((rendition): ReadyRendition[] => {
    const aspect = parseAspect(rendition.aspect);
    return aspect ? [{ ...rendition, aspect, file: join(folder, rendition.file) }] : [];
  });
  const drawn = { file: join(folder, file), width, height };
  return { hash, ...drawn, placeholder: placeholderForColour(colour), ready: [...ready, ...asDrawn(drawn)] };
}

/** In its own size an original is a rendition of itself. */
function asDrawn({ file, ...size }: { file: string; width: number; height: number }): ReadyRendition[] {
  if (!file.endsWith('.avif')) return [];
  const own = ASPECTS.filter((aspect) => heightFor(size.width, aspect, size) === size.height);
  return own.map((aspect) => ({ aspect, width: size.width, format: 'avif', file }));
}
