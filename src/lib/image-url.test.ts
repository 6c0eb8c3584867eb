import { describe, expect, it } from 'vitest';
import { imageSrcSet } from './image-url.ts';

describe('image URLs', () => {
  it('builds a srcset from the canonical URL', () => {
    expect(imageSrcSet('https://host/assets/i/abc/4x3/300.avif', [50, 200])).toBe(
      [50, 200].map((w) => `https://host/assets/i/abc/4x3/${w}.avif ${w}w`).join(', '),
    );
  });

  it('leaves a URL of another form without a srcset', () => {
    expect(imageSrcSet('https://elsewhere/logo.svg', [300])).toBeUndefined();
  });
});
