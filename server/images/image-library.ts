import { join } from 'node:path';
import type { Image } from '../generated/wire.ts';
import { AddedOriginals } from './added-originals.ts';
import type { ImageLookup } from './image-lookup.ts';
import { imageRecord } from './image-record.ts';
import type { ImageSpec } from './image-spec.ts';
import { HASH_PATTERN, hashOfOriginal } from './original.ts';
import type { Original } from './original.ts';
import { PictureManifestError } from './picture-manifest.ts';
import type { PictureProcess } from './picture-process.ts';
import { seededPicture, seededPictureName } from './picture-reference.ts';
import { placeholderForColour } from './placeholder.ts';
import { readSeededOriginals } from './seeded-originals.ts';
import type { SeededOriginals } from './seeded-originals.ts';

const MISSING = {
  file: null,
  width: 2000,
  height: 1500,
  placeholder: placeholderForColour('#d9cbb8'),
  ready: [],
};

interface LibraryInput {
  /** The manifest of the shop's initial pictures. */
  manifestFile: string;
  /** Folder of later pictures: `DATA_DIR/images`. */
  directory: string;
  pictures: PictureProcess;
  /** Called once for each missing picture. */
  report: (problem: string) => void;
}

/**
 * Opens the library. If its manifest cannot be read, this is reported, and placeholders replace its pictures.
 */
export async function openImageLibrary(input: LibraryInput): Promise<ImageLibrary> {
  const seeded = await readSeededOriginals(input.manifestFile).catch((error: unknown) => {
    if (!(error instanceof PictureManifestError)) throw error;
    input.report(error.message);
    return null;
  });
  return new ImageLibrary(seeded, input);
}

/** All originals of the shop, whether drawn, photographed or uploaded. */
export class ImageLibrary implements ImageLookup {
  readonly #seeded: SeededOriginals | null;
  readonly #added: AddedOriginals;
  readonly #missing = new Map<string, Original>();
  readonly #report: (problem: string) => void;

  constructor(seeded: SeededOriginals | null, { directory, pictures, report }: LibraryInput) {
    this.#seeded = seeded;
    this.#added = new AddedOriginals(join(directory, 'originals'), pictures);
    this.#report = report;
  }

  /**
   * Stores a picture.
   * @throws ImageError 400 `IMAGE_UNREADABLE` if the bytes are no picture
   * @throws PictureUnfinished if the picture process has failed, and the picture may be added another time
   */
  add(bytes: Buffer): Promise<Original> {
    return this.#added.add(bytes);
  }

  /** Deletes an added picture, which must no longer be used anywhere. */
  remove(hash: string): Promise<void> {
    return this.#added.remove(hash);
  }

  /** Returns the original of a hash; undefined if there has never been one. */
  find(hash: string): Original | undefined {
    return this.#seeded?.byHash.get(hash) ?? this.#added.find(hash) ?? this.#missing.get(hash);
  }

  record(reference: string, spec: ImageSpec): Image {
    const name = seededPictureName(reference);
    const original = name === null ? this.find(reference) : this.#seeded?.byName.get(name);
    return imageRecord(original ?? this.#placeholder(reference), spec);
  }

  hashOf(name: string): string {
    return (this.#seeded?.byName.get(name) ?? this.#placeholder(seededPicture(name))).hash;
  }

  /** Whether the shop has a seeded picture of this name. */
  has(name: string): boolean {
    return this.#seeded?.byName.has(name) ?? false;
  }

  /** Returns the reference stored in tables for a picture of this name or hash; null if there is none. */
  referenceTo(wanted: string): string | null {
    if (this.has(wanted)) return seededPicture(wanted);
    const seeded = [...(this.#seeded?.byName ?? [])].find(([, { hash }]) => hash === wanted);
    if (seeded) return seededPicture(seeded[0]);
    return HASH_PATTERN.test(wanted) && this.#added.find(wanted) ? wanted : null;
  }

  /** Returns the placeholder for a picture that a row refers to but the shop does not have. */
  #placeholder(reference: string): Original {
    const hash = HASH_PATTERN.test(reference) ? reference : hashOfOriginal(reference);
    const known = this.#missing.get(hash);
    if (known) return known;
    const original = { ...MISSING, hash };
    this.#missing.set(hash, original);
    // Without a manifest all its pictures are missing, which has already been reported.
    if (this.#seeded !== null || seededPictureName(reference) === null)
      this.#report(`The picture ${reference} is missing; a placeholder stands for it`);
    return original;
  }
}
