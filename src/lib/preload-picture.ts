import { preload } from 'react-dom';
import { imageSrcSet } from './image-url.ts';
import type { ShopImage } from './image-url.ts';

/** A picture and its place, as `Picture` takes them. */
export interface PictureSource {
  image: ShopImage;
  sizes: string;
  /** px */
  slotMaximum: number;
}

/** Fetches a picture in the size that its place will ask for, after everything that is on the screen now. */
export function preloadPicture({ image, sizes, slotMaximum }: PictureSource): void {
  preload(image.avif_url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSrcSet(image.avif_url, slotMaximum) ?? image.avif_url,
    imageSizes: sizes,
    fetchPriority: 'low',
  });
}
