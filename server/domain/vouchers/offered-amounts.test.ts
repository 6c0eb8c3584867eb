import { expect, it } from 'vitest';
import { isOfferedAmount } from './offered-amounts.ts';

const fixed = { amounts: '25|50.50| 100 |x||0', allow_custom_amounts: '0' };

it.each([
  [25, true],
  [50.5, true],
  [100, true],
  [0, false],
  [26, false],
  [-1, false],
])('[VCH-04, VCH-05] a block without custom amounts offers %d: %s', (dollars, isOffered) => {
  expect(isOfferedAmount(dollars, [fixed])).toBe(isOffered);
});

it('[VCH-05, ENT-12] any amount is offered where custom ones are allowed, which is the default of a block', () => {
  for (const allow_custom_amounts of ['1', true, 1, undefined])
    expect(isOfferedAmount(26, [fixed, { amounts: '25', allow_custom_amounts }])).toBe(true);
  for (const allow_custom_amounts of ['0', false, 0])
    expect(isOfferedAmount(26, [{ amounts: '25', allow_custom_amounts }])).toBe(false);
});

it('[VCH-04] broken settings offer nothing, and neither does a missing block', () => {
  for (const blocks of [[], [null], ['25'], [{ amounts: null, allow_custom_amounts: 0 }]])
    expect(isOfferedAmount(25, blocks)).toBe(false);
});
