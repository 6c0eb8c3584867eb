import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { ImageFormat } from './image-sizes.ts';
import { isWholePicture } from './whole-picture.ts';

/** A file that can be sent as it is. */
export interface PictureFile {
  path: string;
  /** Bytes. */
  size: number;
  /** When it was last read, as far as the file system knows; ms since 1970. */
  usedAt: number;
}

const MAX_REMEMBERED = 20_000;

/** Files of pictures; the content of each is looked at once, and again when it has changed. */
export class CheckedFiles {
  readonly #seen = new LRUCache<string, string>({ max: MAX_REMEMBERED });

  /** The file at a path; null when there is none, `broken` when it is no whole picture of this format. */
  async find(path: string, format: ImageFormat): Promise<PictureFile | 'broken' | null> {
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const state = `${found.size} ${found.mtimeMs}`;
    if (this.#seen.get(path) !== state) {
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      if (!isWholePicture(bytes, format)) return 'broken';
      this.#seen.set(path, state);
    }
    return { path, size: found.size, usedAt: found.atimeMs };
  }
}
