import { describe, expect, it } from 'vitest';
import type { ImageSlot } from '../../src/rules/image-slots.ts';
import { imageSlots, widthsOf } from '../../src/rules/image-slots.ts';
import { ASPECTS, parseAspect } from './image-sizes.ts';
import { isServed } from './image-slots.ts';

/** A stranger can have a picture rendered in at most some 30 sizes and four formats per aspect. */
const MAX_WIDTHS = 36;

const widthsServed = (aspect: (typeof ASPECTS)[number]) =>
  Array.from({ length: 2100 }, (_, width) => width).filter((width) => isServed(aspect, width));

describe('the served sizes', () => {
  it.each([100, 300, 600, 900, 1184, 2000])('[A46] include 4x3 at the named width %s', (width) => {
    expect(isServed('4x3', width)).toBe(true);
  });

  it.each(Object.entries<ImageSlot>(imageSlots))(
    '[A46, A90] include all that the slot %s requests',
    (_, slot) => {
      const aspects =
        slot.aspect === 'any' ? ASPECTS : ASPECTS.filter((one) => one === parseAspect(slot.aspect));
      expect(aspects).not.toEqual([]);
      for (const aspect of aspects)
        expect(widthsOf(slot).filter((width) => !isServed(aspect, width))).toEqual([]);
    },
  );

  it.each([0, 24, 299, 301, 525, 1183, 1900, 2025, 2100, Number.NaN])(
    '[A47] exclude 4x3 at %s px, which no slot requests',
    (width) => expect(isServed('4x3', width)).toBe(false),
  );

  it('[A47] exclude widths of other aspects', () => {
    expect(isServed('1x1', 900)).toBe(false);
    expect(isServed('4x3', 900)).toBe(true);
  });

  it('[A46, A47] are the named ones and multiples of 25 px, and few per aspect', () => {
    for (const aspect of ASPECTS) {
      const widths = widthsServed(aspect);
      expect(widths.length).toBeLessThanOrEqual(MAX_WIDTHS);
      expect(widths.filter((width) => width % 25 !== 0)).toEqual([1184, 1920]);
    }
  });
});
