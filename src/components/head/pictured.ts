import type { ShopImage } from '../../lib/image-url.ts';
import type { HeadNotes } from './head-notes.ts';

interface Pictured {
  image: ShopImage;
  alt: string;
  /** Height after cropping, px. */
  height: number;
}

/** Records the first picture after the page's head data, for previews; menu pictures come before it. */
export const pictured =
  ({ image, alt, height }: Pictured) =>
  (notes: HeadNotes): void => {
    if (notes.page) notes.picture ??= { url: image.url, width: image.width, height, alt };
  };
