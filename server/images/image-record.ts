import type { Image, ImageAspect } from '../generated/wire.ts';
import type { Aspect } from './image-sizes.ts';
import { ASPECTS, heightFor, parseAspect } from './image-sizes.ts';
import type { ImageSpec } from './image-spec.ts';
import type { Original } from './original.ts';

/**
 * Creates the image record served by the contract; nothing is rendered (IMG-01, IMG-02).
 * @param spec aspect (`Square` is kept as written, with 1x1 in its URLs) and width in px, which must be
 *   allowed sizes
 * @throws RangeError if the aspect is not supported: an error of the caller, never of a visitor
 */
export function imageRecord(original: Omit<Original, 'file' | 'ready'>, spec: ImageSpec): Image {
  const cut = (name: string): ImageAspect => {
    const aspect = knownAspect(name);
    const height = heightFor(spec.width, aspect, original);
    return { ...urls(original.hash, aspect, spec.width, name), width: spec.width, height };
  };
  const { placeholder } = original;
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
