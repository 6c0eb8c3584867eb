import { imageSlots, widthsOf } from '../../src/rules/image-slots.ts';
import type { ImageSlot } from '../../src/rules/image-slots.ts';
import type { Aspect } from './image-sizes.ts';
import { ASPECTS } from './image-sizes.ts';

/**
 * Widths named in image records and settings (specification section 9) that no slot computes: they are in the
 * records' URLs, which load without script. Owners choose among those of galleries.
 */
const NAMED: Partial<Record<Aspect, readonly number[]>> = {
  '4x3': [100, 300, 900, 1184],
  '16x9': [300, 1184],
};
const NAMED_FOR_ANY = [400, 600, 1184, 1920, 2000];

const served = new Map<Aspect, ReadonlySet<number>>(
  ASPECTS.map((aspect) => {
    const slots = Object.values<ImageSlot>(imageSlots).filter(
      (slot) => [aspect, 'any'].includes(slot.aspect) || slot.cuts?.some((cut) => cut.aspect === aspect),
    );
    const computed = slots.flatMap((slot) => widthsOf(slot));
    return [aspect, new Set([...computed, ...NAMED_FOR_ANY, ...(NAMED[aspect] ?? [])])];
  }),
);

/**
 * Whether any slot of the shop uses pictures of this aspect and width (px); others are not rendered (A46,
 * A47).
 */
export const isServed = (aspect: Aspect, width: number): boolean => served.get(aspect)?.has(width) ?? false;
