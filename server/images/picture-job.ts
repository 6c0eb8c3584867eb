import type { ImageFormat } from './image-sizes.ts';

/** Renders a file from an original: size in px, format, and target. */
export interface ResizeJob {
  kind: 'resize';
  /** Path of the original. */
  source: string;
  /** Path of the result; its folder is created when needed. */
  target: string;
  width: number;
  height: number;
  format: ImageFormat;
}

/** Measures an uploaded file of unknown type. */
export interface MeasureJob {
  kind: 'measure';
  bytes: Uint8Array;
}

/** Identifies only the format of a file, without decoding it. */
export interface IdentifyJob {
  kind: 'identify';
  /** Path of the file. */
  source: string;
}

/** Re-encodes an uploaded photo: upright, no larger than needed, without metadata. */
export interface ReencodeJob {
  kind: 'reencode';
  /** Path of the file. */
  source: string;
  /** Maximum length of the longer side in px. */
  maxSide: number;
}

export type PictureJob = ResizeJob | MeasureJob | IdentifyJob | ReencodeJob;

/** A picture's format, as named by sharp, its size in px as displayed, and its average colour, `#rrggbb`. */
export interface PictureMeasures {
  format: string;
  width: number;
  height: number;
  colour: string;
}

/** The result of each job: the size of the written file in bytes, or what was found. */
export interface PictureResults {
  resize: { bytes: number };
  measure: PictureMeasures;
  identify: { format: string };
  /** JPEG. */
  reencode: { bytes: Uint8Array };
}
