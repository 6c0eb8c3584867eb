import type { Scene } from '../../drawing/engine/scene.ts';
import type { ImageFormat } from './image-sizes.ts';

/** What a picture is made from. */
export type PictureSource = { kind: 'scene'; scene: Scene } | { kind: 'file'; path: string };

/** One file to be written: size in px, format, and where. */
export interface PictureOutput {
  width: number;
  height: number;
  format: ImageFormat;
  path: string;
}

/** Work for one worker: one cut of one picture, drawn once at `masterWidth` px, then written in every size asked for. */
export interface PictureJob {
  hash: string;
  source: PictureSource;
  masterWidth: number;
  masterHeight: number;
  outputs: readonly PictureOutput[];
}

/** What a worker answers after each output. */
export interface PictureDone {
  index: number;
  error?: string;
}
