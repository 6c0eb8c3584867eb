import type { ImageFormat } from './image-sizes.ts';

/** One file to be cut from an original and written: size in px, format, and where. */
export interface ResizeJob {
  kind: 'resize';
  /** The original's file. */
  source: string;
  /** Where the result is written; its folder is made when needed. */
  target: string;
  width: number;
  height: number;
  format: ImageFormat;
}

/** A file that somebody has sent, of which it is not known yet what it is. */
export interface MeasureJob {
  kind: 'measure';
  bytes: Uint8Array;
}

/** A file of which only the format matters; nothing is decoded. */
export interface IdentifyJob {
  kind: 'identify';
  /** Where it lies. */
  source: string;
}

/** A photo that somebody has sent, to be written anew: turned upright, no larger than needed, without what is not picture. */
export interface ReencodeJob {
  kind: 'reencode';
  /** Where it lies. */
  source: string;
  /** Of the longer side, px. */
  maxSide: number;
}

export type PictureJob = ResizeJob | MeasureJob | IdentifyJob | ReencodeJob;

/** A picture's format, as sharp calls it, its size in px as it is seen, and its average colour, `#rrggbb`. */
export interface PictureMeasures {
  format: string;
  width: number;
  height: number;
  colour: string;
}

/** What each job gives: the bytes of the written file, or what was found. */
export interface PictureResults {
  resize: { bytes: number };
  measure: PictureMeasures;
  identify: { format: string };
  /** JPEG. */
  reencode: { bytes: Uint8Array };
}
