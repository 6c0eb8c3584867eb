import type { Aspect } from './image-sizes.ts';
import { ASPECTS } from './image-sizes.ts';

/** A place of the shop where a picture stands: how it may be cut there, and the widest that is asked for, px. */
interface ImageSlot {
  aspects: readonly Aspect[];
  maxWidth: number;
}

/** Every slot of ours (specification section 9); pictures are made for these and for nothing else (A47). */
const SLOTS: Record<string, ImageSlot> = {
  searchSuggestion: { aspects: ['4x3'], maxWidth: 100 },
  thumbnail: { aspects: ['4x3'], maxWidth: 300 },
  cardOrTile: { aspects: ['4x3'], maxWidth: 600 },
  person: { aspects: ['4x3'], maxWidth: 900 },
  productPhoto: { aspects: ['4x3'], maxWidth: 1184 },
  enlargedPhoto: { aspects: ['4x3'], maxWidth: 2000 },
  testimonial: { aspects: ['1x1'], maxWidth: 100 },
  heroOverlay: { aspects: ['original'], maxWidth: 300 },
  background: { aspects: ['16x9'], maxWidth: 1920 },
  // An owner chooses the aspect of a gallery; its tiles, its slider and its lightbox have it.
  galleryCover: { aspects: ASPECTS, maxWidth: 400 },
  galleryTile: { aspects: ASPECTS, maxWidth: 600 },
  galleryWide: { aspects: ASPECTS, maxWidth: 1184 },
  gallerySlide: { aspects: ASPECTS, maxWidth: 1920 },
  galleryLightbox: { aspects: ASPECTS, maxWidth: 2000 },
};

/** What phones, tablets and columns of a desktop ask for, as shares of the slot's maximum (A46, A90). */
const SHARES = [0.25, 0.375, 0.5, 0.75] as const;
const STEP = 25;

/** Computed widths are multiples of 25 px; the maximum is asked for exactly as named (A46). */
const widthsUpTo = (maxWidth: number): number[] => [
  ...SHARES.map((share) => Math.min(Math.ceil((maxWidth * share) / STEP) * STEP, maxWidth)),
  maxWidth,
];

const served = new Map<Aspect, ReadonlySet<number>>(
  ASPECTS.map((aspect) => {
    const slots = Object.values(SLOTS).filter(({ aspects }) => aspects.includes(aspect));
    return [aspect, new Set(slots.flatMap(({ maxWidth }) => widthsUpTo(maxWidth)))];
  }),
);

/** Whether some slot asks for pictures of this aspect and width (px). */
export const isServed = (aspect: Aspect, width: number): boolean => served.get(aspect)?.has(width) ?? false;
