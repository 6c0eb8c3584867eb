import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedFiles, PictureFile } from './checked-files.ts';
import type { Rendition } from './rendition.ts';
import { renditionFileName } from './rendition.ts';

const DEFAULT_MAX_BYTES = 1024 ** 3;
/** Share of the limit that remains when the cache is cleared. */
const SHARE_AFTER_SWEEP = 0.9;
/** Minimum interval (ms) between updates of a file's time of use. */
const USE_RESOLUTION_MS = 60 * 60 * 1000;
/** After this time (ms) an unfinished file is abandoned. */
const UNFINISHED_FOR_MS = 60 * 60 * 1000;

/**
 * Stores renditions in `renditions/<2 digits>/<hash>/` until the folder is full; then the least recently used
 * are deleted. Everything in it can be recreated.
 */
export class RenditionCache {
  readonly #directory: string;
  readonly #files: CheckedFiles;
  readonly #maxBytes: number;
  #bytes: number | null = null;
  #sweeping: Promise<void> | null = null;

  /**
   * @param directory created when needed
   * @param maxBytes maximum size of the cache
   */
  constructor(directory: string, files: CheckedFiles, maxBytes: number = DEFAULT_MAX_BYTES) {
    this.#directory = directory;
    this.#files = files;
    this.#maxBytes = maxBytes;
  }

  /** Returns the path of a rendition, whether it exists or not. */
  path(rendition: Rendition): string {
    const { hash } = rendition;
    return join(this.#directory, hash.slice(0, 2), hash, renditionFileName(rendition));
  }

  /** Returns the file of a rendition; null if there is none. An empty or broken file is deleted. */
  async find(rendition: Rendition): Promise<PictureFile | null> {
    const path = this.path(rendition);
    const found = await this.#files.find(path, rendition.format);
    if (found === 'broken') await rm(path, { force: true });
    if (found === null || found === 'broken') return null;
    if (Date.now() - found.usedAt > USE_RESOLUTION_MS) await noteUse(path);
    return found;
  }

  /** Deletes all renditions of a picture. */
  async forget(hash: string): Promise<void> {
    await rm(join(this.#directory, hash.slice(0, 2), hash), { recursive: true, force: true });
    this.#bytes = null;
  }

  /** Counts a written file, and clears the cache if it has become too large. */
  async added(bytes: number): Promise<void> {
    if (this.#bytes !== null) this.#bytes += bytes;
    if (this.#bytes !== null && this.#bytes <= this.#maxBytes) return;
    this.#sweeping ??= this.#sweep().finally(() => {
      this.#sweeping = null;
    });
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const files = (await this.#list()).sort((a, b) => a.usedAt - b.usedAt);
    let bytes = files.reduce((sum, { size }) => sum + size, 0);
    const left = bytes > this.#maxBytes ? this.#maxBytes * SHARE_AFTER_SWEEP : this.#maxBytes;
    for (const { path, size } of files) {
      if (bytes <= left) break;
      await rm(path, { force: true });
      bytes -= size;
    }
    this.#bytes = bytes;
  }

  /** Lists finished files; abandoned unfinished ones are deleted. */
  async #list(): Promise<PictureFile[]> {
    const entries = await readdir(this.#directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files: PictureFile[] = [];
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => null);
      if (!found) continue;
      if (!path.endsWith('.tmp')) files.push({ path, size: found.size, usedAt: found.atimeMs });
      else if (Date.now() - found.mtimeMs > UNFINISHED_FOR_MS) await rm(path, { force: true });
    }
    return files;
  }
}

/** Many file systems record reads only occasionally, or never. */
async function noteUse(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found) await utimes(path, new Date(), found.mtime).catch(() => {});
}
