import { describe, expect, it } from 'vitest';
import type { ImageSlot } from './image-slots.ts';
import { cutsOf, imageSlots, roundUpTo25, sizesOf, widthsOf } from './image-slots.ts';

const slots = Object.entries<ImageSlot>(imageSlots);

describe('computed widths', () => {
  it('[IMG-06, A46] are rounded up to multiples of 25 px', () => {
    expect([301, 300, 0.5].map((width) => roundUpTo25(width))).toEqual([325, 300, 25]);
  });

  it('[IMG-06, A46] are capped at the maximum of their slot, as it is named', () => {
    expect([1180, 1184, 2400].map((width) => roundUpTo25(width, 1184))).toEqual([1184, 1184, 1184]);
  });
});

describe('the widths of a slot', () => {
  it.each(slots)('[IMG-06, A46] %s: rising multiples of 25 px, but for a named maximum', (_, slot) => {
    const widths = widthsOf(slot);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    const computed = widths.filter((width) => width !== slot.maxWidth);
    expect(computed.filter((width) => width % 25 !== 0)).toEqual([]);
  });

  it('[IMG-06, A46, A90] a thumbnail of 80 px has two pixels of the device, and the 300 px that are named for it', () => {
    expect(widthsOf(imageSlots.thumbnail)).toEqual([75, 100, 125, 175, 300]);
  });

  it('[IMG-06, A90] slots for which no size is named ask for two pixels of the device at most', () => {
    expect(Math.max(...widthsOf(imageSlots.card))).toBe(600);
    expect(Math.max(...widthsOf(imageSlots.person))).toBe(700);
  });

  it('[IMG-06, A46] large pictures end at the size that is named for them', () => {
    const { productPhoto, background, gallerySlide, enlargedPhoto } = imageSlots;
    const widest = [productPhoto, background, gallerySlide, enlargedPhoto].map((slot) =>
      widthsOf(slot).at(-1),
    );
    expect(widest).toEqual([1184, 1920, 1920, 2000]);
  });

  it('[IMG-06, A90] have one for a phone, a tablet and a desktop, at one and two pixels of the device', () => {
    expect(widthsOf(imageSlots.card)).toEqual([175, 225, 300, 350, 450, 600]);
  });

  it('[IMG-06] an owner may ask for less', () => {
    expect(widthsOf(imageSlots.galleryTile2, 400)).toEqual([175, 400]);
  });
});

describe('the cuts of a slot', () => {
  it('[IMG-07, A90] whose box is as its pictures are is one, with all widths', () => {
    expect(cutsOf(imageSlots.card)).toEqual([
      { media: null, aspect: null, widths: widthsOf(imageSlots.card) },
    ]);
  });

  it('[IMG-07, A90] whose box is higher in narrow windows are cut to it there, and asked for as wide as it', () => {
    expect(cutsOf(imageSlots.gallerySlide)).toEqual([
      { media: '(width < 48rem)', aspect: '4x3', widths: [400, 800] },
      { media: '(width < 64rem)', aspect: '16x9', widths: [800, 1550] },
      { media: null, aspect: null, widths: [1550, 1920] },
    ]);
  });
});

describe('`sizes`', () => {
  it('[IMG-06, A90] tells screens of more than two pixels of a narrower picture, and a desktop the truth', () => {
    expect(sizesOf(imageSlots.gallerySlide, false)).toBe(
      '(min-resolution: 3.5dppx) 50vw, (min-resolution: 3dppx) 66.667vw, (min-resolution: 2.5dppx) 80vw, 100vw',
    );
    expect(sizesOf(imageSlots.card, false)).toMatch(
      /^\(min-width: 80rem\) 18.125rem, \(min-width: 64rem\) calc\(25vw - 1.875rem\), /,
    );
  });

  it('says no more than the width where the inline script measures it', () => {
    expect(sizesOf(imageSlots.cartLine, true)).toBe('(min-width: 40rem) 7rem, 5rem');
  });
});
