import { describe, expect, it } from 'vitest';
import { aspectHeight, imageSrcSet, roundUpTo25 } from './image-url.ts';

describe('image URLs', () => {
  it('[IMG-06] rounds computed sizes up to multiples of 25 px', () => {
    expect(roundUpTo25(301)).toBe(325);
    expect(roundUpTo25(300)).toBe(300);
    expect(roundUpTo25(0.5)).toBe(25);
  });

  it('[IMG-06] caps a computed size at the maximum of its slot, as named', () => {
    expect(roundUpTo25(1180, 1184)).toBe(1184);
    expect(roundUpTo25(2400, 1184)).toBe(1184);
  });

  it('[IMG-02] takes the height from the aspect ratio', () => {
    expect(aspectHeight(300, '4x3')).toBe(225);
    expect(aspectHeight(1920, '1920x700')).toBe(700);
    expect(aspectHeight(100, 'Square')).toBe(100);
    expect(aspectHeight(300, 'original')).toBeUndefined();
  });

  it('[IMG-06] offers only multiples of 25 below the exact maximum of the slot', () => {
    const srcset = imageSrcSet('/assets/i/abc/4x3/300.jpg', 1184) ?? '';
    const widths = Array.from(srcset.matchAll(/ (\d+)w/g), (match) => Number(match[1]));
    expect(widths.at(-1)).toBe(1184);
    expect(widths.slice(0, -1).every((width) => width % 25 === 0 && width < 1184)).toBe(true);
    expect(new Set(widths).size).toBe(widths.length);
  });

  it('[IMG-07] builds a srcset from the canonical URL', () => {
    expect(imageSrcSet('https://host/assets/i/abc/4x3/300.avif', 200)).toBe(
      [50, 75, 100, 150, 200].map((w) => `https://host/assets/i/abc/4x3/${w}.avif ${w}w`).join(', '),
    );
  });

  it('leaves a URL of another form without a srcset', () => {
    expect(imageSrcSet('https://elsewhere/logo.svg', 300)).toBeUndefined();
  });
});
