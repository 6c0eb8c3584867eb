import { COLOUR_CODES } from '../components/ui/colour-code.ts';
import type { ColourCode } from '../components/ui/colour-code.ts';

/** Overlay colours of slides by name (specification section 3). */
const NAMED = {
  white: 'wht',
  black: 'blk',
  brand: 'bnd',
  success: 'suc',
  info: 'inf',
  warning: 'wrn',
  danger: 'dng',
} as const satisfies Record<string, ColourCode>;

/** Allowed names of an overlay: the colour's name or its code. */
export const OVERLAY_NAMES = [...(Object.keys(NAMED) as (keyof typeof NAMED)[]), ...COLOUR_CODES] as const;

/** The colour code of an overlay; white for anything else (GAL-06). */
export function overlayColour(name: string | null | undefined): ColourCode {
  const named: Partial<Record<string, ColourCode>> = NAMED;
  return COLOUR_CODES.find((code) => code === name) ?? named[name ?? ''] ?? 'wht';
}

/** Class for text on pictures: white or black, by name or code; `null` keeps the overlay's own colour. */
export function overlayTextClass(name: string | null | undefined): 'ink-wht' | 'ink-blk' | null {
  if (name === 'wht' || name === 'white') return 'ink-wht';
  return name === 'blk' || name === 'black' ? 'ink-blk' : null;
}
