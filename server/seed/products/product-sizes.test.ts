import { expect, test } from 'vitest';
import { allProducts } from './all-products.ts';
import { productSizesOf } from './product-sizes.ts';

const variation = (...names: string[]) => [
  { name: 'Size', options: names.map((name) => ({ name, code: name })) },
];
const rectangle = (name: string, width_mm: number, height_mm: number) => ({
  name,
  outline: 'rectangle',
  width_mm,
  height_mm,
});
const round = (name: string, across: number) => ({
  name,
  outline: 'round',
  width_mm: across,
  height_mm: across,
});

test.each([
  ['300 × 200 × 12 mm, about 2.1 kg', [], [rectangle('', 300, 200)]],
  ['120 × 120 × 175 mm', [], [rectangle('', 120, 175)]],
  ['180 mm across, 10 mm thick', [], [round('', 180)]],
  ['82 mm across, 95 mm high, 325 ml', [], [rectangle('', 82, 95)]],
  ['108 mm from corner to corner, 10 mm thick', [], []],
  [
    'Round 100 mm across, or square 100 × 100 mm',
    ['Round', 'Square'],
    [round('Round', 100), rectangle('Square', 100, 100)],
  ],
  [
    'Large 330 × 230 × 16 mm, small 240 × 160 × 14 mm',
    ['Small', 'Large'],
    [rectangle('Small', 240, 160), rectangle('Large', 330, 230)],
  ],
  [
    '500 ml: 70 × 220 mm; 750 ml: 75 × 270 mm',
    ['500 ml', '750 ml'],
    [rectangle('500 ml', 70, 220), rectangle('750 ml', 75, 270)],
  ],
  [
    '300 mm across, or 400 mm across; 11 mm deep',
    ['300 mm', '400 mm'],
    [round('300 mm', 300), round('400 mm', 400)],
  ],
])('reads the sizes in ‘%s’', (size, options, sizes) => {
  expect(productSizesOf({ size, variations: options.length > 0 ? variation(...options) : [] })).toEqual(
    sizes,
  );
});

test('nearly every product of a fresh shop has a size to draw', () => {
  const without = allProducts.filter((seed) => productSizesOf(seed).length === 0).map(({ slug }) => slug);
  expect(without.length, without.join()).toBeLessThan(allProducts.length / 5);
});
