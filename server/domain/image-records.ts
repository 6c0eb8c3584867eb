import type { Image, ImageAspect } from '../generated/wire.ts';
import { aspectRatio, heightFor, parseAspect, parseWidth } from '../images/image-sizes.ts';
import { invalid, success } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** How a picture is wanted: its aspect (`4x3`, `Square` …), its width in px, and further aspects to offer. */
export interface ImageWish {
  aspect: string;
  width: number;
  extra?: readonly string[];
}

/** Turns the content hash of a picture into the Image of the contract (IMG-01). */
export interface ImageRecords {
  /** The wish must have been checked with `imageWish`. */
  record(hash: string, wish: ImageWish): Image;
}

/** Checks a visitor's wish: only known aspects and widths are served (IMG-03, A47). */
export function imageWish(wish: ImageWish): Outcome<ImageWish> {
  const fields: Record<string, string> = {};
  if ([wish.aspect, ...(wish.extra ?? [])].some((aspect) => !parseAspect(aspect))) {
    fields['aspect'] = 'This is not one of our aspects';
  }
  if (parseWidth(String(wish.width)) === undefined) fields['width'] = 'This is not one of our widths';
  return Object.keys(fields).length === 0
    ? success(wish)
    : invalid('IMAGE_SIZE', 'Pictures are not made in this size', fields);
}

const PLAIN_PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#d9cbb8" d="M0 0h4v3H0z"/></svg>',
)}`;

const UNKNOWN_SIZE = { width: 4, height: 3 };

function cut(hash: string, name: string, width: number): ImageAspect {
  const aspect = parseAspect(name) ?? 'original';
  const base = `/assets/i/${hash}/${aspect}/${width}`;
  const height = heightFor(width, aspectRatio(aspect, UNKNOWN_SIZE));
  return {
    aspect: name,
    url: `${base}.jpg`,
    webp_url: `${base}.webp`,
    avif_url: `${base}.avif`,
    width,
    height,
  };
}

/** Records of pictures of which nothing but the hash is known. */
export const plainImageRecords: ImageRecords = {
  record: (hash, { aspect, width, extra = [] }) => ({
    ...cut(hash, aspect, width),
    placeholder: PLAIN_PLACEHOLDER,
    extra_aspects: extra.map((name) => cut(hash, name, width)),
  }),
};
