import { expect, test } from 'vitest';
import { cartItem } from '../cart/cart.fixtures.ts';
import { knownValues } from './form-values.ts';
import { draftOf, readDraft, valuesOfLine, withDraftValues } from './product-draft.ts';
import { offeredAddon, sign } from './product.fixtures.ts';

const lettering = offeredAddon({
  id: 2,
  type: 'dropdown',
  addonDropdownOptions: [
    { id: 8, name: String(8) },
    { id: 9, name: String(9) },
  ],
});
const logo = offeredAddon({ id: 3, type: 'file' });
const product = { ...sign, productAddons: [...sign.productAddons, lettering, logo] };
const values = { choices: { Wood: 'Walnut' }, addonValues: { 1: ['Ava'], 2: ['8'] }, qty: 2 };

test('[PRD-12] a cart line fills the form with all its values', () => {
  const addon = (id: number, value: string, input: string) => ({
    id,
    name: '',
    value: [value],
    input: [input],
    files: [],
  });
  const line = cartItem({
    sku_id: 32,
    qty: 4,
    addons: [addon(1, 'Ava', 'Ava'), addon(2, 'Script', '8'), addon(3, 'logo.svg', 'file-id')],
  });
  expect(valuesOfLine(product, line)).toEqual({
    choices: { Wood: 'Walnut', Size: 'Large' },
    addonValues: { 1: ['Ava'], 2: ['8'], 3: ['file-id'] },
    qty: 4,
  });
  expect(valuesOfLine(product, { ...line, sku_id: 99 }).choices).toEqual({});
});

test('[ATC-02] keeps texts and choices in the draft, not files, and has no draft of an empty form', () => {
  const draft = draftOf(product, { ...values, addonValues: { ...values.addonValues, 3: ['file-id'] } });
  expect(draft).toEqual(values);
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(values);
  expect(draftOf(product, { choices: {}, addonValues: { 1: [' '] }, qty: 1 })).toBeNull();
});

test('of a line what was changed or emptied is kept, a removed file too, and nothing while it is as it was', () => {
  const line = { ...values, addonValues: { ...values.addonValues, 3: ['file-id'] } };
  expect(draftOf(product, line, line)).toBeNull();
  const now = { choices: { Wood: 'Birch' }, addonValues: { 1: [''], 2: ['8'], 3: [] }, qty: 1 };
  const draft = draftOf(product, now, line);
  expect(draft).toEqual({ choices: { Wood: 'Birch' }, addonValues: { 1: [''], 3: [] }, qty: 1 });
  expect(draftOf(product, { ...line, addonValues: { ...line.addonValues, 3: ['other'] } }, line)).toBeNull();
});

test.each([null, 7, 'x', [], { choices: {} }, { choices: { Wood: 1 }, addonValues: {}, qty: 1 }])(
  '[A83] ignores %j as a stored draft',
  (stored) => {
    expect(readDraft(stored)).toBeNull();
  },
);

test('[A83] keeps from a draft only the values that the present version of the product offers', () => {
  const old = {
    choices: { Wood: 'Oak', Size: 'Large', Colour: 'Red' },
    addonValues: { 1: ['Ava'], 2: ['7'], 99: ['x'] },
    qty: 3,
  };
  expect(knownValues(product, old)).toEqual({
    choices: { Size: 'Large' },
    addonValues: { 1: ['Ava'], 2: [] },
    qty: 3,
  });
});

test('[PRD-07] values that are already in the form take precedence over stored ones', () => {
  const now = { choices: { Wood: 'Birch' }, addonValues: { 1: [''], 2: ['9'] }, qty: 1 };
  expect(withDraftValues(now, values)).toEqual({
    choices: { Wood: 'Birch' },
    addonValues: { 1: ['Ava'], 2: ['9'] },
    qty: 2,
  });
});
