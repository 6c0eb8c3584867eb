import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { ImageFormat } from './image-sizes.ts';
import { isCompletePicture } from './complete-picture.ts';

/** A file that can be sent unchanged. */
export interface PictureFile {
  path: string;
  /** Bytes. */
  size: number;
  /** When it was last read, according to the file system; ms since 1970. */
  usedAt: number;
}

const MAX_REMEMBERED = 20_000;

/** Validates picture files, once each and again after a change. */
export class CheckedFiles {
  // With `max`, all its places would be allocated at the start.
  readonly #seen = new LRUCache<string, string>({ maxSize: MAX_REMEMBERED, sizeCalculation: () => 1 });

  /**
   * Returns the file at a path; null if there is none, `broken` if it is no complete picture of this format.
   */
  async find(path: string, format: ImageFormat): Promise<PictureFile | 'broken' | null> {
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const state = `${found.size} ${found.mtimeMs}`;
    if (this.#seen.get(path) !== state) {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      if (!isCompletePicture(bytes, format)) return 'broken';
      this.#seen.set(path, state);
    }
    return { path, size: found.size, usedAt: found.atimeMs };
  }
}
