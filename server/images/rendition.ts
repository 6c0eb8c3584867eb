import type { Aspect, ImageFormat } from './image-sizes.ts';

/** A file a page may request; `width` is in px. */
export interface Rendition {
  hash: string;
  aspect: Aspect;
  width: number;
  format: ImageFormat;
}

/** Returns the file name of a rendition, independent of its picture: `4x3-300.avif`. */
export const renditionFileName = ({ aspect, width, format }: Omit<Rendition, 'hash'>): string =>
  `${aspect}-${width}.${format}`;
