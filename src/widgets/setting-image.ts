import type { ShopImage } from '../lib/image-url.ts';
import { aspectHeight } from '../lib/image-url.ts';

/** A picture as it stands in settings: its content hash, or its record. */
export type PictureSetting = string | ShopImage;

const HASH = /^[0-9a-f]{32}$/;

interface PictureSlot {
  /** With a ratio of its own. */
  aspect: string;
  /** px */
  width: number;
}

/** The record of a picture of which only the hash is known (specification section 3, Image). */
function imageOfHash(hash: string, { aspect, width }: PictureSlot): ShopImage {
  const base = `/assets/i/${hash}/${aspect === 'Square' ? '1x1' : aspect}/${width}`;
  return {
    url: `${base}.jpg`,
    webp_url: `${base}.webp`,
    avif_url: `${base}.avif`,
    placeholder: '',
    width,
    height: aspectHeight(width, aspect) ?? width,
    aspect,
  };
}

/**
 * The picture of a setting for a slot of the page builder.
 * @param known what the host has looked up for it (`image_hashes`), preferred
 * @returns null when there is none, or its name is no hash
 */
export function settingImage(
  setting: PictureSetting | null | undefined,
  known: PictureSetting | null | undefined,
  slot: PictureSlot,
): ShopImage | null {
  const found = known ?? setting;
  if (typeof found === 'object') return found;
  return found && HASH.test(found) ? imageOfHash(found, slot) : null;
}

/** `/assets/i/{hash}/{aspect}/{width}.{ext}` */
const CANONICAL = /^(.*\/assets\/i\/[^/]+\/)[^/]+\/\d+(\.[a-z]+)$/;

/** The same picture in another aspect and width (px); as it is when its URL has another form or no ratio. */
export function imageInSlot(image: ShopImage, { aspect, width }: PictureSlot): ShopImage {
  const height = aspectHeight(width, aspect);
  const cut = (url: string) => url.replace(CANONICAL, `$1${aspect === 'Square' ? '1x1' : aspect}/${width}$2`);
  if (height === undefined || !CANONICAL.test(image.url)) return image;
  return {
    ...image,
    url: cut(image.url),
    webp_url: cut(image.webp_url),
    avif_url: cut(image.avif_url),
    width,
    height,
    aspect,
  };
}

/** The URL of a video file: as it is when it is a URL, else below `/v/` (IMG-04). */
export const videoUrl = (file: string): string => (/^(\/|https?:)/.test(file) ? file : `/v/${file}`);
