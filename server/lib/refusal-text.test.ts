import { expect, it } from 'vitest';
import { inEnglish, refusalText } from './refusal-text.ts';

it('a sentence is filled with its values, in the singular too', () => {
  expect(inEnglish(refusalText('RATE_LIMITED', { count: 1, unit: 'minutes' }))).toBe(
    'That was a lot of tries. Please try again in a minute.',
  );
  expect(inEnglish(refusalText('RATE_LIMITED', { count: 40, unit: 'minutes' }))).toBe(
    'That was a lot of tries. Please try again in 40 minutes.',
  );
});

it('values in a sentence are not interpreted as patterns', () => {
  const name = "{limit, plural, other {'}} <b>";
  expect(inEnglish(refusalText('LINE_GONE', { name }))).toBe(`${name} is not available any more.`);
});

it('further sentences are appended, each after a full stop', () => {
  const details = [
    refusalText('LINE_GONE', { name: 'Cork trivet' }),
    refusalText('CART_FULL', { limit: 100 }),
  ];
  expect(inEnglish({ ...refusalText('ADDRESS_INVALID'), details })).toBe(
    'Please check the address. Cork trivet is not available any more. A cart holds at most 100 different items',
  );
});

it('the parts of a total include only those that it has', () => {
  const parts = { subtotal: '$9.00', shipping_name: 'Post', shipping: '$1.00', extras: 'none' };
  expect(inEnglish(refusalText('TOTAL_PARTS', { ...parts, discount: 'none' }))).toBe(
    'It is made up of goods $9.00, Post $1.00.',
  );
  expect(inEnglish(refusalText('TOTAL_PARTS', { ...parts, discount: '-$2.00', extras: '$3.00' }))).toBe(
    'It is made up of goods $9.00, discount -$2.00, Post $1.00, extras $3.00.',
  );
});
