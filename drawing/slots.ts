/**
 * A ready-made size: the middle of the picture, cropped to an aspect ratio (as in picture URLs), `width` px
 * wide.
 */
export interface Slot {
  aspect: string;
  width: number;
}

const slots = (aspect: string, widths: readonly number[]): Slot[] =>
  widths.map((width) => ({ aspect, width }));

// Smaller sizes are rarely requested, and quickly made.
const CARD = slots('4x3', [300, 350, 450, 600]);
const MAIN_PHOTO = slots('4x3', [400, 800, 1184]);
/** Thumbnails of other photos are cut from this size in a tenth of the time that the original takes. */
const OTHER_PHOTO = slots('4x3', [400]);
const SLIDE = [...slots('4x3', [800]), ...slots('16x9', [800, 1550]), ...slots('1920x700', [1550, 1920])];
const BAND = slots('16x3', [600, 1450]);
const PORTRAIT = slots('1x1', [50, 100]);

/**
 * The sizes that `/`, groups and products show above the fold, ready as soon as the shop starts; a test of
 * the host keeps them in step with its slots.
 * @param name of the picture @param isMain whether it is the product's photo shown in lists
 */
export function slotsOf(name: string, isMain: boolean): Slot[] {
  if (name.startsWith('slides/')) return SLIDE;
  if (name.startsWith('groups/')) return [...CARD, ...BAND];
  if (name.startsWith('people/')) return PORTRAIT;
  if (isMain)
    return [...CARD, ...MAIN_PHOTO.filter(({ width }) => !CARD.some((card) => card.width === width))];
  return name.startsWith('products/') ? OTHER_PHOTO : [];
}
