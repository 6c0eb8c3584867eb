import { expect, it } from 'vitest';
import { runInLanguage, readersLocalizer } from '../../wire/translated.ts';
import { localizedLine, localizerOf } from './localized-line.ts';
import type { NamedLine } from './localized-line.ts';
import type { Translations } from './translation-manager.ts';

const words = new Map([
  ['product 7', 'Kugelbahn'],
  ['variationOption 3', 'Eiche'],
]);
const german: Translations = { locale: 'de', find: (model, entry) => words.get(`${model} ${entry}`) };
const line: NamedLine = { name: 'Marble run, Oak', productName: 'Marble run', addons: [], sku: null };
const options = [{ id: 3, name: 'Oak' }] as NonNullable<NamedLine['sku']>['options'];

it('a line whose SKU is for sale is named after its product and options, translated', () => {
  const sku = { productId: 7, options, addons: [] };
  const localized = localizedLine({ ...line, sku }, localizerOf(german));
  expect(localized).toEqual({ name: 'Kugelbahn, Eiche', productName: 'Kugelbahn', addons: [] });
});

it('a line whose SKU is gone keeps its English names, marked as such where readers are shown them', () => {
  const names = { name: 'Marble run, Oak', productName: 'Marble run' };
  expect(localizedLine(line, localizerOf(german))).toMatchObject(names);
  expect(localizedLine(line, readersLocalizer())).toMatchObject(names);
  const read = runInLanguage(german, () => localizedLine(line, readersLocalizer()));
  expect(read).toMatchObject({ name: '\u2068Marble run, Oak\u2069', productName: '\u2068Marble run\u2069' });
});
