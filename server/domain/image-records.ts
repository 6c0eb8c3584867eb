import type { Image } from '../generated/wire.ts';
import { parseAspect, parseWidth } from '../images/image-sizes.ts';
import { invalid, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';

/** How a picture is wanted: its aspect (`4x3`, `Square` …), its width in px, and further aspects to offer. */
export interface ImageWish {
  aspect: string;
  width: number;
  extra?: readonly string[];
}

/** Turns a table's reference to a picture into the Image of the contract (IMG-01). */
export interface ImageRecords {
  /** The wish must have been checked with `imageWish`. */
  record(reference: string, wish: ImageWish): Image;
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
