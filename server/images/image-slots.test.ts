import { describe, expect, it } from 'vitest';
import { ASPECTS } from './image-sizes.ts';
import { isServed } from './image-slots.ts';

const widthsOf = (aspect: (typeof ASPECTS)[number]) =>
  Array.from({ length: 2100 }, (_, width) => width).filter((width) => isServed(aspect, width));

describe('the slots of pictures', () => {
  it.each([100, 300, 600, 900, 1184, 2000])('[A46] 4x3 is served at the named width %s', (width) => {
    expect(isServed('4x3', width)).toBe(true);
  });

  it.each([
    [1184, [300, 450, 600, 900]],
    [300, [75, 125, 150, 225]],
    [100, [25, 50, 75]],
  ])('[A46] below %s come its shares, rounded up to 25 px', (_, widths) => {
    expect(widths.filter((width) => !isServed('4x3', width))).toEqual([]);
  });

  it.each([0, 24, 299, 301, 525, 1183, 1900, 2025, 2100, Number.NaN])(
    '[A47] no slot asks for %s px',
    (width) => expect(ASPECTS.filter((aspect) => isServed(aspect, width))).toEqual([]),
  );

  it('[A47] a width of another aspect is not served', () => {
    expect(isServed('16x3', 675)).toBe(false);
    expect(isServed('4x3', 675)).toBe(true);
  });

  it('[A46, A47] all are the named sizes and multiples of 25 px, at most 27 of an aspect', () => {
    for (const aspect of ASPECTS) {
      const widths = widthsOf(aspect);
      expect(widths.length).toBeLessThanOrEqual(27);
      expect(widths.filter((width) => width % 25 !== 0)).toEqual([1184, 1920]);
    }
  });
});
