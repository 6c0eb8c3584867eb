import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { CheckedFiles } from './checked-files.ts';
import type { PictureFile } from './checked-files.ts';
import { ImageDamaged, ImageError } from './image-error.ts';
import type { ImageLibrary } from './image-library.ts';
import { heightFor } from './image-sizes.ts';
import type { Original } from './original.ts';
import { PictureError, PictureUnfinished } from './picture-process.ts';
import type { PictureProcess } from './picture-process.ts';
import type { Rendition } from './rendition.ts';
import { RenditionCache } from './rendition-cache.ts';
import { picturesBusy, RenditionQueue } from './rendition-queue.ts';
import type { Requester, RenditionQueueOptions } from './rendition-queue.ts';

export interface RenditionServiceInput {
  library: ImageLibrary;
  pictures: PictureProcess;
  /** Folder that contains the renditions' folder: `DATA_DIR/images`. */
  directory: string;
  /** Called once for each damaged original. */
  report: (problem: string) => void;
  /** Maximum size of the renditions in bytes. */
  maxBytes?: number;
  queue?: Partial<RenditionQueueOptions>;
}

const MAX_PARALLEL = 4;
/** How long (ms) to wait before retrying a picture that could not be rendered. */
const GIVE_UP_FOR_MS = 60_000;
const MAX_GIVEN_UP = 1000;

/** Returns pictures in the sizes pages request: files shipped with the shop, or rendered once and cached. */
export class RenditionService {
  readonly #library: ImageLibrary;
  readonly #pictures: PictureProcess;
  readonly #files = new CheckedFiles();
  readonly #cache: RenditionCache;
  readonly #queue: RenditionQueue;
  readonly #report: (problem: string) => void;
  readonly #givenUp = new LRUCache<string, true>({ max: MAX_GIVEN_UP, ttl: GIVE_UP_FOR_MS });
  /** Paths of renditions whose last attempt was not finished. */
  readonly #unfinished = new LRUCache<string, true>({ max: MAX_GIVEN_UP, ttl: GIVE_UP_FOR_MS });
  readonly #reported = new Set<string>();

  constructor({ library, pictures, directory, report, maxBytes, queue }: RenditionServiceInput) {
    this.#library = library;
    this.#pictures = pictures;
    this.#cache = new RenditionCache(join(directory, 'renditions'), this.#files, maxBytes);
    const parallel = Math.max(2, Math.min(MAX_PARALLEL, availableParallelism()));
    this.#queue = new RenditionQueue({ parallel, ...queue });
    this.#report = report;
  }

  /** Returns the original of a hash; undefined if there is none. */
  find(hash: string): Original | undefined {
    return this.#library.find(hash);
  }

  /**
   * Returns the file of a rendition, rendering it if needed (IMG-03).
   * @throws ImageError 404 `NOT_FOUND` if the hash is unknown, 503 `BUSY` if too many are waiting, or the
   *   picture process has failed for the first time
   * @throws ImageDamaged if the original is missing or unreadable, which is reported once
   */
  async rendition(wanted: Rendition, requester: Requester): Promise<PictureFile> {
    const original = this.find(wanted.hash);
    if (!original) throw new ImageError(404, 'NOT_FOUND', 'There is no such picture.');
    const there = (await this.#ready(original, wanted)) ?? (await this.#cache.find(wanted));
    if (there) return there;
    if (this.#givenUp.has(wanted.hash)) throw new ImageDamaged(original.placeholder);
    const path = this.#cache.path(wanted);
    await this.#queue.request(path, wanted.width, () => this.#make(original, wanted), requester);
    const made = await this.#cache.find(wanted);
    if (!made) throw new ImageDamaged(original.placeholder);
    return made;
  }

  /** Deletes an added picture and all its renditions. */
  async remove(hash: string): Promise<void> {
    await this.#library.remove(hash);
    await this.#cache.forget(hash);
  }

  /** The number of pictures waiting to be rendered. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Refuses waiting clients; resolves when nothing is being rendered any more. */
  close(): Promise<void> {
    return this.#queue.close();
  }

  /** Returns a rendition shipped with the shop. */
  async #ready(original: Original, { aspect, width, format }: Rendition): Promise<PictureFile | null> {
    const ready = original.ready.find(
      (one) => one.aspect === aspect && one.width === width && one.format === format,
    );
    const found = ready && (await this.#files.find(ready.file, format));
    return found === 'broken' || found === undefined ? null : found;
  }

  async #make(original: Original, wanted: Rendition): Promise<void> {
    try {
      await this.#cache.added(await this.#resize(original, wanted));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      // Another picture may have ended the process; if it happens again soon, it is due to this one.
      const path = this.#cache.path(wanted);
      if (error instanceof PictureUnfinished && !this.#unfinished.has(path)) {
        this.#unfinished.set(path, true);
        throw picturesBusy();
      }
      this.#givenUp.set(wanted.hash, true);
      if (!this.#reported.has(wanted.hash))
        this.#report(`The picture ${original.file ?? wanted.hash} cannot be shown: ${error.message}`);
      this.#reported.add(wanted.hash);
      throw new ImageDamaged(original.placeholder);
    }
  }

  /** @returns the size of the written file in bytes */
  async #resize(original: Original, wanted: Rendition): Promise<number> {
    const { file } = original;
    if (file === null) throw new PictureError('it is missing');
    const { aspect, width, format } = wanted;
    const height = heightFor(width, aspect, original);
    const target = this.#cache.path(wanted);
    const cut = (source: string) =>
      this.#pictures.run({ kind: 'resize', source, target, width, height, format });
    const smaller = smallerSource(original, wanted);
    const originalOnceMore = (error: unknown) => {
      if (error instanceof PictureUnfinished) throw error;
      return cut(file);
    };
    const made = smaller === null ? cut(file) : cut(smaller).catch(originalOnceMore);
    return (await made).bytes;
  }
}

/** A shipped rendition with enough pixels is read several times faster than its original. */
function smallerSource({ ready }: Original, { aspect, width }: Rendition): string | null {
  const large = ready.filter((one) => one.aspect === aspect && one.width >= 2 * width);
  return large.toSorted((a, b) => a.width - b.width)[0]?.file ?? null;
}
