import { describe, expect, it } from 'vitest';
import { heightFor, parseAspect, parseFormat } from './image-sizes.ts';

const SIZE = { width: 1000, height: 800 };

describe('sizes of pictures', () => {
  it.each(['16x3', '16x9', '8x5', '4x3', '1x1', '3x4', '5x8', '9x16', '1920x700', 'original'])(
    '[IMG-05] %s is served',
    (name) => expect(parseAspect(name)).toBe(name),
  );

  it.each(['', '4:3', '4x3 ', '2x1', '1920x701', 'square'])('[A47] the aspect "%s" is refused', (name) => {
    expect(parseAspect(name)).toBeUndefined();
  });

  it('[A47] Square is an alias of 1x1', () => expect(parseAspect('Square')).toBe('1x1'));

  it('the height of an original is that of its own ratio, within limits', () => {
    expect(heightFor(300, '4x3', SIZE)).toBe(225);
    expect(heightFor(400, 'original', SIZE)).toBe(320);
    expect(heightFor(400, 'original', { width: 1, height: 1000 })).toBe(3200);
  });

  it('[IMG-03] formats are recognised by their extension', () => {
    expect(parseFormat('avif')).toBe('avif');
    expect(parseFormat('gif')).toBeUndefined();
    expect(parseFormat('toString')).toBeUndefined();
  });
});
