import { expect, test } from 'vitest';
import { addonTypeValues } from '../graphql/generated/contract-rules.ts';
import { addonTraits, addonTypes, minValues, nonBlankValues, toAddonType } from './addon-types.ts';

test('[A55] each type of the contract has its traits, and an unknown type counts as text', () => {
  expect(Object.keys(addonTypes)).toEqual(addonTypeValues);
  expect(['colour', 'hologram', 'toString'].map(toAddonType)).toEqual(['colour', 'text', 'text']);
  expect(addonTraits('hologram').isText).toBe(true);
});

test('[A55] 0 counts as blank for a checkbox only', () => {
  expect(['checkbox', 'number', 'text'].map((type) => nonBlankValues(type, [' 0 ']))).toEqual([
    [],
    ['0'],
    ['0'],
  ]);
});

test('[PRD-11] the values that are sent are trimmed, and blank ones are left out', () => {
  expect(nonBlankValues('text', [' Ada ', '', ' ', '0'])).toEqual(['Ada', '0']);
});

test.each([
  [true, 0, 1],
  [true, 2, 2],
  [false, 0, 0],
  [false, 2, 2],
])('[A54] required %s with a min_qty of %i takes at least %i values', (required, minQty, fewest) => {
  expect(minValues(required, minQty)).toBe(fewest);
});
