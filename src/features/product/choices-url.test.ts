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
  ['two options that do not come together', 'Wood=Birch&Size=Large', { Wood: 'Birch' }],
  ['an empty option', 'Wood=', {}],
  ['other letters of the alphabet', 'Wood=walnut', {}],
])('[PRD-09] a URL with %s says what can be had', (_words, search, choices) => {
  expect(read(search)).toEqual(choices);
});

test('[PRD-09] choices stand in the URL in the order of the product, whatever was chosen first', () => {
  expect(writeChoices(sign, { Size: 'Small', Wood: 'Walnut' }).toString()).toBe('Wood=Walnut&Size=Small');
});

test('[PRD-09] a URL keeps what it says beside the choices', () => {
  const search = new URLSearchParams('utm_source=card&Size=Large&Wood=Walnut');
  expect(writeChoices(sign, { Size: 'Small' }, search).toString()).toBe('Size=Small&utm_source=card');
});
