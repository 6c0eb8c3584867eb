/** The colour codes of the content (BLK-07). */
export const COLOUR_CODES = ['wht', 'blk', 'bnd', 'pri', 'sec', 'suc', 'inf', 'wrn', 'dng'] as const;

/** One of the colour codes of the content. */
export type ColourCode = (typeof COLOUR_CODES)[number];

/** A colour code as a ground: background, readable text, and tokens rebound for everything inside. */
export const GROUND_CLASS: Record<ColourCode, string> = {
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

/** The text colours that content may choose, for words on a ground of its own or on a picture. */
export const TEXT_CLASS: Record<'wht' | 'blk', string> = { wht: 'ink-wht', blk: 'ink-blk' };

/** Reads a colour setting of the content. @returns undefined for anything that is no colour code */
export function parseColourCode(text: unknown): ColourCode | undefined {
  return COLOUR_CODES.find((code) => code === text);
}
