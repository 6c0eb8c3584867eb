import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ImageError } from './image-error.ts';
import type { Aspect, ImageFormat } from './image-sizes.ts';
import type { PictureSize } from './image-record.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'svg', 'tiff']);
const MOST_PIXELS = 60_000_000;

/** Files of pictures: uploaded originals by content hash, and everything that was cut from originals and drawings. */
export class ImageStore {
  readonly #directory: string;

  /** @param directory where pictures are kept; made when needed */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Where the rendition of a picture lies, whether it is there or not. */
  renditionPath(hash: string, aspect: Aspect, width: number, format: ImageFormat): string {
    return join(this.#directory, 'renditions', hash.slice(0, 2), hash, `${aspect}-${width}.${format}`);
  }

  async exists(path: string): Promise<boolean> {
    return access(path).then(
      () => true,
      () => false,
    );
  }

  /** Where an uploaded original lies. */
  originalPath(hash: string): string {
    return join(this.#directory, 'originals', hash);
  }

  /**
   * Keeps an uploaded picture. The same bytes give the same hash and are kept once.
   * @throws ImageError 400 `image_unreadable` when the bytes are no picture
   */
  async add(bytes: Buffer): Promise<{ hash: string; size: PictureSize }> {
    const size = await measure(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    const path = this.originalPath(hash);
    if (await this.exists(`${path}.json`)) return { hash, size };
    await mkdir(join(this.#directory, 'originals'), { recursive: true });
    await writeWhole(path, bytes);
    await writeWhole(`${path}.json`, JSON.stringify(size));
    return { hash, size };
  }

  /** The size of an uploaded original, or undefined when there is none of that hash. */
  async sizeOf(hash: string): Promise<PictureSize | undefined> {
    try {
      return JSON.parse(await readFile(`${this.originalPath(hash)}.json`, 'utf8')) as PictureSize;
    } catch {
      return undefined;
    }
  }
}

async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  const unfinished = `${path}.${process.pid}-${Date.now()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function measure(bytes: Buffer): Promise<PictureSize> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
    const { autoOrient, format } = await picture.metadata();
    if (!READABLE.has(format)) throw new Error(`Not a picture: ${format}`);
    const { data } = await picture
      .clone()
      .flatten({ background: '#fff' })
      .resize(1, 1)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colour = `#${[0, 1, 2].map((i) => (data[i] ?? data[0] ?? 0).toString(16).padStart(2, '0')).join('')}`;
    return { width: autoOrient.width, height: autoOrient.height, colour };
  } catch {
    throw new ImageError(400, 'image_unreadable', 'This file is not a picture that we can read.');
  }
}
