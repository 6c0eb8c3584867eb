import { expect, test } from 'vitest';
import { sign } from '../../machines/productOptions/product.fixtures.ts';
import { readChoices, writeChoices } from './choices-url.ts';

const read = (search: string) => readChoices(sign, new URLSearchParams(search));

test.each([
  ['nothing', '', {}],
  ['all choices, in any order', 'Size=Small&Wood=Walnut', { Wood: 'Walnut', Size: 'Small' }],
  ['some of the choices', 'Size=Large', { Size: 'Large' }],
  ['an option that the product does not have', 'Wood=Oak&Size=Small', { Size: 'Small' }],
  ['a variation that the product does not have', 'Colour=Red&Wood=Birch', { Wood: 'Birch' }],
  ['two options that cannot be combined', 'Wood=Birch&Size=Large', { Wood: 'Birch' }],
  ['an empty option', 'Wood=', {}],
  ['another letter case', 'Wood=walnut', {}],
])('[PRD-09] reads the valid choices from a URL with %s', (_words, search, choices) => {
  expect(read(search)).toEqual(choices);
});

test('[PRD-09] choices are written to the URL in the order of the product’s variations', () => {
  expect(writeChoices(sign, { Size: 'Small', Wood: 'Walnut' }).toString()).toBe('Wood=Walnut&Size=Small');
});

test('[PRD-09] a URL keeps its other parameters', () => {
  const search = new URLSearchParams('utm_source=card&Size=Large&Wood=Walnut');
  expect(writeChoices(sign, { Size: 'Small' }, search).toString()).toBe('Size=Small&utm_source=card');
});
