import { describe, expect, it } from 'vitest';
import type { ImageSlot } from './image-slots.ts';
import { cutsOf, imageSlots, roundUpTo25, sizesOf, widthsOf } from './image-slots.ts';

const slots = Object.entries<ImageSlot>(imageSlots);

describe('computed widths', () => {
  it('[IMG-06, A46] are rounded up to multiples of 25 px', () => {
    expect([301, 300, 0.5].map((width) => roundUpTo25(width))).toEqual([325, 300, 25]);
  });

  it('[IMG-06, A46] are capped at the named maximum of their slot', () => {
    expect([1180, 1184, 2400].map((width) => roundUpTo25(width, 1184))).toEqual([1184, 1184, 1184]);
  });
});

describe('the widths of a slot', () => {
  it.each(slots)('[IMG-06, A46] %s: ascending multiples of 25 px, except for a named maximum', (_, slot) => {
    const widths = widthsOf(slot);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    const computed = widths.filter((width) => width !== slot.maxWidth);
    expect(computed.filter((width) => width % 25 !== 0)).toEqual([]);
  });

  it('[IMG-06, A46, A90] a thumbnail of 80 px has widths for up to two device pixels, and its named 300 px', () => {
    expect(widthsOf(imageSlots.thumbnail)).toEqual([75, 100, 125, 175, 300]);
  });

  it('[IMG-06, A90] slots without a named size request at most two device pixels', () => {
    expect(Math.max(...widthsOf(imageSlots.card))).toBe(600);
    expect(Math.max(...widthsOf(imageSlots.person))).toBe(700);
  });

  it('[IMG-06, A46] the widest size of large pictures is the named one', () => {
    const { productPhoto, background, gallerySlide, enlargedPhoto } = imageSlots;
    const widest = [productPhoto, background, gallerySlide, enlargedPhoto].map((slot) =>
      widthsOf(slot).at(-1),
    );
    expect(widest).toEqual([1184, 1920, 1920, 2000]);
  });

  it('[IMG-06, A90] include one each for phone, tablet and desktop, at one and two device pixels', () => {
    expect(widthsOf(imageSlots.card)).toEqual([175, 225, 300, 350, 450, 600]);
  });

  it('[IMG-06] can be reduced by the owner', () => {
    expect(widthsOf(imageSlots.galleryTile2, 400)).toEqual([175, 400]);
  });
});

describe('the cuts of a slot', () => {
  it('[IMG-07, A90] are a single one with all widths if its box has the pictures’ aspect', () => {
    expect(cutsOf(imageSlots.card)).toEqual([
      { media: null, aspect: null, widths: widthsOf(imageSlots.card) },
    ]);
  });

  it('[IMG-07, A90] have the aspect and the widths of its box in narrow windows if the box is higher there', () => {
    expect(cutsOf(imageSlots.gallerySlide)).toEqual([
      { media: '(width < 48rem)', aspect: '4x3', widths: [400, 800] },
      { media: '(width < 64rem)', aspect: '16x9', widths: [800, 1550] },
      { media: null, aspect: null, widths: [1550, 1920] },
    ]);
  });
});

describe('`sizes`', () => {
  it('[IMG-06, A90] names a reduced width for screens above two pixels, and the real width for desktops', () => {
    expect(sizesOf(imageSlots.gallerySlide, false)).toBe(
      '(min-resolution: 3.5dppx) 50vw, (min-resolution: 3dppx) 66.667vw, (min-resolution: 2.5dppx) 80vw, 100vw',
    );
    expect(sizesOf(imageSlots.card, false)).toMatch(
      /^\(min-width: 80rem\) 18.125rem, \(min-width: 64rem\) calc\(25vw - 1.875rem\), /,
    );
  });

  it('contains only the width if the inline script measures it', () => {
    expect(sizesOf(imageSlots.cartLine, true)).toBe('(min-width: 40rem) 7rem, 5rem');
  });
});
