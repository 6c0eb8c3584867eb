import type { Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { loadI18n } from './load-messages.ts';
import { createRefusalLocalizer } from './localize-refusals.ts';
import { refusalMessages } from './refusal-messages.ts';

/** A shop in German with part of its messages translated. */
async function germanShop() {
  const i18n = await loadI18n('de');
  const localize = createRefusalLocalizer(i18n);
  const read = async (response: object): Promise<unknown> =>
    JSON.parse(await localize(JSON.stringify(response)));
  await read({ text_code: 'CART_EMPTY', message: '' });
  const messages: Messages = {
    [refusalMessages.CART_EMPTY.id]: 'Ihr Warenkorb ist leer',
    [refusalMessages.QUANTITY_LIMITED.id]: ['Nur ', ['limit'], ' erhältlich'],
    [refusalMessages.LINE_GONE.id]: [['name'], ' gibt es nicht mehr.'],
    [refusalMessages.CART_NOT_ORDERABLE.id]: 'Bitte erst den Warenkorb ändern.',
  };
  // Replaces what the catalogue has.
  i18n.loadAndActivate({ locale: 'de', messages });
  return { localize, read };
}

const text = (text_code: string, params: object = {}, details: object[] = []) => ({
  text_code,
  params,
  details,
});

test('an error and its fields are translated into the shopper’s language, with their values', async () => {
  const { read } = await germanShop();
  const refused = {
    ...text('QUANTITY_LIMITED', { limit: 3 }),
    message: 'Sorry, only 3 can be bought',
    fields: { qty: 'Sorry, only 3 can be bought', other: 'Only in English' },
    field_refusals: { qty: text('QUANTITY_LIMITED', { limit: 3 }) },
  };
  expect(await read(refused)).toMatchObject({
    text_code: 'QUANTITY_LIMITED',
    message: 'Nur 3 erhältlich',
    fields: { qty: 'Nur 3 erhältlich', other: 'Only in English' },
  });
});

test('refusals of an order, a form and a promotion code are translated too, at any place', async () => {
  const { read } = await germanShop();
  const details = [text('LINE_GONE', { name: 'Untersetzer' })];
  const order = { success: false, message: '…', refusal: text('CART_NOT_ORDERABLE', {}, details) };
  expect(await read(order)).toMatchObject({
    message: 'Bitte erst den Warenkorb ändern. Untersetzer gibt es nicht mehr.',
  });
  const form = { success: false, error: '…', refusal: text('CART_EMPTY') };
  expect(await read(form)).toMatchObject({ error: 'Ihr Warenkorb ist leer' });
  const file = { id: 'x', cart: { promotion_message: '…', promotion_refusal: text('CART_EMPTY') } };
  expect(await read(file)).toMatchObject({ cart: { promotion_message: 'Ihr Warenkorb ist leer' } });
});

test('an untranslated refusal stays English, and one with an unknown code keeps the host’s text', async () => {
  const { read, localize } = await germanShop();
  expect(await read({ ...text('CART_FULL', { limit: 100 }), message: '' })).toMatchObject({
    message: 'A cart holds at most 100 different items',
  });
  const newer = { ...text('BUILT_TOMORROW'), message: 'Words of a newer host' };
  expect(await read(newer)).toMatchObject({ message: 'Words of a newer host' });
  for (const plain of ['{"message":"Words","text_code":null}', '{"text_code": broken', '[1,2]', ''])
    expect(await localize(plain)).toBe(plain);
});
