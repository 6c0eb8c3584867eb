import { sceneHash } from '../../drawing/engine/scene-hash.ts';
import type { Scene } from '../../drawing/engine/scene.ts';
import { sceneSize } from '../../drawing/engine/scene.ts';
import { ImageError } from './image-error.ts';
import type { PictureSize } from './image-record.ts';
import type { Aspect, ImageFormat } from './image-sizes.ts';
import { aspectRatio, heightFor } from './image-sizes.ts';
import { ImageStore } from './image-store.ts';
import type { PictureJob, PictureSource } from './picture-job.ts';
import { PicturePool } from './picture-pool.ts';

/** One file that a page may ask for. `width` is px. */
export interface Rendition {
  hash: string;
  aspect: Aspect;
  width: number;
  format: ImageFormat;
}

/** How far making pictures in advance has come. */
export interface WarmProgress {
  done: number;
  total: number;
}

interface ServiceOptions {
  /** where originals and renditions are kept: `DATA_DIR/images` */
  directory: string;
  /** threads; all cores but one when left out */
  threads?: number;
}

/** Drawings come out of the drawing's own code in these widths and are scaled down from there. */
const MASTER_WIDTHS = [300, 600, 1200, 2000];

/** Makes, keeps and finds pictures. */
export class ImageService {
  readonly #store: ImageStore;
  readonly #pool: PicturePool;
  readonly #scenes = new Map<string, Scene>();
  readonly #underWay = new Map<string, { job: PictureJob; done: Promise<void> }>();

  constructor({ directory, threads }: ServiceOptions) {
    this.#store = new ImageStore(directory);
    this.#pool = new PicturePool(threads);
  }

  /** Makes a drawing known. @returns its hash: of its scene and the generator's version */
  registerScene(scene: Scene): string {
    const hash = sceneHash(scene);
    this.#scenes.set(hash, scene);
    return hash;
  }

  /**
   * Keeps an uploaded picture.
   * @throws ImageError 400 `image_unreadable` when the bytes are no picture
   */
  addFile(bytes: Buffer): Promise<{ hash: string; size: PictureSize }> {
    return this.#store.add(bytes);
  }

  /** What a hash stands for: the scene of a drawing, the size of an uploaded picture, or undefined. */
  async find(hash: string): Promise<Scene | PictureSize | undefined> {
    return this.#scenes.get(hash) ?? (await this.#store.sizeOf(hash));
  }

  /**
   * The path of a rendition's file, made now if need be, before whatever is made in advance (IMG-03).
   * @throws ImageError 404 `image_not_found` when the hash is unknown
   */
  async rendition(wanted: Rendition): Promise<string> {
    const path = this.#path(wanted);
    if (await this.#store.exists(path)) return path;
    const source = await this.find(wanted.hash);
    if (!source) throw new ImageError(404, 'image_not_found', 'There is no such picture.');
    const known = this.#underWay.get(path);
    if (known) this.#pool.hurry(known.job);
    await (known?.done ?? this.#submit(this.#plan([wanted], source), true)[0]);
    return path;
  }

  /**
   * Makes renditions in advance, in the order given, those of one cut of one picture together. Renditions that are
   * there already are not made again. A rendition that fails is counted as done: asking for it shows the reason.
   */
  async warm(list: readonly Rendition[], onProgress?: (progress: WarmProgress) => void): Promise<void> {
    const progress = { done: 0, total: list.length };
    const advance = (): void => {
      progress.done++;
      onProgress?.({ ...progress });
    };
    const waiting: Promise<void>[] = [];
    for (const group of groupByMaster(list))
      for (const done of await this.#prepare(group)) waiting.push(done.then(advance, advance));
    await Promise.all(waiting);
  }

  /** Queues what is missing of one cut of one picture. @returns one promise for each rendition asked for */
  async #prepare(group: readonly Rendition[]): Promise<Promise<void>[]> {
    const [first] = group;
    const source = first && (await this.find(first.hash));
    const ready = await Promise.all(group.map((wanted) => this.#store.exists(this.#path(wanted))));
    const absent = group.filter((_, index) => !ready[index]);
    const missing = source ? absent.filter((wanted) => !this.#underWay.has(this.#path(wanted))) : [];
    if (source && missing.length > 0) this.#submit(this.#plan(missing, source), false);
    return group.map((wanted) => this.#underWay.get(this.#path(wanted))?.done ?? Promise.resolve());
  }

  /** Stops the threads; pictures under way fail. */
  close(): Promise<void> {
    return this.#pool.close();
  }

  #path({ hash, aspect, width, format }: Rendition): string {
    return this.#store.renditionPath(hash, aspect, width, format);
  }

  #submit(job: PictureJob, asked: boolean): Promise<void>[] {
    const promises = this.#pool.submit(job, asked);
    return job.outputs.map(({ path }, index) => {
      const done = (promises[index] ?? Promise.resolve()).finally(() => this.#underWay.delete(path));
      this.#underWay.set(path, { job, done });
      return done;
    });
  }

  /** The work of making renditions that share one cut of one picture. */
  #plan(wanted: readonly Rendition[], found: Scene | PictureSize): PictureJob {
    const { hash = '', aspect = 'original' } = wanted[0] ?? {};
    const isScene = 'objects' in found;
    const ratio = aspectRatio(aspect, isScene ? sceneSize(found) : found);
    const source: PictureSource = isScene
      ? { kind: 'scene', scene: found }
      : { kind: 'file', path: this.#store.originalPath(hash) };
    const widest = Math.max(...wanted.map(({ width }) => width));
    const masterWidth = isScene ? masterFor(widest) : widest;
    return {
      hash,
      source,
      masterWidth,
      masterHeight: heightFor(masterWidth, ratio),
      outputs: wanted.map((one) => ({
        width: one.width,
        height: heightFor(one.width, ratio),
        format: one.format,
        path: this.#path(one),
      })),
    };
  }
}

function masterFor(width: number): number {
  return MASTER_WIDTHS.find((master) => master >= width) ?? width;
}

/** Renditions of one hash and aspect whose drawing is the same go together, in the order of their first. */
function groupByMaster(list: readonly Rendition[]): Rendition[][] {
  const groups = new Map<string, Rendition[]>();
  for (const wanted of list) {
    const key = `${wanted.hash} ${wanted.aspect} ${masterFor(wanted.width)}`;
    const group = groups.get(key);
    if (group) group.push(wanted);
    else groups.set(key, [wanted]);
  }
  return [...groups.values()];
}
