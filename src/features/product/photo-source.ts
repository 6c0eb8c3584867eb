import type { ShopImage } from '../../lib/image-url.ts';
import type { PictureSource } from '../../lib/preload-picture.ts';

/** The widest that a product picture is asked for, px (specification section 9). */
const PRODUCT_WIDTH = 1184;
const SIZES = '(min-width: 64rem) 37rem, 100vw';

/** A photo of a product in the large place of its screen. */
export const photoSource = (image: ShopImage): PictureSource => ({
  image,
  sizes: SIZES,
  slotMaximum: PRODUCT_WIDTH,
});
