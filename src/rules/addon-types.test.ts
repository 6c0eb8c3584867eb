import { expect, test } from 'vitest';
import { addonTypeValues } from '../graphql/generated/contract-rules.ts';
import { addonTraits, addonTypes, isBlankValue, toAddonType } from './addon-types.ts';

test('[A55] each type of the contract has its traits, and an unknown type counts as text', () => {
  expect(Object.keys(addonTypes)).toEqual(addonTypeValues);
  expect(['colour', 'hologram', 'toString'].map(toAddonType)).toEqual(['colour', 'text', 'text']);
  expect(addonTraits('hologram').isText).toBe(true);
});

test('[A55] 0 counts as blank for a checkbox only', () => {
  expect(['checkbox', 'number', 'text'].map((type) => isBlankValue(' 0 ', type))).toEqual([
    true,
    false,
    false,
  ]);
  expect(isBlankValue(' ', 'number')).toBe(true);
});
