import { describe, expect, it } from 'vitest';
import { aspectHeight, imageSrcSet } from './image-url.ts';

describe('image URLs', () => {
  it('[IMG-02] takes the height from the aspect ratio', () => {
    expect(aspectHeight(300, '4x3')).toBe(225);
    expect(aspectHeight(1920, '1920x700')).toBe(700);
    expect(aspectHeight(100, 'Square')).toBe(100);
    expect(aspectHeight(300, 'original')).toBeUndefined();
  });

  it('builds a srcset from the canonical URL', () => {
    expect(imageSrcSet('https://host/assets/i/abc/4x3/300.avif', [50, 200])).toBe(
      [50, 200].map((w) => `https://host/assets/i/abc/4x3/${w}.avif ${w}w`).join(', '),
    );
  });

  it('leaves a URL of another form without a srcset', () => {
    expect(imageSrcSet('https://elsewhere/logo.svg', [300])).toBeUndefined();
  });
});
