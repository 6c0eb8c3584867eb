import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBusiness, changeSku, putOnSale } from '../../testkit/products.ts';
import { createShopper, homeAddress, shippingTypeId } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function guestCart(priceCents: number, qty = 1) {
  const product = await putOnSale(world, { priceCents });
  const { body } = await world.rest('cartAdd', { sku: product.skuId, qty, addons: [] });
  return { product, session: body.sessionKey };
}

describe('the price of a cart', () => {
  it('[CRT-14, APS-07] the total is subtotal minus discount plus shipping, and one eleventh of it is GST', async () => {
    const { session } = await guestCart(2500, 2);
    const { body } = await world.rest('cartGet', {
      session,
      promotion_code: 'welcome10',
      shipping_type: await shippingTypeId(world, 'Standard Post'),
      shipping_address: homeAddress,
    });
    expect(body).toMatchObject({
      item_count: 2,
      subtotal: 50,
      discount_amount: 5,
      shipping_amount: 10.6,
      total_amount: 55.6,
      total_tax: 5.05,
      promotion_code: 'WELCOME10',
      promotion_message: null,
      free_shipping_remaining: 155.01,
      priority_fee: null,
    });
  });

  it('[APS-07] an unknown shipping type is refused with a code, and nothing changes', async () => {
    const { session } = await guestCart(2500);
    const cart = () =>
      world.services.database
        .selectFrom('carts')
        .selectAll()
        .where('session_key', '=', session ?? '')
        .executeTakeFirst();
    const before = await cart();
    const start = world.now.current;
    world.now.current = new Date(start.getTime() + 2 * 86_400_000);
    for (const shipping_type of [999_999, 0, -1]) {
      const { status, body } = await world.rest('cartGet', { session, shipping_type });
      expect([status, body]).toMatchObject([
        422,
        { text_code: 'SHIPPING_UNKNOWN', fields: { shipping_type: expect.any(String) } },
      ]);
    }
    expect(await cart()).toEqual(before);
    world.now.current = start;
    const { database } = world.services;
    const express = await shippingTypeId(world, 'Express Post');
    const switchOn = (enabled: 0 | 1) =>
      database.updateTable('shipping_types').set({ enabled }).where('id', '=', express).execute();
    await switchOn(0);
    expect((await world.rest('cartGet', { session, shipping_type: express })).status).toBe(422);
    await switchOn(1);
    expect((await world.rest('cartGet', { session, shipping_type: express })).status).toBe(200);
  });

  it('[APS-07] a shipping type that is not offered gets a message, and the rest of the cart is returned', async () => {
    const { session } = await guestCart(2500);
    const local = await shippingTypeId(world, 'Local Delivery');
    const { status, body } = await world.rest('cartGet', {
      session,
      shipping_type: local,
      shipping_address: { ...homeAddress, city: 'Sydney', state: 'NSW', postcode: '2000' },
    });
    expect([status, body]).toMatchObject([
      200,
      {
        total_amount: 25,
        shipping_amount: 0,
        shipping_message: 'This way of shipping is not offered for the address. Please choose another.',
        shipping_refusal: { text_code: 'SHIPPING_NOT_OFFERED' },
      },
    ]);
    expect((await world.rest('cartGet', { session })).body.shipping_message).toBeNull();
  });

  it('[CRT-14] a shop that is not registered for GST shows none (A52)', async () => {
    const { session } = await guestCart(2500);
    await changeBusiness(world, 'gst_registered', false);
    expect((await world.rest('cartGet', { session })).body.total_tax).toBe(0);
    await changeBusiness(world, 'gst_registered', true);
  });

  it('[CRT-14] when a product’s price changes, the cart shows the new price', async () => {
    const { product, session } = await guestCart(2500, 2);
    await changeSku(world, product, { price_cents: 3010 });
    const { body } = await world.rest('cartGet', { session });
    expect(body).toMatchObject({ subtotal: 60.2, items: [{ price: 30.1, subtotal: 60.2 }] });
  });

  it.each([
    [19_999, 10.6, 0.02],
    [20_000, 10.6, 0.01],
    [20_001, 0, null],
  ])('[GEN-07] products of %i cents: Standard Post costs %d (A09)', async (cents, amount, missing) => {
    const { session } = await guestCart(cents);
    const standard = await shippingTypeId(world, 'Standard Post');
    const { body } = await world.rest('cartGet', { session, shipping_type: standard });
    expect(body).toMatchObject({ shipping_amount: amount, free_shipping_remaining: missing });
  });

  it('[GEN-07] free shipping depends on the amount after the discount (A09)', async () => {
    const { session } = await guestCart(22_000);
    const standard = await shippingTypeId(world, 'Standard Post');
    const options = { session, shipping_type: standard };
    expect((await world.rest('cartGet', options)).body.shipping_amount).toBe(0);
    const { body } = await world.rest('cartGet', { ...options, promotion_code: 'WELCOME10' });
    expect(body).toMatchObject({ discount_amount: 22, shipping_amount: 10.6, total_amount: 208.6 });
  });

  it('[GEN-04] local delivery to a local address is free, and Express Post is not', async () => {
    const shopper = await createShopper(world);
    const product = await putOnSale(world);
    await shopper.add(product);
    const local = await shippingTypeId(world, 'Local Delivery');
    const total = async (shipping_type: number, shipping_address: number) =>
      (await world.rest('cartGet', { shipping_type, shipping_address }, { token: shopper.token })).body;
    expect(await total(local, shopper.addressId)).toMatchObject({ shipping_amount: 0, total_amount: 25 });
    const stranger = await createShopper(world);
    const express = await shippingTypeId(world, 'Express Post');
    expect(await total(express, stranger.addressId)).toMatchObject({ shipping_amount: 14.1 });
  });
});

describe('promotion codes in a cart', () => {
  it('[CRT-08] an unknown code gives a message and no discount', async () => {
    const { session } = await guestCart(2500);
    const { body } = await world.rest('cartGet', { session, promotion_code: 'NOSUCH' });
    expect(body).toMatchObject({
      promotion_code: null,
      promotion_message: 'We do not know this code',
      discount_amount: 0,
      total_amount: 25,
    });
  });

  it('[CRT-08] a code applies only to the request that sends it, and a blank code is ignored', async () => {
    const { session } = await guestCart(2500);
    await world.rest('cartGet', { session, promotion_code: 'WELCOME10' });
    const { body } = await world.rest('cartGet', { session, promotion_code: '  ' });
    expect(body).toMatchObject({ promotion_code: null, promotion_message: null, discount_amount: 0 });
  });

  it('[CRT-08] a code with a minimum gets a message below it and its discount from there', async () => {
    const { session } = await guestCart(5000);
    const options = { session, promotion_code: 'WORKSHOP15' };
    expect((await world.rest('cartGet', options)).body.promotion_message).toBe(
      'This code is for orders of $100.00 or more',
    );
    const line = (await world.rest('cartGet', { session })).body.items[0]?.id ?? 0;
    await world.rest('cartUpdate', { id: line, qty: 2, session });
    expect((await world.rest('cartGet', options)).body).toMatchObject({
      discount_amount: 15,
      total_amount: 85,
    });
  });
});

describe('priority processing', () => {
  it('[GEN-12] is not offered without a fee, and adds its fee when it is set and requested (A12)', async () => {
    const { session } = await guestCart(2500);
    const wished = { session, priority: true };
    expect((await world.rest('cartGet', wished)).body).toMatchObject({
      priority_fee: null,
      total_amount: 25,
    });
    await changeBusiness(world, 'priority_fee_cents', 1250);
    const { body: unwished } = await world.rest('cartGet', { session });
    expect(unwished).toMatchObject({ priority_fee: 12.5, priority_amount: 0, total_amount: 25 });
    const { body } = await world.rest('cartGet', wished);
    expect(body).toMatchObject({ priority_fee: 12.5, priority_amount: 12.5, total_amount: 37.5 });
    await changeBusiness(world, 'priority_fee_cents', null);
  });
});

describe('products no longer sold', () => {
  it('[CRT-12] a line of a disabled SKU stays in the cart, with its name and as not in stock', async () => {
    const { product, session } = await guestCart(2500);
    await changeSku(world, product, { enabled: 0 });
    const { body } = await world.rest('cartGet', { session });
    expect(body.all_in_stock).toBe(false);
    expect(body.items).toMatchObject([
      { name: 'Pine Box', sku: { code: product.code }, in_stock: false, can_purchase_qty: 0, price: 25 },
    ]);
  });

  it('[CRT-12] so does a line of a deleted product', async () => {
    const { product, session } = await guestCart(2500);
    await world.services.database.deleteFrom('products').where('id', '=', product.productId).execute();
    const { body } = await world.rest('cartGet', { session });
    expect(body).toMatchObject({ all_in_stock: false, items: [{ name: 'Pine Box', in_stock: false }] });
  });
});
