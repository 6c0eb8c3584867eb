import { RefusedError } from '../../lib/failure.ts';
import { hostileNumbers, hostileTexts } from '../testing/hostile-data.ts';
import { delayEvent, doneEvent, errorEvent } from '../testing/machine-events.ts';
import type { MachineModel } from '../testing/machine-model.ts';
import { coaster, plaque, searchResult, sign } from './product.fixtures.ts';
import { productOptionsMachine } from './productOptions.machine.ts';

export const productOptionsModel: MachineModel<typeof productOptionsMachine> = {
  machine: productOptionsMachine,
  inputs: [
    { product: sign, result: null },
    { product: sign, result: null, initial: { choices: { Wood: 'Walnut' } } },
    { product: coaster, result: null },
    { product: coaster, result: searchResult({ sku: 41 }) },
    { product: plaque, result: searchResult({ sku: 41 }) },
  ],
  events: [
    { type: 'variation.choose', name: 'Wood', option: 'Walnut' },
    { type: 'variation.choose', name: 'Size', option: 'Large' },
    { type: 'variation.choose', name: 'Wood', option: '' },
    { type: 'addon.fill', id: 1, values: ['Happy birthday'] },
    { type: 'addon.fill', id: 1, values: ['  '] },
    { type: 'qty.change', qty: 2 },
    { type: 'values.take', values: { choices: { Wood: 'Birch' }, addonValues: { 1: ['Early'] } } },
    { type: 'values.take', values: { qty: 2 } },
    { type: 'button.press' },
    { type: 'addition.done', addition: { sku: 31, qty: 1, addons: [{ id: 1, value: ['Happy birthday'] }] } },
    { type: 'addition.done', addition: { sku: 41, qty: 1, addons: [] } },
    { type: 'search.retry' },
    { type: 'connection.restore' },
    delayEvent('typingPause', 'productOptions.typing'),
    doneEvent('searchSku', searchResult()),
    doneEvent('searchSku', searchResult({ in_stock: false })),
    doneEvent('searchSku', searchResult({ sku: 0, in_stock: false, reason: 'incomplete' })),
    errorEvent('searchSku', new RefusedError({ status: 429, message: 'Slow down' })),
    errorEvent('searchSku', new Error('no network')),
  ],
  edge: [
    { type: 'addon.fill', id: 1, values: [] },
    { type: 'qty.change', qty: 1 },
    { type: 'values.take', values: {} },
  ],
  hostile: [
    ...hostileTexts.flatMap((text) => [
      { type: 'variation.choose', name: text, option: text },
      { type: 'variation.choose', name: 'Wood', option: text },
      { type: 'addon.fill', id: 1, values: [text] },
      { type: 'values.take', values: { choices: { [text]: text }, addonValues: { 1: [text] } } },
    ]),
    ...hostileNumbers.flatMap((number) => [
      { type: 'addon.fill', id: number, values: ['Happy birthday'] },
      { type: 'values.take', values: { qty: number } },
    ]),
  ],
  states: {
    typing: { tags: ['busy'], work: [] },
    searching: { tags: ['busy'], work: ['searchSku'] },
    'searched.optionsMissing': {
      tags: ['incomplete'],
      work: [],
      invariant: ({ result, pressed }) => !result?.sku && !pressed,
    },
    'searched.outOfStock': {
      tags: ['outOfStock'],
      work: [],
      invariant: ({ result, pressed }) => result?.in_stock === false && !pressed,
    },
    'searched.addonsMissing': { tags: ['incomplete'], work: [], invariant: ({ pressed }) => !pressed },
    'searched.addable': {
      tags: ['addable'],
      work: [],
      invariant: ({ result, qty, pressed }) =>
        (result?.sku ?? 0) > 0 && result?.in_stock === true && Number.isInteger(qty) && qty > 0 && !pressed,
    },
    failed: { tags: ['failed'], work: [], invariant: ({ failure, pressed }) => failure !== null && !pressed },
  },
  project: ({ product, addonValues, result, pressed, isCleared }) => [
    pressed,
    isCleared,
    product.id,
    addonValues,
    result && [result.sku > 0, result.in_stock],
  ],
};
