import type { PictureSlot, ShopImage } from '../lib/image-url.ts';
import { aspectHeight } from '../rules/aspect-height.ts';

/** A picture in settings: its content hash, or its record. */
export type PictureSetting = string | ShopImage;

const HASH = /^[0-9a-f]{32}$/;

/** The record of a picture known only by its hash (specification section 3, Image). */
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
 * The picture of a setting, for a slot of the page builder.
 * @param known what the host has looked up for it (`image_hashes`); takes precedence
 * @returns `null` when there is none, or its name is not a hash
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

/** URL of a video file: unchanged if already a URL, else below `/v/` (IMG-04). */
export const videoUrl = (file: string): string => (/^(\/|https?:)/.test(file) ? file : `/v/${file}`);
