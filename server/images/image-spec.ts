import { invalid, success } from '../lib/outcome.ts';
import type { Outcome } from '../lib/outcome.ts';
import { parseAspect, parseWidth } from './image-sizes.ts';

/** How a picture is wanted: its aspect (`4x3`, `Square` …), its width in px, and further aspects to offer. */
export interface ImageSpec {
  aspect: string;
  width: number;
  extra?: readonly string[];
}

/** Checks what a visitor asks for: only known aspects and widths are served (IMG-03, A47). */
export function checkImageSpec(spec: ImageSpec): Outcome<ImageSpec> {
  const fields: Record<string, string> = {};
  if ([spec.aspect, ...(spec.extra ?? [])].some((aspect) => !parseAspect(aspect))) {
    fields['aspect'] = 'This is not one of our aspects';
  }
  if (parseWidth(String(spec.width)) === undefined) fields['width'] = 'This is not one of our widths';
  return Object.keys(fields).length === 0
    ? success(spec)
    : invalid('IMAGE_SIZE', 'Pictures are not made in this size', fields);
}
