/** Colour codes of the content (BLK-07). */
export const COLOUR_CODES = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'] as const;

export type ColourCode = (typeof COLOUR_CODES)[number];

/** A colour code as background, with readable text and tokens redefined for everything inside. */
export const BACKGROUND_CLASS: Record<ColourCode, string> = {
  wht: 'tone-wht',
  blk: 'tone-blk',
  bnd: 'tone-bnd',
  pri: 'tone-pri',
  sec: 'tone-sec',
  suc: 'tone-suc',
  inf: 'tone-inf',
  wrn: 'tone-wrn',
  dng: 'tone-dng',
};
