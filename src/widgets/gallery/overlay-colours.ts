const OVERLAYS = {
  white: 'bg-wht text-on-wht',
  black: 'bg-blk text-on-blk',
  brand: 'bg-bnd text-on-bnd',
  success: 'bg-suc text-on-suc',
  info: 'bg-inf text-on-inf',
  warning: 'bg-wrn text-on-wrn',
  danger: 'bg-dng text-on-dng',
} as const;

/** The colours of a slide's panel; white unless it names another one of the seven (GAL-06). */
export const overlayClass = (colour: string): string =>
  colour in OVERLAYS ? OVERLAYS[colour as keyof typeof OVERLAYS] : OVERLAYS.white;
