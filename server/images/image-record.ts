import type { Image, ImageAspect } from '../generated/wire.ts';
import type { ImageSpec } from './image-spec.ts';
import type { Aspect } from './image-sizes.ts';
import { aspectRatio, ASPECTS, heightFor, parseAspect } from './image-sizes.ts';
import type { Scene } from '../../drawing/engine/scene.ts';
import { sceneSize } from '../../drawing/engine/scene.ts';
import { placeholderFor, placeholderForColour } from './placeholder.ts';

/** A picture that is not drawn: its own size in px and, where known, its average colour (`#rrggbb`). */
export interface PictureSize {
  width: number;
  height: number;
  colour?: string;
}

/**
 * Makes the image record that the contract serves; pure, nothing is rendered (IMG-01, IMG-02).
 * @param hash the picture's content hash
 * @param source the scene it is drawn from, or the size of an uploaded picture (px)
 * @param spec aspect (`Square` is kept as written, its URLs say 1x1) and width in px, which must be allowed sizes
 * @throws RangeError when the aspect is not one of ours: a mistake of the caller, never of a visitor
 */
export function imageRecord(hash: string, source: Scene | PictureSize, spec: ImageSpec): Image {
  const own = 'objects' in source ? sceneSize(source) : source;
  const placeholder =
    'objects' in source ? placeholderFor(source) : placeholderForColour(source.colour ?? '#d9cbb8');
  const cut = (name: string): ImageAspect => {
    const aspect = knownAspect(name);
    const height = heightFor(spec.width, aspectRatio(aspect, own));
    return { ...urls(hash, aspect, spec.width, name), width: spec.width, height };
  };
  return { ...cut(spec.aspect), placeholder, extra_aspects: (spec.extra ?? []).map(cut) };
}

function knownAspect(name: string): Aspect {
  const aspect = parseAspect(name);
  if (!aspect) throw new RangeError(`Unknown aspect ${name}; known are ${ASPECTS.join(', ')} and Square`);
  return aspect;
}

function urls(hash: string, aspect: Aspect, width: number, name: string) {
  const base = `/assets/i/${hash}/${aspect}/${width}`;
  return { aspect: name, url: `${base}.jpg`, webp_url: `${base}.webp`, avif_url: `${base}.avif` };
}
