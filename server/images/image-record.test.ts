import { describe, expect, it } from 'vitest';
import { imageRecord } from './image-record.ts';
import { placeholderForColour } from './placeholder.ts';

const HASH = '0123456789abcdef0123456789abcdef';
const PLACEHOLDER = 'data:image/webp;base64,UklGRg==';
const original = { hash: HASH, width: 2000, height: 1500, placeholder: PLACEHOLDER };

describe('the image record', () => {
  it('[IMG-01, IMG-02] has aspect, placeholder, URLs in three formats, and its size', () => {
    expect(imageRecord(original, { aspect: '4x3', width: 300, extra: ['16x9'] })).toEqual({
      aspect: '4x3',
      placeholder: PLACEHOLDER,
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

  it('[A47] a square keeps its name and is requested as 1x1', () => {
    const record = imageRecord(original, { aspect: 'Square', width: 100 });
    expect(record).toMatchObject({ aspect: 'Square', url: `/assets/i/${HASH}/1x1/100.jpg`, height: 100 });
  });

  it('[IMG-01] a picture in its original aspect keeps its proportions', () => {
    const record = imageRecord({ ...original, width: 800, height: 600 }, { aspect: 'original', width: 400 });
    expect(record).toMatchObject({ width: 400, height: 300 });
  });

  it.each([
    ['1 × 1 px', 1, 1, 400],
    ['30,000 px wide and 1 high', 30_000, 1, 50],
    ['30,000 px high and 1 wide', 1, 30_000, 3200],
  ])('a picture of %s gets a displayable size', (_, width, height, shown) => {
    const record = imageRecord({ ...original, width, height }, { aspect: 'original', width: 400 });
    expect(record).toMatchObject({ width: 400, height: shown });
  });

  it('[IMG-01] an unknown aspect is a programming error', () => {
    expect(() => imageRecord(original, { aspect: '5x7', width: 300 })).toThrow(RangeError);
  });
});

it('[IMG-07] the placeholder of a colour is below 300 bytes', () => {
  const placeholder = placeholderForColour('#d9b67f');
  expect(Buffer.byteLength(placeholder)).toBeLessThan(300);
  expect(placeholder).toMatch(/^data:image\/svg\+xml,.*%23d9b67f/);
});
