import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureCorner } from './engine/render.ts';
import type { ShopPicture } from './shop-pictures.ts';

/**
 * A picture's file, relative to the manifest's folder, and the first 32 hex digits of the SHA-256 of its
 * bytes.
 */
interface PictureFile {
  file: string;
  hash: string;
}

/** A picture cropped and scaled for a slot; `width` px. */
export interface Rendition {
  aspect: string;
  width: number;
  format: 'avif';
  file: string;
}

/** A drawn picture. Sizes and corners in px. */
export interface DrawnPicture extends PictureFile {
  width: number;
  height: number;
  /** average, `#rrggbb` */
  colour: string;
  /** hash of the scene it was drawn from */
  scene: string;
  renditions: Rendition[];
  /** the same without engraving, and the engraving's corners: clockwise from its top left */
  blank?: PictureFile & { corners: [PictureCorner, PictureCorner, PictureCorner, PictureCorner] };
}

/** What the host reads, in `server/images/picture-manifest.ts`; a test of the host keeps the two in step. */
export interface Manifest {
  version: 1;
  pictures: Record<string, DrawnPicture>;
}

const fileIn = (folder: string): string => join(folder, 'manifest.json');

/** The manifest of a folder, empty if there is none yet. @throws Error when it is of another version */
export function readManifest(folder: string): Manifest {
  const file = fileIn(folder);
  if (!existsSync(file)) return { version: 1, pictures: {} };
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (manifest.version !== 1) throw new Error(`${file} is of version ${String(manifest.version)}, not 1`);
  return manifest;
}

/** Writes the manifest atomically, its pictures sorted by name. */
export function writeManifest(folder: string, { version, pictures }: Manifest): void {
  const file = fileIn(folder);
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  const unfinished = `${file}.unfinished`;
  writeFileSync(unfinished, `${JSON.stringify({ version, pictures: sorted }, null, 1)}\n`);
  renameSync(unfinished, file);
}

/** The files of a drawn picture: the original, its renditions, its blank. */
export function filesOf({ file, renditions, blank }: DrawnPicture): string[] {
  return [file, ...renditions.map((rendition) => rendition.file), ...(blank ? [blank.file] : [])];
}

/** Whether a picture matches its scene, including ready-made sizes and blank; does not check its files. */
export function isDrawn(wanted: ShopPicture, drawn: DrawnPicture | undefined): boolean {
  if (drawn?.scene !== wanted.hash || (drawn.blank !== undefined) !== wanted.blank) return false;
  const sizes = drawn.renditions.map(({ aspect, width }) => `${aspect} ${width}`).join();
  return sizes === wanted.slots.map(({ aspect, width }) => `${aspect} ${width}`).join();
}
