/** Width of a picture in windows of at least `from` rem: a share of the window (per cent) plus `rem`. */
interface SlotWidth {
  from: number;
  share?: number;
  rem: number;
}

/** A place in the shop where pictures are shown. */
export interface ImageSlot {
  /** Crop of the picture; `any` where the owner chooses. */
  aspect: string;
  /** From the widest window to the narrowest. */
  widths: readonly SlotWidth[];
  /** Largest width requested, exactly, px (specification section 9); by default twice the displayed width. */
  maxWidth?: number;
  /**
   * Crops for narrow windows (below `below` rem), narrowest first, where the box is taller than the image;
   * cropping by CSS alone would leave too few pixels.
   */
  cuts?: readonly { below: number; aspect: string }[];
}

const fixed = (rem: number, from = 0): SlotWidth => ({ from, rem });
const share = (from: number, percent: number, rem: number): SlotWidth => ({ from, share: percent, rem });

/** The whole window; crops that an owner may choose freely. */
const WINDOW = [share(0, 100, 0)];
/** Tiles in columns of the text width, 61 rem, or of the window without its margins. */
const columns = (count: number, gap: number, onPhones: number): SlotWidth[] => [
  fixed((61 - gap * (count - 1)) / count, 64),
  share(0, 100 / onPhones, -(3 + (onPhones - 1)) / onPhones),
];

/** A card or category tile in a row of three or four on desktops, two or three on tablets, two on phones. */
const cardOf = (onDesks: 3 | 4, onTablets: 2 | 3): ImageSlot => ({
  aspect: '4x3',
  widths: [
    onDesks === 4 ? fixed(18.125, 80) : fixed(24.667, 80),
    onDesks === 4 ? share(64, 25, -1.875) : share(64, 100 / 3, -2),
    onTablets === 3 ? share(40, 100 / 3, -2) : share(40, 50, -2.25),
    share(0, 50, -2),
  ],
});

/**
 * All slots of the shop: the storefront's requests derive from them, and the host makes pictures for these
 * only (A46, A47, A90). Widths are those in windows of 390, 768 and 1440 px, which a journey measures.
 */
export const imageSlots = {
  searchSuggestion: { aspect: '4x3', widths: [fixed(3)] },
  summaryLine: { aspect: '4x3', widths: [fixed(3.5)] },
  accountOrderLine: { aspect: '4x3', widths: [fixed(4)] },
  orderLine: { aspect: '4x3', widths: [fixed(4.5)] },
  cartLine: { aspect: '4x3', widths: [fixed(7, 40), fixed(5)] },
  categorySwatch: { aspect: '4x3', widths: [fixed(6)] },
  thumbnail: { aspect: '4x3', widths: [fixed(5, 40), fixed(3.5)], maxWidth: 300 },
  card: cardOf(4, 3),
  cardOfTwo: cardOf(4, 2),
  cardOfThree: cardOf(3, 3),
  largeCard: cardOf(3, 2),
  /** Text is burnt into it, so twice its pixels would not be noticed. */
  categoryBand: { aspect: '16x3', widths: [share(37.5, 100, 0), fixed(37.5)], maxWidth: 1450 },
  materialSwatch: {
    aspect: '1x1',
    widths: [fixed(8.3125, 80), share(64, 12.5, -1.6875), share(0, 25, -1.3125)],
  },
  menuSwatch: { aspect: '1x1', widths: [fixed(4)] },
  person: { aspect: '4x3', widths: [fixed(14.125, 64), share(40, 50, -2.25), share(0, 100, -3)] },
  productPhoto: {
    aspect: '4x3',
    widths: [fixed(43.167, 80), share(64, 58.33, -3.5), share(40, 100, -3), share(0, 100, 0)],
    maxWidth: 1184,
  },
  productVideo: {
    aspect: '16x9',
    widths: [fixed(43.167, 80), share(64, 58.33, -3.5), share(0, 100, -3)],
    maxWidth: 1184,
  },
  voucherTheme: { aspect: '16x9', widths: [fixed(25, 28), share(0, 100, -3)], maxWidth: 400 },
  voucherTicket: { aspect: '16x9', widths: [fixed(37, 42), share(0, 100, -2.5)] },
  sizeChart: { aspect: '4x3', widths: [fixed(53, 56), fixed(38)], maxWidth: 1184 },
  enlargedPhoto: { aspect: '4x3', widths: WINDOW, maxWidth: 2000 },
  testimonial: { aspect: '1x1', widths: [fixed(3)] },
  portrait: { aspect: '1x1', widths: [fixed(4)] },
  heroOverlay: { aspect: 'original', widths: [fixed(9)] },
  background: { aspect: '16x9', widths: WINDOW, maxWidth: 1920, cuts: [{ below: 30, aspect: '1x1' }] },
  callToAction: { aspect: '16x9', widths: [fixed(17.875, 64), share(48, 33, -4), share(0, 50, -3.75)] },
  imageWithContent: {
    aspect: '16x9',
    widths: [fixed(31.875, 64), share(48, 54.5, -3), share(0, 100, -3)],
    maxWidth: 1920,
  },
  wideImageWithContent: {
    aspect: '8x5',
    widths: [fixed(43.458, 80), share(64, 58.33, -3.208), share(48, 54.5, -3), share(0, 100, -3)],
    maxWidth: 1425,
  },
  /** From one edge of the frame to the other. */
  wholeFrame: { aspect: '16x9', widths: [fixed(77, 80), share(0, 100, -3)], maxWidth: 1920 },
  article: { aspect: '4x3', widths: [fixed(24.333, 80), share(48, 33.333, -2.333), share(0, 100, -3)] },
  galleryCover: { aspect: 'any', widths: [fixed(19.375, 64), share(40, 50, -2.25), share(0, 100, -3)] },
  galleryTile1: { aspect: 'any', widths: columns(1, 0, 1), maxWidth: 1920 },
  galleryTile2: { aspect: 'any', widths: columns(2, 1.5, 2) },
  galleryTile3: { aspect: 'any', widths: columns(3, 1.5, 2) },
  galleryTile4: { aspect: 'any', widths: columns(4, 1.5, 2) },
  galleryTile5: { aspect: 'any', widths: columns(5, 1.5, 2) },
  galleryTile6: { aspect: 'any', widths: columns(6, 1.5, 3) },
  gallerySlide: {
    aspect: 'any',
    widths: WINDOW,
    maxWidth: 1920,
    cuts: [
      { below: 48, aspect: '4x3' },
      { below: 64, aspect: '16x9' },
    ],
  },
  slideModal: { aspect: 'any', widths: [fixed(53, 60), share(0, 100, -3)], maxWidth: 1920 },
  galleryLightbox: { aspect: 'any', widths: WINDOW, maxWidth: 2000 },
} satisfies Record<string, ImageSlot>;

export type ImageSlotName = keyof typeof imageSlots;

/** Window widths for which files are offered, px: phone, tablet, desktop. */
const WINDOWS = [390, 768, 1440] as const;
const REM = 16;
const STEP = 25;
/** Maximum device pixels per CSS pixel for which a picture is requested (A90). */
const MAX_DENSITY = 2;
/** Drops a width if the next larger one is at most this factor wider. */
const NEAR = 1.13;

/** Rounds a computed width (px) up to the next multiple of 25, at most `max` (IMG-06, A46). */
export function roundUpTo25(width: number, max: number = Number.POSITIVE_INFINITY): number {
  // Tolerates rounding errors just above a multiple: rem and shares are not exact.
  return Math.min(Math.ceil((width - 0.01) / STEP) * STEP, max);
}

/** Displayed widths of a slot's picture in the given windows, px. */
function shownWidths({ widths }: ImageSlot, windows: readonly number[] = WINDOWS): number[] {
  return widths.flatMap(({ from, share: percent = 0, rem }, index) => {
    if (percent === 0) return [rem * REM];
    const end = widths[index - 1]?.from ?? Number.POSITIVE_INFINITY;
    const within = windows.filter((window) => window >= from * REM && window < end * REM);
    return within.map((window) => (window * percent) / 100 + rem * REM);
  });
}

/**
 * Widths (px) that a slot requests, ascending: the displayed ones and their doubles, rounded up to multiples
 * of 25, and the slot's exact maximum (IMG-06, A46, A90). Of two nearly equal ones the larger.
 * @param limit the owner's maximum, px
 */
export function widthsOf(slot: ImageSlot, limit: number = Number.POSITIVE_INFINITY): number[] {
  const shown = shownWidths(slot);
  const twice = roundUpTo25(Math.max(...shown) * MAX_DENSITY);
  const max = Math.min(slot.maxWidth ?? twice, limit);
  const computed = shown
    .flatMap((width) => [width, width * MAX_DENSITY])
    .map((width) => roundUpTo25(width, max));
  const rising = [...new Set([...computed, max])].sort((a, b) => a - b);
  return rising.filter((width, index) => (rising[index + 1] ?? Number.POSITIVE_INFINITY) > width * NEAR);
}

/** Files that a slot requests in some windows. */
export interface SlotCut {
  /** Media query of the windows; `null` for all not covered by another cut. */
  media: string | null;
  /** Crop of the picture; `null` for its own aspect. */
  aspect: string | null;
  /** A subset of the slot's widths, px. */
  widths: number[];
}

/** A slot's cuts from the narrowest window to the widest, with the widths each needs. */
export function cutsOf(slot: ImageSlot, limit?: number): SlotCut[] {
  const offered = widthsOf(slot, limit);
  const { cuts = [] } = slot;
  if (cuts.length === 0) return [{ media: null, aspect: null, widths: offered }];
  const neededBetween = (from: number, below: number) => {
    const windows = WINDOWS.filter((window) => window >= from * REM && window < below * REM);
    const needed = shownWidths(slot, windows).flatMap((width) => [width, width * MAX_DENSITY]);
    return [...new Set(needed.map((width) => offered.find((one) => one >= width) ?? offered.at(-1) ?? 0))];
  };
  return [
    ...cuts.map(({ below, aspect }, index) => ({
      media: `(width < ${below}rem)`,
      aspect,
      widths: neededBetween(cuts[index - 1]?.below ?? 0, below),
    })),
    { media: null, aspect: null, widths: neededBetween(cuts.at(-1)?.below ?? 0, Number.POSITIVE_INFINITY) },
  ];
}

/**
 * From each pixel density up, `sizes` understates the width by this factor, so the browser fetches about 2×.
 */
const DENSE = [
  [3.5, 1 / 2],
  [3, 2 / 3],
  [2.5, 4 / 5],
] as const;
/** Window width (rem) from which a window is neither phone nor tablet. */
const DESKTOP = 64;

/**
 * The `sizes` value of a slot.
 * @param isMeasured an inline script measures the picture, so rare densities are left out; otherwise denser
 * screens get a smaller width, so that they fetch about 2×
 */
export function sizesOf({ widths }: ImageSlot, isMeasured: boolean): string {
  const parts = widths.flatMap(({ from, share: percent = 0, rem }) => {
    const least = from === 0 ? [] : [`(min-width: ${from}rem)`];
    const css = (factor: number): string => {
      const part = (value: number) => Number((value * factor).toFixed(3));
      if (percent === 0) return `${part(rem)}rem`;
      if (rem === 0) return `${part(percent)}vw`;
      return `calc(${part(percent)}vw - ${part(-rem)}rem)`;
    };
    const dense = isMeasured || from >= DESKTOP ? [] : DENSE;
    return [
      ...dense.map(([density, factor]) =>
        [...least, `(min-resolution: ${density}dppx)`].join(' and ').concat(` ${css(factor)}`),
      ),
      [...least, css(1)].join(' '),
    ];
  });
  return parts.join(', ');
}
