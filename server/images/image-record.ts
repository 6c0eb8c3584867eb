import type { Aspect } from './image-sizes.ts';
import { aspectRatio, ASPECTS, heightFor, parseAspect } from './image-sizes.ts';
import type { Scene } from '../../drawing/engine/scene.ts';
import { sceneSize } from '../../drawing/engine/scene.ts';
import { placeholderFor, placeholderForColour } from './placeholder.ts';

/** The addresses of one picture cut to one aspect. */
export interface ImageAddresses {
  aspect: string;
  url: string;
  webp_url: string;
  avif_url: string;
  width: number;
  height: number;
}

/** The `Image` of the contract (IMG-01). `width` and `height` are px of the picture that `url` serves. */
export interface ImageRecord extends ImageAddresses {
  placeholder: string;
  extra_aspects: ImageAddresses[];
}

/** A picture that is not drawn: its own size in px and, where known, its average colour (`#rrggbb`). */
export interface PictureSize {
  width: number;
  height: number;
  colour?: string;
}

/** What is wanted of a picture. `extra` are further aspects to offer beside the first. */
export interface ImageWish {
  aspect: string;
  width: number;
  extra?: readonly string[];
}

/**
 * Makes the image record that the contract serves; pure, nothing is rendered (IMG-01, IMG-02).
 * @param hash the picture's content hash
 * @param source the scene it is drawn from, or the size of an uploaded picture (px)
 * @param wish aspect (`Square` is kept as written, its addresses say 1x1) and width in px, which must be allowed sizes
 * @throws RangeError when the aspect is not one of ours: a mistake of the caller, never of a visitor
 */
export function imageRecord(hash: string, source: Scene | PictureSize, wish: ImageWish): ImageRecord {
  const own = 'objects' in source ? sceneSize(source) : source;
  const placeholder =
    'objects' in source ? placeholderFor(source) : placeholderForColour(source.colour ?? '#d9cbb8');
  const cut = (name: string): ImageAddresses => {
    const aspect = knownAspect(name);
    const height = heightFor(wish.width, aspectRatio(aspect, own));
    return { ...addresses(hash, aspect, wish.width, name), width: wish.width, height };
  };
  return { ...cut(wish.aspect), placeholder, extra_aspects: (wish.extra ?? []).map(cut) };
}

function knownAspect(name: string): Aspect {
  const aspect = parseAspect(name);
  if (!aspect) throw new RangeError(`Unknown aspect ${name}; known are ${ASPECTS.join(', ')} and Square`);
  return aspect;
}

function addresses(hash: string, aspect: Aspect, width: number, name: string) {
  const base = `/assets/i/${hash}/${aspect}/${width}`;
  return { aspect: name, url: `${base}.jpg`, webp_url: `${base}.webp`, avif_url: `${base}.avif` };
}
