import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile, takeFiles } from '../../testkit/addon-file.ts';
import { offerEngraving, putOnSale, stockOf } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { checkoutUrl, createShopper, encoded, shippingTypeId } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { orderRequestFromWire } from '../../wire/order.ts';
import { noCartOptions } from '../carts/cart-reader.ts';
import { OrderMailer } from './order-mailer.ts';
import { OrderPlacement } from './order-placement.ts';
import type { CheckedOrder } from './order-placement.ts';
import { OrderSettlement } from './order-settlement.ts';

let world: World;
let shopper: Shopper;
let product: TestProduct;
beforeAll(async () => {
  world = await createWorld();
  shopper = await createShopper(world);
  product = await putOnSale(world, { stock: 9 });
  await shopper.add(product, 2);
});
afterAll(() => world.close());

/** Creates a checked and priced submission ready to be stored. */
async function checkedOrder(by = shopper): Promise<CheckedOrder> {
  const { cartReader, addresses, settings } = world.services;
  const user = { kind: 'user' as const, userId: by.userId, isAdmin: false };
  const cart = await cartReader.find({ viewer: user, session: null });
  const address = await addresses.resolve(by.userId, { kind: 'saved', id: by.addressId });
  if (!cart || !address.ok) throw new Error('the shopper has no cart or no address');
  const shippingId = await shippingTypeId(world, 'Standard Post');
  const lines = await cartReader.lines(cart, user);
  const price = await cartReader.price(lines, user, { ...noCartOptions, shippingTypeId: shippingId });
  return {
    user,
    cart,
    lines,
    price,
    address: address.value,
    email: by.email,
    locale: 'en',
    translations: null,
    request: orderRequestFromWire({
      address: by.addressId,
      shipping_option_id: shippingId,
      paymentGateway: 'sandbox',
      url: encoded(checkoutUrl),
      idempotency_key: 'draft',
    }),
    returnUrl: checkoutUrl,
    totals: price.totals,
    gateway: 'sandbox',
    business: await settings.business(),
  };
}

function placement(): OrderPlacement {
  const { services } = world;
  const mails = new OrderMailer({ ...services, publicUrl: services.environment.publicUrl });
  const input = { ...services, mails };
  return new OrderPlacement({ ...input, settlement: new OrderSettlement(input) });
}

it('[CHK-12] a cart that changes between check and order is not ordered', async () => {
  const checked = await checkedOrder();
  await world.rest('cartUpdate', { id: checked.lines[0]?.id ?? 0, qty: 3 }, { token: shopper.token });
  const outcome = await placement().place(checked);
  expect(outcome).toMatchObject({
    ok: false,
    refusal: { textCode: 'CART_CHANGED' },
  });
  expect(await stockOf(world, product)).toBe(9);
});

it('a line that is edited in another tab between check and order is not ordered in its old form', async () => {
  const ann = await createShopper(world);
  const box = await putOnSale(world);
  const engraving = await offerEngraving(world, box);
  const saying = (text: string) => [{ id: engraving, value: [text] }];
  await ann.add(box, 1, saying('Zoe'));
  const checked = await checkedOrder(ann);
  const edit = { id: checked.lines[0]?.id ?? 0, sku: box.skuId, qty: 1, addons: saying('Zoë') };
  expect((await world.rest('cartEdit', edit, { token: ann.token })).status).toBe(200);
  expect(await placement().place(checked)).toMatchObject({
    ok: false,
    refusal: { textCode: 'CART_CHANGED' },
  });
});

it('[A55] a line whose file is deleted between check and order is not ordered, and reserves no stock', async () => {
  const ann = await createShopper(world);
  const sign = await putOnSale(world, { name: 'Sign', stock: 5 });
  const logo = await takeFiles(world, sign);
  const { body: file } = await sendFile(world, '%PDF-1.7', { name: 'logo.pdf', token: ann.token });
  await ann.add(sign, 1, [{ id: logo, value: [file.id] }]);
  const checked = await checkedOrder(ann);
  await world.services.database.deleteFrom('addon_files').where('id', '=', file.id).execute();
  expect(await placement().place(checked)).toMatchObject({
    ok: false,
    refusal: {
      textCode: 'LINE_UNMAKEABLE',
      params: { name: 'Sign' },
      details: [{ textCode: 'ADDON_FILE_LOST' }],
    },
  });
  expect(await stockOf(world, sign)).toBe(5);
});

it('[CHK-08] when another tab orders in between, no second order is created', async () => {
  const checked = await checkedOrder();
  const other = await shopper.submit({ idempotency_key: 'other tab' });
  expect(await placement().place(checked)).toMatchObject({
    ok: false,
    refusal: { textCode: 'ORDER_IN_OTHER_TAB' },
  });
  const sameOrder = await shopper.submit({ idempotency_key: 'draft' });
  expect(sameOrder.order_id).not.toBe(other.order_id);
  expect(await placement().place(checked)).toMatchObject({
    ok: true,
    value: { public_id: sameOrder.order_id },
  });
  expect(await stockOf(world, product)).toBe(6);
});
