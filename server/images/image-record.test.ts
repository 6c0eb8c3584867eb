import { describe, expect, it } from 'vitest';
import type { Scene } from '../../drawing/engine/scene.ts';
import { imageRecord } from './image-record.ts';
import { placeholderFor, placeholderForColour } from './placeholder.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const SCENE: Scene = { setting: 'linen', objects: [{ shape: { kind: 'disc' }, material: 'bamboo' }] };

describe('the image record', () => {
  it('[IMG-01, IMG-02] carries aspect, placeholder, addresses in three formats, and its size', () => {
    expect(imageRecord(HASH, SCENE, { aspect: '4x3', width: 300, extra: ['16x9'] })).toEqual({
      aspect: '4x3',
      placeholder: placeholderFor(SCENE),
      url: `/assets/i/${HASH}/4x3/300.jpg`,
      webp_url: `/assets/i/${HASH}/4x3/300.webp`,
      avif_url: `/assets/i/${HASH}/4x3/300.avif`,
      extra_aspects: [
        {
          aspect: '16x9',
          url: `/assets/i/${HASH}/16x9/300.jpg`,
          webp_url: `/assets/i/${HASH}/16x9/300.webp`,
          avif_url: `/assets/i/${HASH}/16x9/300.avif`,
          width: 300,
          height: 169,
        },
      ],
      width: 300,
      height: 225,
    });
  });

  it('[A47] a square keeps its name and is fetched as 1x1', () => {
    const record = imageRecord(HASH, SCENE, { aspect: 'Square', width: 100 });
    expect(record).toMatchObject({ aspect: 'Square', url: `/assets/i/${HASH}/1x1/100.jpg`, height: 100 });
  });

  it('[IMG-01] an uploaded picture in its own shape keeps its proportions', () => {
    const record = imageRecord(
      HASH,
      { width: 800, height: 600, colour: '#aabbcc' },
      { aspect: 'original', width: 400 },
    );
    expect(record).toMatchObject({ width: 400, height: 300, placeholder: placeholderForColour('#aabbcc') });
  });

  it('[IMG-01] an unknown aspect is a mistake in our own code', () => {
    expect(() => imageRecord(HASH, SCENE, { aspect: '5x7', width: 300 })).toThrow(RangeError);
  });
});

describe('placeholders', () => {
  it('[IMG-07] are below 300 bytes and in the colours of the scene', () => {
    for (const setting of ['linen', 'christmas-wrap', 'marble-top'] as const) {
      const placeholder = placeholderFor({ ...SCENE, setting });
      expect(Buffer.byteLength(placeholder)).toBeLessThan(300);
      expect(placeholder).toMatch(/^data:image\/svg\+xml,/);
    }
    expect(placeholderFor(SCENE)).not.toBe(placeholderFor({ ...SCENE, setting: 'felt' }));
    expect(placeholderFor(SCENE)).toContain('%23d9b67f');
  });
});
