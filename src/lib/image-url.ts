import { aspectHeight } from '../rules/aspect-height.ts';

/** The part of the contract's `Image` needed to show it. `width` and `height` are px of `url`. */
export interface ShopImage {
  url: string;
  webp_url: string;
  avif_url: string;
  placeholder: string;
  width: number;
  height: number;
  aspect: string;
}

/** `/assets/i/{hash}/{aspect}/{width}.{ext}`, with an optional query. */
const SIZED_URL = /^(.*\/assets\/i\/[^/]+\/[^/]+\/)\d+(\.[a-z]+(?:\?.*)?)$/;

const ASPECT_IN_URL = /(\/assets\/i\/[^/]+\/)[^/]+(?=\/\d+\.[a-z]+)/;

/** A canonical URL (A45) of the same picture cropped to another aspect; other URLs are unchanged. */
export const imageCutTo = (url: string, aspect: string): string => url.replace(ASPECT_IN_URL, `$1${aspect}`);

/** Aspect and width of a place with its own crop. */
export interface PictureSlot {
  /** An aspect with a ratio. */
  aspect: string;
  /** px */
  width: number;
}

/** `/assets/i/{hash}/{aspect}/{width}.{ext}` */
const CANONICAL = /^(.*\/assets\/i\/[^/]+\/)[^/]+\/\d+(\.[a-z]+)$/;

/** A canonical URL in another aspect and width (px); other URLs are unchanged. */
export const urlInSlot = (url: string, { aspect, width }: PictureSlot): string =>
  url.replace(CANONICAL, `$1${aspect === 'Square' ? '1x1' : aspect}/${width}$2`);

/** The same picture in another aspect and width (px); unchanged if its URL or the aspect does not fit. */
export function imageInSlot(image: ShopImage, slot: PictureSlot): ShopImage {
  const height = aspectHeight(slot.width, slot.aspect);
  if (height === undefined || !CANONICAL.test(image.url)) return image;
  return {
    ...image,
    ...slot,
    url: urlInSlot(image.url, slot),
    webp_url: urlInSlot(image.webp_url, slot),
    avif_url: urlInSlot(image.avif_url, slot),
    height,
  };
}

/**
 * The `srcset` of a canonical URL (A45) in these widths, px.
 * @returns undefined for any other URL, which has one size only
 */
export function imageSrcSet(url: string, widths: readonly number[]): string | undefined {
  const parts = SIZED_URL.exec(url);
  return parts ? widths.map((width) => `${parts[1]}${width}${parts[2]} ${width}w`).join(', ') : undefined;
}
