import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { QueryCartSearchSkuArgs } from '../../graphql/generated/types.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { FILE_UNDER_WAY } from './addon-problems.ts';
import { coaster, offeredAddon, searchResult, sign } from './product.fixtures.ts';
import { productOptionsMachine } from './productOptions.machine.ts';
import { canChoose, problemOfAddon } from './productOptions.selectors.ts';
import type { FoundSku, ProductOptionsEmitted, ProductOptionsInput } from './productOptions.types.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startOptions(input: ProductOptionsInput = { product: sign, result: null }) {
  const searchSku = pendingActor<FoundSku, QueryCartSearchSkuArgs>();
  const options = createActor(productOptionsMachine.provide({ actors: { searchSku: searchSku.logic } }), {
    input,
  }).start();
  const emitted: ProductOptionsEmitted[] = [];
  options.on('*', (event) => emitted.push(event));
  const choose = (name: string, option: string) => options.send({ type: 'variation.choose', name, option });
  const engrave = (...values: string[]) => options.send({ type: 'addon.fill', id: 1, values });
  return {
    options,
    searchSku,
    choose,
    engrave,
    press: () => options.send({ type: 'button.press' }),
    added: () => emitted.flatMap((event) => (event.type === 'cart.add' ? [event.addition] : [])),
    alert: () => options.getSnapshot().context.alert,
    has: (tag: 'addable' | 'busy' | 'incomplete') => options.getSnapshot().hasTag(tag),
  };
}

test('[PRD-07] every choice starts a search, and the response to the last one counts in any order', async () => {
  const { options, searchSku, choose } = startOptions();
  choose('Wood', 'Walnut');
  choose('Size', 'Small');
  choose('Size', 'Large');
  expect(searchSku.last().input).toEqual({
    product: 3,
    variations: [
      { name: 'Wood', value: ['Walnut'] },
      { name: 'Size', value: ['Large'] },
    ],
    addons: [],
  });
  const [first, second, third] = searchSku.calls;
  await third?.resolve(searchResult({ sku: 32 }));
  await second?.resolve(searchResult({ sku: 31 }));
  await first?.resolve(searchResult({ sku: 0 }));
  expect(options.getSnapshot().context.result?.sku).toBe(32);
  expect(searchSku.calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

test('[PRD-07] typing an engraving starts one search, 300 ms after the last letter', () => {
  const { searchSku, engrave } = startOptions();
  for (const text of ['H', 'Ha', 'Hap']) {
    engrave(text);
    vi.advanceTimersByTime(299);
  }
  expect(searchSku.calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(searchSku.calls.map(({ input }) => input.addons)).toEqual([[{ id: 1, value: ['Hap'] }]]);
});

test('[PRD-11, ATC-04] a missing required add-on blocks adding; once filled, sku and values go into the cart', async () => {
  const { options, searchSku, choose, engrave, has, press, added, alert } = startOptions();
  choose('Wood', 'Walnut');
  await searchSku.last().resolve(searchResult());
  press();
  expect([has('incomplete'), added(), alert()]).toEqual([true, [], 'selectOptions']);
  expect(problemOfAddon(options.getSnapshot(), 1)).toBe('missing');

  engrave(' For Ada ', '');
  expect(has('busy')).toBe(true);
  vi.advanceTimersByTime(300);
  await searchSku.last().resolve(searchResult());
  options.send({ type: 'qty.change', qty: 3 });
  press();
  expect([added(), alert()]).toEqual([[{ sku: 31, qty: 3, addons: [{ id: 1, value: ['For Ada'] }] }], null]);
});

test('[ATC-03, ERR-13] presses while the choice is being looked up count once, when the response arrives', async () => {
  const { searchSku, choose, engrave, press, added, alert } = startOptions();
  choose('Wood', 'Walnut');
  press();
  press();
  expect([added(), alert()]).toEqual([[], null]);
  await searchSku.last().resolve(searchResult({ in_stock: false }));
  expect([added(), alert()]).toEqual([[], 'outOfStock']);
  engrave('For Ada');
  expect(alert()).toBeNull();
  press();
  vi.advanceTimersByTime(300);
  await searchSku.last().resolve(searchResult());
  expect(added()).toMatchObject([{ sku: 31, qty: 1 }]);
});

test.each([
  ['an add-on is typed', ({ engrave }: ReturnType<typeof startOptions>) => engrave('For Ada, and Ben')],
  ['a variation is chosen', ({ choose }: ReturnType<typeof startOptions>) => choose('Wood', 'Birch')],
])('[ATC-03] a press that waits for its response is cancelled when %s', async (_, change) => {
  const shown = startOptions();
  const { searchSku, choose, engrave, press, added, options } = shown;
  choose('Wood', 'Walnut');
  engrave('For Ada');
  press();
  change(shown);
  expect(options.getSnapshot().context.pressed).toBe(false);
  vi.advanceTimersByTime(300);
  await searchSku.last().resolve(searchResult());
  expect(added()).toEqual([]);
  press();
  expect(added()).toHaveLength(1);
});

test('[ATC-03] a press waits for values stored or typed before hydration, and for a file being uploaded', async () => {
  const { options, searchSku, choose, engrave, press, added } = startOptions();
  choose('Wood', 'Walnut');
  engrave(FILE_UNDER_WAY);
  press();
  engrave('V1StGXR8');
  options.send({ type: 'values.take', values: { choices: { Wood: 'Birch' } } });
  await searchSku.last().resolve(searchResult());
  expect(added()).toMatchObject([{ addons: [{ id: 1, value: ['V1StGXR8'] }] }]);
});

test('[ERR-13] a press whose lookup fails is not repeated later', async () => {
  const { options, searchSku, choose, press, added, alert } = startOptions();
  choose('Wood', 'Walnut');
  press();
  await searchSku.last().reject(new Error('no network'));
  expect([added(), alert(), options.getSnapshot().context.pressed]).toEqual([[], null, false]);
  options.send({ type: 'search.retry' });
  await searchSku.last().resolve(searchResult());
  expect(added()).toEqual([]);
});

test('[PRD-14] a product without variations is looked up at once, or not at all when its SKU is known', async () => {
  const unknown = startOptions({ product: coaster, result: null });
  expect(unknown.searchSku.last().input).toEqual({ product: 4, variations: [], addons: [] });
  await unknown.searchSku.last().resolve(searchResult({ sku: 41 }));
  expect(unknown.has('addable')).toBe(true);

  const known = startOptions({ product: coaster, result: searchResult({ sku: 41 }) });
  expect([known.has('addable'), known.searchSku.calls.length]).toEqual([true, 0]);
});

test('[PRD-09] looks up initial choices at once', () => {
  const { options, searchSku } = startOptions({
    product: sign,
    result: null,
    initial: { choices: { Wood: 'Birch' } },
  });
  expect(searchSku.last().input.variations).toEqual([{ name: 'Wood', value: ['Birch'] }]);
  expect(options.getSnapshot().context.choices).toEqual({ Wood: 'Birch' });
});

test('[PRD-09] initial values are looked up at once, without those that the product does not offer', () => {
  const { options, searchSku } = startOptions({
    product: sign,
    result: null,
    initial: {
      choices: { Wood: 'Birch', Size: 'Huge', Colour: 'Red' },
      addonValues: { 1: ['Ada', FILE_UNDER_WAY], 99: ['x'] },
      qty: 0,
    },
  });
  expect(searchSku.last().input).toMatchObject({
    variations: [{ name: 'Wood', value: ['Birch'] }],
    addons: [{ id: 1, value: ['Ada'] }],
  });
  expect(options.getSnapshot().context.qty).toBe(1);
});

test('[PRD-07] taking over values starts one search, and none when they are the same', async () => {
  const { options, searchSku } = startOptions();
  const values = { choices: { Wood: 'Walnut', Size: 'Small' }, addonValues: { 1: ['Ada', ''] }, qty: 4 };
  options.send({ type: 'values.take', values });
  await searchSku.last().resolve(searchResult());
  options.send({ type: 'values.take', values: { ...values, addonValues: { 1: ['Ada '] }, qty: 5 } });
  expect([searchSku.calls.length, options.getSnapshot().context.qty]).toEqual([1, 5]);
});

test('[PRD-06] a failed search keeps the choices, and a retry or a restored connection repeats it', async () => {
  const { options, searchSku, choose } = startOptions();
  choose('Wood', 'Walnut');
  await searchSku.last().reject(new TypeError('fetch'));
  options.send({ type: 'search.retry' });
  await searchSku.last().reject(new TypeError('fetch'));
  options.send({ type: 'connection.restore' });
  expect(searchSku.calls.map(({ input }) => input.variations)).toEqual(
    Array(3).fill([{ name: 'Wood', value: ['Walnut'] }]),
  );
});

test('[PRD-06] a choice that the product does not offer is ignored, an empty one clears a choice', () => {
  const { options, searchSku, choose } = startOptions();
  choose('Wood', 'Oak');
  choose('Colour', 'Red');
  options.send({ type: 'addon.fill', id: 99, values: ['x'] });
  expect(options.getSnapshot().hasTag('busy')).toBe(false);
  expect(searchSku.calls).toHaveLength(0);
  choose('Wood', 'Walnut');
  choose('Wood', '');
  expect(options.getSnapshot().context.choices).toEqual({});
});

test('[A53] an option that no SKU has with the other choices is recognised in advance', () => {
  const { options, choose } = startOptions();
  choose('Wood', 'Birch');
  const possible = (name: string, option: string) => canChoose(options.getSnapshot(), name, option);
  expect([possible('Size', 'Small'), possible('Size', 'Large'), possible('Wood', 'Walnut')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[A54] adding an item clears its add-on text and quantity, and keeps the choices for the next one', async () => {
  const { options, searchSku, choose, engrave, press, added, has } = startOptions();
  choose('Wood', 'Walnut');
  engrave('Ava');
  vi.advanceTimersByTime(300);
  options.send({ type: 'qty.change', qty: 2 });
  await searchSku.last().resolve(searchResult());
  press();
  const [addition] = added();
  if (!addition) throw new Error('nothing was added');
  options.send({ type: 'addition.done', addition });
  const { choices, addonValues, qty, tried } = options.getSnapshot().context;
  expect({ choices, addonValues, qty, tried }).toEqual({
    choices: { Wood: 'Walnut' },
    addonValues: { 1: [] },
    qty: 1,
    tried: false,
  });
  await searchSku.last().resolve(searchResult());
  expect(has('incomplete')).toBe(true);
});

test('[A54] keeps text that is typed while the previous item is being added', async () => {
  const { options, engrave } = startOptions();
  engrave('AvaBen');
  const addition = { sku: 31, qty: 1, addons: [{ id: 1, value: ['Ava'] }] };
  options.send({ type: 'addition.done', addition });
  expect(options.getSnapshot().context.addonValues).toEqual({ 1: ['AvaBen'] });
});

test('[ATC-03] a second press after an engraved item warns first, and the third adds one without engraving', async () => {
  const product = { ...sign, productAddons: [offeredAddon({ max_length: 20 })] };
  const { options, searchSku, choose, engrave, press, added, alert } = startOptions({
    product,
    result: null,
  });
  choose('Wood', 'Walnut');
  engrave('Ava');
  vi.advanceTimersByTime(300);
  await searchSku.last().resolve(searchResult());
  press();
  const [addition] = added();
  if (!addition) throw new Error('nothing was added');
  options.send({ type: 'addition.done', addition });
  await searchSku.last().resolve(searchResult());
  press();
  expect([added().length, alert()]).toEqual([1, 'addedAlready']);
  press();
  expect(added().map(({ addons }) => addons)).toEqual([[{ id: 1, value: ['Ava'] }], []]);
});
