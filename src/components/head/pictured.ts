import type { ShopImage } from '../../lib/image-url.ts';
import type { HeadNotes } from './head-notes.ts';

interface Pictured {
  image: ShopImage;
  alt: string;
  /** As it is cut, px. */
  height: number;
}

/** Notes the first picture below the head of the screen, for previews; the menus stand above it. */
export const pictured =
  ({ image, alt, height }: Pictured) =>
  (notes: HeadNotes): void => {
    if (notes.page) notes.picture ??= { url: image.url, width: image.width, height, alt };
  };
