import { preload } from 'react-dom';
import { imageSlots, sizesOf, widthsOf } from '../rules/image-slots.ts';
import type { ImageSlotName } from '../rules/image-slots.ts';
import { imageSrcSet } from './image-url.ts';
import type { ShopImage } from './image-url.ts';

/** A picture and its place, as `Picture` takes them. */
export interface PictureSource {
  image: ShopImage;
  slot: ImageSlotName;
}

/** Fetches a picture in the size that its place will ask for, after everything that is on the screen now. */
export function preloadPicture({ image, slot }: PictureSource): void {
  preload(image.avif_url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSrcSet(image.avif_url, widthsOf(imageSlots[slot])) ?? image.avif_url,
    imageSizes: sizesOf(imageSlots[slot], false),
    fetchPriority: 'low',
  });
}
