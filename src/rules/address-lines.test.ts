import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

const home = { street_address: '12 Goondoon Street', city: 'Gladstone', state: 'QLD', postcode: '4680' };

test.each([
  ['without company or second line', home, ['12 Goondoon Street', 'Gladstone QLD 4680']],
  [
    'with both',
    { ...home, company: 'Kiln & Co', street_address_1: 'Unit 3' },
    ['Kiln & Co', '12 Goondoon Street', 'Unit 3', 'Gladstone QLD 4680'],
  ],
  [
    'with blank ones',
    { ...home, company: ' ', street_address_1: null },
    ['12 Goondoon Street', 'Gladstone QLD 4680'],
  ],
  ['of a pick-up', { street_address: '', city: '', state: '', postcode: '' }, []],
])('the lines of an address %s are in the order of a label', (_, address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});
