import type { ShopImage } from '../../lib/image-url.ts';
import type { PictureSource } from '../../lib/preload-picture.ts';

/** A product photo in the main slot of its screen. */
export const photoSource = (image: ShopImage): PictureSource => ({ image, slot: 'productPhoto' });
