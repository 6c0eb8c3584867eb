import type { ShopImage } from '../../lib/image-url.ts';
import type { HeadData } from './head-data.ts';

interface PreviewPicture {
  image: ShopImage;
  alt: string;
  /** Height after cropping, px. */
  height: number;
}

/** Records the first picture after the page's head data, for previews; menu pictures come before it. */
export const previewPicture =
  ({ image, alt, height }: PreviewPicture) =>
  (head: HeadData): void => {
    if (head.page) head.picture ??= { url: image.url, width: image.width, height, alt };
  };
