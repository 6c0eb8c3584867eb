import { aspectValues } from '../generated/contract-rules.ts';
import type { Aspect as NamedAspect } from '../generated/contract-rules.ts';

/** The aspects and formats that pictures are served in; everything else is refused (IMG-03, IMG-05, A47). */

/** What a picture is cut to. `original` keeps the picture's own proportions. */
export type Aspect = Exclude<NamedAspect, 'Square'>;

/** What a picture may be encoded as. */
export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** Every aspect that may be asked for, `original` included. */
export const ASPECTS: readonly Aspect[] = aspectValues.filter((aspect) => aspect !== 'Square');

/** Every format that may be asked for, with its content type. */
export const CONTENT_TYPES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/**
 * Reads an aspect as it stands in a URL or a widget setting.
 * @returns the aspect, `Square` being `1x1` (A47), or undefined when it is not one of ours
 */
export function parseAspect(text: string): Aspect | undefined {
  if (text === 'Square') return '1x1';
  return ASPECTS.find((aspect) => aspect === text);
}

/** Reads a file extension. @returns the format, or undefined when it is not one of ours */
export function parseFormat(text: string): ImageFormat | undefined {
  return Object.hasOwn(CONTENT_TYPES, text) ? (text as ImageFormat) : undefined;
}

/** A strip of one by a thousand is cut to this at most, or a picture 2000 px wide would be two million high. */
const MAX_RATIO = 8;

/** Width divided by height. `original` takes the picture's own size (px), except that of a strip. */
export function aspectRatio(aspect: Aspect, original: { width: number; height: number }): number {
  if (aspect === 'original')
    return Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, original.width / original.height));
  const [across = 1, down = 1] = aspect.split('x').map(Number);
  return across / down;
}

/** The height in px of a picture `width` px wide: 300 at 4x3 is 225 (IMG-02). Never below 1. */
export function heightFor(width: number, ratio: number): number {
  return Math.max(1, Math.round(width / ratio));
}
