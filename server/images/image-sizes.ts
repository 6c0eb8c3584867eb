import { aspectHeight } from '../../src/rules/aspect-height.ts';
import { aspectValues } from '../generated/contract-rules.ts';
import type { Aspect as NamedAspect } from '../generated/contract-rules.ts';

/** The aspects and formats in which pictures are served; everything else is refused (IMG-03, IMG-05, A47). */

/** The aspect a picture is cropped to. `original` keeps its own proportions. */
export type Aspect = Exclude<NamedAspect, 'Square'>;

/** The encoding of a picture. */
export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** Every aspect that can be requested, including `original`. */
export const ASPECTS: readonly Aspect[] = aspectValues.filter((aspect) => aspect !== 'Square');

/** Every format that can be requested, with its content type. */
export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Parses an aspect from a URL or a widget setting.
 * @returns the aspect, `1x1` for `Square` (A47), or undefined if it is not supported
 */
export function parseAspect(text: string): Aspect | undefined {
  if (text === 'Square') return '1x1';
  return ASPECTS.find((aspect) => aspect === text);
}

/** Parses a file extension. @returns the format, or undefined if it is not supported */
export function parseFormat(text: string): ImageFormat | undefined {
  return Object.hasOwn(CONTENT_TYPES, text) ? (text as ImageFormat) : undefined;
}

/**
 * Maximum ratio for `original`; otherwise a 1:1000 picture would be two million px high at a width of 2000
 * px.
 */
const MAX_RATIO = 8;

/**
 * Returns the height in px of a picture `width` px wide (IMG-02), at least 1. `original` uses the picture's own
 * size (px), its ratio limited to `MAX_RATIO`.
 */
export function heightFor(
  width: number,
  aspect: Aspect,
  original: { width: number; height: number },
): number {
  const own = Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, original.width / original.height));
  return aspectHeight(width, aspect) ?? Math.max(1, Math.round(width / own));
}
