import type { Scene } from '../../drawing/engine/scene.ts';
import { drawingName, drawings } from './drawings.ts';
import { imageRecord } from './image-record.ts';
import type { PictureSize } from './image-record.ts';
import type { ImageLookup } from './image-lookup.ts';
import type { ImageSpec } from './image-spec.ts';
import type { Image } from '../generated/wire.ts';
import type { ImageService } from './image-service.ts';

/** Shown where a drawing has left the shop but a row still names it. */
const STAND_IN = 'places/bench';

const UNKNOWN_SIZE: PictureSize = { width: 4, height: 3 };

/**
 * Image records for what tables hold: the name of a drawing, or the hash of an upload. All drawings become
 * known to the image service when this is made; nothing is drawn.
 */
export class PictureRecords implements ImageLookup {
  readonly #known = new Map<string, { hash: string; scene: Scene }>();

  constructor(service: ImageService) {
    for (const [name, scene] of drawings) {
      this.#known.set(name, { hash: service.registerScene(scene), scene });
    }
  }

  /** The record of a reference in the size asked for, which must have been checked (IMG-01). */
  record(reference: string, spec: ImageSpec): Image {
    const name = drawingName(reference);
    if (name === null) return imageRecord(reference, UNKNOWN_SIZE, spec);
    const drawing = this.#known.get(name) ?? this.#known.get(STAND_IN);
    if (!drawing) throw new RangeError(`There is no drawing ${name}`);
    return imageRecord(drawing.hash, drawing.scene, spec);
  }

  /** The content hash of a drawing, null when there is none of that name. */
  hashOf(name: string): string | null {
    return this.#known.get(name)?.hash ?? null;
  }
}
