import type { ShopImage } from '../../lib/image-url.ts';
import type { PictureSource } from '../../lib/preload-picture.ts';

/** A photo of a product in the large place of its screen. */
export const photoSource = (image: ShopImage): PictureSource => ({ image, slot: 'productPhoto' });
