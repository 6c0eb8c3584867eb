import { expect, test } from 'vitest';
import { chosenPhoto } from './chosen-photo.ts';

const bottle = (id: number, photo: number | null, colour: string, size: string) => ({
  id,
  sku_photo_id: photo,
  skuVariations: [
    { name: colour, variation_type: { name: 'Colour' } },
    { name: size, variation_type: { name: 'Size' } },
  ],
});
const skus = [
  bottle(1, 11, 'Pink', 'Small'),
  bottle(2, 12, 'Black', 'Small'),
  bottle(3, 12, 'Black', 'Large'),
  bottle(4, null, 'White', 'Large'),
];

test.each([
  ['nothing is chosen', 0, {}, null],
  ['the SKU is known', 3, { Colour: 'Pink' }, 12],
  ['the SKU has no photo', 4, {}, null],
  ['all possible SKUs have the same photo', 0, { Colour: 'Black' }, 12],
  ['possible SKUs have different photos', 0, { Size: 'Small' }, null],
  ['no SKU is possible', 0, { Colour: 'Pink', Size: 'Large' }, null],
])('[PRD-10] selects a photo or none when %s', (_words, sku, choices, photo) => {
  expect(chosenPhoto(skus, sku, choices)).toBe(photo);
});
