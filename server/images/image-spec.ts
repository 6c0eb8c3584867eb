import { invalid, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import type { RefusalText } from '../lib/refusal-text.ts';
import { parseAspect } from './image-sizes.ts';
import { isServed } from './image-slots.ts';

/**
 * The requested form of a picture: its aspect (`4x3`, `Square` …), its width in px, and further aspects to
 * offer.
 */
export interface ImageSpec {
  aspect: string;
  width: number;
  extra?: readonly string[];
}

/**
 * Checks a requested form: only what a slot of the shop shows is served (IMG-03, A47). Refusal: 422
 * IMAGE_SIZE with IMAGE_ASPECT or IMAGE_WIDTH at the field.
 */
export function checkImageSpec(spec: ImageSpec): Outcome<ImageSpec> {
  const fields: Record<string, RefusalText> = {};
  const aspects = [spec.aspect, ...(spec.extra ?? [])].map(parseAspect);
  const known = aspects.filter((aspect) => aspect !== undefined);
  if (known.length < aspects.length) fields['aspect'] = refusalText('IMAGE_ASPECT');
  if (!known.every((aspect) => isServed(aspect, spec.width))) fields['width'] = refusalText('IMAGE_WIDTH');
  return Object.keys(fields).length === 0 ? success(spec) : invalid(refusalText('IMAGE_SIZE'), fields);
}
