import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { CheckedFiles } from './checked-files.ts';
import type { PictureFile } from './checked-files.ts';
import { ImageDamaged, ImageError } from './image-error.ts';
import type { ImageLibrary } from './image-library.ts';
import { aspectRatio, heightFor } from './image-sizes.ts';
import type { Original } from './original.ts';
import { PictureError } from './picture-process.ts';
import type { PictureProcess } from './picture-process.ts';
import type { Rendition } from './rendition.ts';
import { RenditionCache } from './rendition-cache.ts';
import { RenditionQueue } from './rendition-queue.ts';
import type { Asker, RenditionQueueOptions } from './rendition-queue.ts';

export interface RenditionServiceInput {
  library: ImageLibrary;
  pictures: PictureProcess;
  /** Where renditions are kept, in a folder of that name: `DATA_DIR/images`. */
  directory: string;
  /** Hears of each damaged original, once. */
  report: (problem: string) => void;
  /** How large the folder may grow, bytes. */
  maxBytes?: number;
  queue?: Partial<RenditionQueueOptions>;
}

const MAX_PARALLEL = 4;
/** A picture that could not be made is not tried again for so long, ms. */
const GIVE_UP_FOR_MS = 60_000;
const MAX_GIVEN_UP = 1000;

/** Gives pictures in the sizes that pages ask for: files that came with the shop, or that are cut once and kept. */
export class RenditionService {
  readonly #library: ImageLibrary;
  readonly #pictures: PictureProcess;
  readonly #files = new CheckedFiles();
  readonly #cache: RenditionCache;
  readonly #queue: RenditionQueue;
  readonly #report: (problem: string) => void;
  readonly #givenUp = new LRUCache<string, true>({ max: MAX_GIVEN_UP, ttl: GIVE_UP_FOR_MS });
  readonly #reported = new Set<string>();

  constructor({ library, pictures, directory, report, maxBytes, queue }: RenditionServiceInput) {
    this.#library = library;
    this.#pictures = pictures;
    this.#cache = new RenditionCache(join(directory, 'renditions'), this.#files, maxBytes);
    const parallel = Math.max(2, Math.min(MAX_PARALLEL, availableParallelism()));
    this.#queue = new RenditionQueue({ parallel, ...queue });
    this.#report = report;
  }

  /** The original of a hash; undefined when there is none. */
  find(hash: string): Original | undefined {
    return this.#library.find(hash);
  }

  /**
   * The file of a rendition, made now if need be (IMG-03).
   * @throws ImageError 404 `NOT_FOUND` when the hash is unknown, 503 `BUSY` when too many wait
   * @throws ImageDamaged when the original is missing or cannot be read, which is reported once
   */
  async rendition(wanted: Rendition, asker: Asker): Promise<PictureFile> {
    const original = this.find(wanted.hash);
    if (!original) throw new ImageError(404, 'NOT_FOUND', 'There is no such picture.');
    const there = (await this.#ready(original, wanted)) ?? (await this.#cache.find(wanted));
    if (there) return there;
    if (this.#givenUp.has(wanted.hash)) throw new ImageDamaged(original.placeholder);
    const path = this.#cache.path(wanted);
    await this.#queue.ask(path, wanted.width, () => this.#make(original, wanted), asker);
    const made = await this.#cache.find(wanted);
    if (!made) throw new ImageDamaged(original.placeholder);
    return made;
  }

  /** Forgets an added picture and all that was cut from it. */
  async remove(hash: string): Promise<void> {
    await this.#library.remove(hash);
    await this.#cache.forget(hash);
  }

  /** How many pictures wait to be made. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** Turns away who waits for a picture; resolves when nothing is made any more. */
  close(): Promise<void> {
    return this.#queue.close();
  }

  /** A file that came with the shop. */
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
      this.#givenUp.set(wanted.hash, true);
      if (!this.#reported.has(wanted.hash))
        this.#report(`The picture ${original.file ?? wanted.hash} cannot be shown: ${error.message}`);
      this.#reported.add(wanted.hash);
      throw new ImageDamaged(original.placeholder);
    }
  }

  /** @returns the bytes of the file that was written */
  async #resize(original: Original, wanted: Rendition): Promise<number> {
    const { file } = original;
    if (file === null) throw new PictureError('it is missing');
    const { aspect, width, format } = wanted;
    const height = heightFor(width, aspectRatio(aspect, original));
    const target = this.#cache.path(wanted);
    const cut = (source: string) =>
      this.#pictures.run({ kind: 'resize', source, target, width, height, format });
    const smaller = smallerSource(original, wanted);
    const made = smaller === null ? cut(file) : cut(smaller).catch(() => cut(file));
    return (await made).bytes;
  }
}

/** A rendition that came with the shop and has pixels enough is read several times faster than its original. */
function smallerSource({ ready }: Original, { aspect, width }: Rendition): string | null {
  const large = ready.filter((one) => one.aspect === aspect && one.width >= 2 * width);
  return large.toSorted((a, b) => a.width - b.width)[0]?.file ?? null;
}
