import { COLOUR_CODES } from '../components/ui/colour-code.ts';
import type { ColourCode } from '../components/ui/colour-code.ts';

/** The overlay colours of slides by their names (specification section 3). */
const NAMED = {
  white: 'wht',
  black: 'blk',
  brand: 'bnd',
  success: 'suc',
  info: 'inf',
  warning: 'wrn',
  danger: 'dng',
} as const satisfies Record<string, ColourCode>;

/** What an overlay may be called: its name, or a colour code. */
export const OVERLAY_NAMES = [...(Object.keys(NAMED) as (keyof typeof NAMED)[]), ...COLOUR_CODES] as const;

/** The colour code of an overlay; white for anything else (GAL-06). */
export function overlayColour(name: string | null | undefined): ColourCode {
  const named: Partial<Record<string, ColourCode>> = NAMED;
  return COLOUR_CODES.find((code) => code === name) ?? named[name ?? ''] ?? 'wht';
}

/** The text colours on pictures: white and black by name or code; null leaves the overlay's own. */
export function overlayTextClass(name: string | null | undefined): 'ink-wht' | 'ink-blk' | null {
  if (name === 'wht' || name === 'white') return 'ink-wht';
  return name === 'blk' || name === 'black' ? 'ink-blk' : null;
}
