import type { Aspect, ImageFormat } from './image-sizes.ts';

/** One file that a page may ask for. `width` is px. */
export interface Rendition {
  hash: string;
  aspect: Aspect;
  width: number;
  format: ImageFormat;
}

/** What the file of a rendition is called, whichever picture it is of: `4x3-300.avif`. */
export const renditionFileName = ({ aspect, width, format }: Omit<Rendition, 'hash'>): string =>
  `${aspect}-${width}.${format}`;
