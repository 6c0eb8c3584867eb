import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBusiness, changeSku, offerEngraving, putOnSale, stockOf } from '../../testkit/products.ts';
import {
  checkoutUrl,
  createShopper,
  encoded,
  endPayment,
  homeAddress,
  shippingTypeId,
} from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const orderOf = (publicId: string | null | undefined) =>
  world.services.database
    .selectFrom('orders')
    .selectAll()
    .where('public_id', '=', publicId ?? '')
    .executeTakeFirstOrThrow();

describe('submitting an order', () => {
  it('[APS-12] the order is stored before the payment, with all details', async () => {
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { name: 'Slate Coaster', priceCents: 4000, stock: 5 });
    const engraving = await offerEngraving(world, product, { priceCents: 500 });
    await shopper.add(product, 2, [{ id: engraving, value: ['Zoë & Co'] }]);
    const result = await shopper.submit({
      note: ' Ring twice ',
      promotion_code: 'welcome10',
      expected_total: 91.6,
    });
    expect(result).toMatchObject({ success: true, message: null });
    expect(result.payment).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sandbox-payment\/[\w-]{32}$/);
    expect(await stockOf(world, product)).toBe(3);

    const { status, body: view } = await world.rest('orderView', { id: result.order_id ?? '' });
    expect(status).toBe(200);
    expect(view).toMatchObject({
      status: 'awaitingPayment',
      items: [
        {
          product_name: 'Slate Coaster',
          code: product.code,
          addons: [{ id: engraving, name: 'Engraving', value: ['Zoë & Co'] }],
          qty: 2,
          price: 45,
          subtotal: 90,
        },
      ],
      address: { first_name: 'Kylie', city: 'Gladstone', postcode: '4680', state: 'QLD', country: 'AU' },
      shipping_name: 'Standard Post',
      note: 'Ring twice',
      subtotal: 90,
      discount_amount: 9,
      shipping_amount: 10.6,
      total_amount: 91.6,
      total_tax: 8.33,
    });
    expect(view.number).toBeGreaterThan(1000);
  });

  it('[CHK-10] the order page is found only by its random id, and shows neither e-mail nor phone', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const { order_id } = await shopper.submit();
    expect(order_id).toMatch(/^[\w-]{22}$/);
    const { body, response } = await world.rest('orderView', { id: order_id ?? '' });
    expect(response.body).not.toContain(shopper.email);
    expect(response.body).not.toContain(homeAddress.phone);
    expect((await world.rest('orderView', { id: String(body.number) })).status).toBe(404);
  });

  it('[APS-12] ordering requires a login: without one 401', async () => {
    const { status, response } = await world.rest('orderSubmit', {
      address: 1,
      shipping_option_id: 1,
      paymentGateway: 'sandbox',
      url: encoded(checkoutUrl),
    });
    expect([status, response.json().text_code]).toEqual([401, 'LOGIN_REQUIRED']);
  });

  it('[CHK-13] consent to marketing is stored word for word with its time; without consent nothing is stored (A13)', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const unasked = await shopper.submit();
    expect(await orderOf(unasked.order_id)).toMatchObject({ marketing_opt_in: 0, marketing_text: null });
    const shown = 'Ja, bitte schickt mir Neuigkeiten und Angebote';
    const { order_id } = await shopper.submit({ marketing_opt_in: true, marketing_text: shown });
    expect(await orderOf(order_id)).toMatchObject({
      marketing_opt_in: 1,
      marketing_text: shown,
      marketing_at: world.now.current.toISOString(),
    });
  });

  it('[CHK-13] a consent text without consent is not stored, and an overlong one is refused (A13)', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const { order_id } = await shopper.submit({ marketing_text: 'Yes, please' });
    expect(await orderOf(order_id)).toMatchObject({ marketing_opt_in: 0, marketing_text: null });
    await expect(shopper.submit({ marketing_opt_in: true, marketing_text: 'x'.repeat(501) })).rejects.toThrow(
      'at most 500 characters',
    );
  });

  it('an order keeps the language in which it was made, for its mails', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const submit = async (cookie: string, idempotency_key: string) =>
      world.rest(
        'orderSubmit',
        {
          address: shopper.addressId,
          shipping_option_id: await shippingTypeId(world, 'Standard Post'),
          paymentGateway: 'sandbox',
          url: encoded(checkoutUrl),
          idempotency_key,
        },
        { token: shopper.token, headers: { cookie } },
      );
    const german = await submit('locale=de', 'in German');
    expect(await orderOf(german.body.order_id)).toMatchObject({ locale: 'de' });
    const odd = await submit('locale=klingon', 'in nothing');
    expect(await orderOf(odd.body.order_id)).toMatchObject({ locale: 'en' });
  });

  it('[CHK-02] an entered address is saved first, and only once (A08)', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const address = { ...homeAddress, street_address: '1 Auckland Street' };
    for (const _time of [1, 2]) expect(await shopper.submit({ address })).toMatchObject({ success: true });
    const { body } = await world.rest('addressList', {}, { token: shopper.token });
    expect(body.data.map((one) => one.street_address)).toEqual(['12 Goondoon Street', '1 Auckland Street']);
  });

  it('[CHK-08] editing the address after returning from the payment page changes where the order is sent', async () => {
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { stock: 5 });
    await shopper.add(product, 2);
    const first = await shopper.submit({ idempotency_key: 'edited' });
    const { token, addressId: id } = shopper;
    const moved = { ...homeAddress, street_address: '99 New Road' };
    expect((await world.rest('addressUpdate', { id, address: moved }, { token })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => shopper.submit({ idempotency_key: 'edited' })));
    const [again] = both;
    expect(both.map(({ order_id }) => order_id)).toEqual([again?.order_id, again?.order_id]);
    expect(again?.order_id).not.toBe(first.order_id);
    expect(JSON.parse((await orderOf(again?.order_id)).address)).toMatchObject({
      street_address: '99 New Road',
    });
    expect(await orderOf(first.order_id)).toMatchObject({ status: 'cancelled' });
    expect(await stockOf(world, product)).toBe(3);
    await endPayment(world, first.payment, 'pay');
    expect(await orderOf(first.order_id)).toMatchObject({ status: 'cancelled' });
    expect((await shopper.submit({ idempotency_key: 'edited' })).payment).toBe(again?.payment);
  });

  it('[GEN-01] dollar amounts of the cart are stored in cents and charged in Australian dollars', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { priceCents: 1995 }), 3);
    const { order_id, payment } = await shopper.submit();
    // Three items and Standard Post.
    expect(await orderOf(order_id)).toMatchObject({ total_cents: 3 * 1995 + 1060 });
    const page = await world.app.inject(new URL(payment ?? '').pathname);
    expect(page.body).toContain('$70.45 AUD');
  });

  it('the account lists the user’s own orders, newest first', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const first = await shopper.submit();
    const second = await shopper.submit();
    const { body } = await world.rest('userMyAccount', {}, { token: shopper.token });
    expect(body.orders.map((order) => [order.id, order.status])).toEqual([
      [second.order_id, 'awaitingPayment'],
      [first.order_id, 'cancelled'],
    ]);
  });
});

describe('values that are recalculated', () => {
  it('[CHK-12] a changed price is named, and nothing is ordered', async () => {
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { name: 'Cork Trivet', priceCents: 2500, stock: 2 });
    await shopper.add(product);
    await changeSku(world, product, { price_cents: 2800 });
    const result = await shopper.submit({ expected_total: 35.6 });
    expect(result).toMatchObject({ success: false, payment: null, order_id: null });
    expect(result.message).toContain('The total is $38.60 now, it was $35.60');
    expect(result.message).toContain('Cork Trivet costs $28.00 now, it was $25.00');
    expect(await stockOf(world, product)).toBe(2);
    expect(await shopper.submit({ expected_total: 38.6 })).toMatchObject({ success: true });
  });

  it('[CRT-12, CHK-12] lines that are no longer in stock are named and block the order', async () => {
    const shopper = await createShopper(world);
    const few = await putOnSale(world, { name: 'Marble Board', stock: 3 });
    const gone = await putOnSale(world, { name: 'Wine Glass' });
    await shopper.add(few, 3);
    await shopper.add(gone);
    await shopper.add(await putOnSale(world, { name: 'Pet Tag' }));
    await changeSku(world, few, { available: 1 });
    await changeSku(world, gone, { enabled: 0 });
    const { success, message } = await shopper.submit();
    expect(success).toBe(false);
    expect(message).toContain('Marble Board: only 1 can be bought');
    expect(message).toContain('Wine Glass is not available any more');
    expect(message).not.toContain('Pet Tag');
  });

  it('[CHK-12] a promotion that no longer applies is named', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { priceCents: 5000 }));
    expect((await shopper.submit({ promotion_code: 'WORKSHOP15' })).message).toContain('$100.00 or more');
    expect((await shopper.submit({ promotion_code: 'nosuch' })).message).toContain(
      'We do not know this code',
    );
  });

  it('[CHK-12] local delivery to another place is refused, whatever the browser requests', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const local = await shippingTypeId(world, 'Local Delivery');
    const address = { ...homeAddress, city: 'Rockhampton', postcode: '4700' };
    const refused = await shopper.submit({ shipping_option_id: local, address });
    expect(refused).toMatchObject({ success: false, message: expect.stringContaining('shipping') });
    const { order_id } = await shopper.submit({ shipping_option_id: local, expected_total: 25 });
    expect(await orderOf(order_id)).toMatchObject({ shipping_cents: 0, shipping_name: 'Local Delivery' });
  });

  it('[GEN-12] priority costs its fee, and is refused while no fee is set (A12)', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    expect((await shopper.submit({ priority: true })).message).toContain(
      'Priority processing is not offered',
    );
    await changeBusiness(world, 'priority_fee_cents', 1250);
    const { order_id } = await shopper.submit({ priority: true, expected_total: 48.1 });
    await changeBusiness(world, 'priority_fee_cents', null);
    expect(await orderOf(order_id)).toMatchObject({ priority: 1, priority_cents: 1250, total_cents: 4810 });
  });

  it('[APS-15] a surcharge that is switched on is part of the total (A20)', async () => {
    await changeBusiness(world, 'card_surcharge_enabled', true);
    await changeBusiness(world, 'surcharge_basis_points', { sandbox: 100 });
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { priceCents: 8940 }));
    const { order_id } = await shopper.submit({ expected_total: 101 });
    await changeBusiness(world, 'card_surcharge_enabled', false);
    const { body } = await world.rest('orderView', { id: order_id ?? '' });
    expect(body).toMatchObject({ surcharge_amount: 1, total_amount: 101, total_tax: 9.18 });
  });
});

describe('refusals with a message', () => {
  it.each([
    ['an empty cart', {}, 'Your cart is empty', false],
    ['an unknown gateway', { paymentGateway: 'gold' }, 'Please choose how to pay', true],
    ['an address of somebody else', { address: 1_000_000 }, 'Please choose an address', true],
    ['a return to another site', { url: encoded('https://evil.example/') }, 'not one of this shop', true],
    ['a return that is not base64', { url: checkoutUrl }, 'not one of this shop', true],
    [
      'a bad typed address',
      { address: { ...homeAddress, postcode: '12' } },
      'An Australian postcode has 4 digits',
      true,
    ],
  ])('[APS-12] %s', async (_what, changes, message, filled) => {
    const shopper = await createShopper(world);
    if (filled) await shopper.add(await putOnSale(world));
    const result = await shopper.submit(changes);
    expect(result).toMatchObject({ success: false, payment: null });
    expect(result.message).toContain(message);
  });

  it('[APS-12] a note that is too long is refused at its field', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    await expect(shopper.submit({ note: 'x'.repeat(1001) })).rejects.toThrow(
      '"fields":{"note":"This must have at most 1000 characters"}',
    );
  });

  it('[APS-12] an order to a disabled address is refused', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    await world.rest('addressDisable', { id: shopper.addressId }, { token: shopper.token });
    expect((await shopper.submit()).message).toContain('Please choose an address');
  });
});

describe('the data of a refusal', () => {
  it('[CRT-12] names each line that cannot be ordered', async () => {
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { name: 'Cork trivet', stock: 3 });
    await shopper.add(product, 3);
    await world.services.database
      .updateTable('skus')
      .set({ available: 1 })
      .where('id', '=', product.skuId)
      .execute();
    expect(await shopper.submit()).toMatchObject({
      message: 'Please change your cart first. Cork trivet: only 1 can be bought.',
      refusal: {
        text_code: 'CART_NOT_ORDERABLE',
        details: [{ text_code: 'LINE_LIMITED', params: { name: 'Cork trivet', limit: 1 } }],
      },
    });
  });

  it('[CHK-12] lists the parts of the total', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { priceCents: 2500 }));
    const { message, refusal } = await shopper.submit({ expected_total: 1 });
    expect(message).toBe(
      'The total is $35.60 now, it was $1.00. It is made up of goods $25.00, Standard Post $10.60. Please check it and order again.',
    );
    expect(refusal?.text_code).toBe('TOTAL_CHANGED');
    expect(refusal?.details.map(({ text_code }) => text_code)).toEqual([
      'TOTAL_PARTS',
      'PLEASE_CHECK_AND_ORDER_AGAIN',
    ]);
  });
});
