import { preload } from 'react-dom';
import { imageSlots, sizesOf, widthsOf } from '../rules/image-slots.ts';
import type { ImageSlotName } from '../rules/image-slots.ts';
import { imageSrcSet } from './image-url.ts';
import type { ShopImage } from './image-url.ts';

/** A picture and its slot, as props of `Picture`. */
export interface PictureSource {
  image: ShopImage;
  slot: ImageSlotName;
}

/** Fetches a picture at the size its slot will request, after everything currently on screen. */
export function preloadPicture({ image, slot }: PictureSource): void {
  preload(image.avif_url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: imageSrcSet(image.avif_url, widthsOf(imageSlots[slot])) ?? image.avif_url,
    imageSizes: sizesOf(imageSlots[slot], false),
    fetchPriority: 'low',
  });
}
