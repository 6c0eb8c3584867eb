import { expect, test } from 'vitest';
import { cartItem } from '../../machines/cart/cart.fixtures.ts';
import { lineEdits } from './line-edits.ts';

const text = (id: number, name: string, value: string) => ({
  id,
  name,
  value: [value],
  input: [value],
  files: [],
});

test('[CRT-01] an edit is described by its differences, including added and removed add-ons', () => {
  const before = cartItem({ qty: 1, addons: [text(1, 'Text', 'Olivr'), text(2, 'Note', 'Hi')] });
  const after = cartItem({
    qty: 2,
    name: 'Birch key ring',
    addons: [text(1, 'Text', 'Oliver'), text(3, 'Logo', 'a.svg')],
  });
  expect(lineEdits(before, after)).toEqual([
    { of: 'product', before: 'Walnut key ring', after: 'Birch key ring' },
    { of: { addon: 'Text' }, before: 'Olivr', after: 'Oliver' },
    { of: { addon: 'Note' }, before: 'Hi', after: '' },
    { of: { addon: 'Logo' }, before: '', after: 'a.svg' },
    { of: 'quantity', before: '1', after: '2' },
  ]);
  expect(lineEdits(before, before)).toEqual([]);
});
