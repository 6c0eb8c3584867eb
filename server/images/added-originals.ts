import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { writeAtomically } from '../lib/write-atomically.ts';
import { ImageError } from './image-error.ts';
import { hashOfOriginal } from './original.ts';
import type { Original } from './original.ts';
import { PictureUnfinished } from './picture-process.ts';
import type { PictureProcess } from './picture-process.ts';
import { placeholderForColour } from './placeholder.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'svg', 'tiff']);
const MAX_REMEMBERED = 10_000;

const RecordSchema = Type.Object({
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  colour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
});

/**
 * Pictures added later, such as an owner's photos and uploads: `originals/<hash>` in the picture folder, each
 * with a record of its size and colour, so that a page can be rendered without opening it.
 */
export class AddedOriginals {
  readonly #directory: string;
  readonly #pictures: PictureProcess;
  // With `max`, all its places would be allocated at the start.
  readonly #remembered = new LRUCache<string, Original>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: () => 1,
  });

  /** @param directory created when needed */
  constructor(directory: string, pictures: PictureProcess) {
    this.#directory = directory;
    this.#pictures = pictures;
  }

  /**
   * Stores a picture. Identical bytes have the same hash and are stored once.
   * @throws ImageError 400 `IMAGE_UNREADABLE` if the bytes are no picture, or one of more than 60 million
   *   pixels
   * @throws PictureUnfinished if the picture process has failed, and the picture may be added another time
   */
  async add(bytes: Buffer): Promise<Original> {
    const measured = await this.#pictures.run({ kind: 'measure', bytes }).catch((error: unknown) => {
      if (error instanceof PictureUnfinished) throw error;
      return null;
    });
    if (!measured || !READABLE.has(measured.format))
      throw new ImageError(400, 'IMAGE_UNREADABLE', 'This file is not a picture that we can read.');
    const { width, height, colour } = measured;
    const hash = hashOfOriginal(bytes);
    const known = this.find(hash);
    // Another process may have removed the picture that this one remembers.
    if (known && this.#files(hash).every((path) => existsSync(path))) return known;
    await writeAtomically(this.#path(hash), bytes);
    await writeAtomically(`${this.#path(hash)}.json`, JSON.stringify({ width, height, colour }));
    return this.#remember(hash, { width, height, colour });
  }

  /** Deletes a picture, but not the renditions made from it. */
  async remove(hash: string): Promise<void> {
    this.#remembered.delete(hash);
    for (const path of this.#files(hash)) await rm(path, { force: true });
  }

  /**
   * Returns the original of a hash, even if another process added it; undefined if there is none. Reads a
   * file of some 60 bytes the first time.
   */
  find(hash: string): Original | undefined {
    const remembered = this.#remembered.get(hash);
    if (remembered) return remembered;
    try {
      const record: unknown = JSON.parse(readFileSync(`${this.#path(hash)}.json`, 'utf8'));
      return this.#remember(hash, Value.Parse(RecordSchema, record));
    } catch {
      return undefined;
    }
  }

  #remember(hash: string, { width, height, colour }: { width: number; height: number; colour: string }) {
    const placeholder = placeholderForColour(colour);
    const original = { hash, file: this.#path(hash), width, height, placeholder, ready: [] };
    this.#remembered.set(hash, original);
    return original;
  }

  #files(hash: string): string[] {
    return [`${this.#path(hash)}.json`, this.#path(hash)];
  }

  #path(hash: string): string {
    return join(this.#directory, hash);
  }
}
