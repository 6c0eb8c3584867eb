import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBusiness, offerEngraving, putOnSale, stockOf } from '../../testkit/products.ts';
import { checkPaid, createShopper, endPayment, shippingTypeId, tokenOf } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const statusOf = async (id: string | null | undefined) =>
  (await world.rest('orderView', { id: id ?? '' })).body.status;

const cartOf = async (shopper: Shopper) => (await world.rest('cartGet', {}, { token: shopper.token })).body;

async function orderFor(stock: number, qty: number) {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock });
  await shopper.add(product, qty);
  const { payment, order_id } = await shopper.submit();
  return { shopper, product, payment, orderId: order_id };
}

describe('results of payments', () => {
  it('[CHK-09, APS-14] paid: the order is paid, its stock is taken and the cart is empty', async () => {
    const { shopper, product, payment, orderId } = await orderFor(3, 2);
    expect(await checkPaid(world, tokenOf(payment))).toMatchObject({ pending: true, success: false });
    const response = await endPayment(world, payment, 'pay');
    expect(response.statusCode).toBe(303);
    const back = new URL(response.headers.location ?? '');
    expect(back.origin + back.pathname).toBe('http://127.0.0.1:3000/checkout');
    const token = back.searchParams.get('payum_token') ?? '';
    for (const _time of [1, 2]) {
      expect(await checkPaid(world, token)).toEqual({
        has_payment: true,
        success: true,
        pending: false,
        status: 'paid',
        payment: orderId,
      });
    }
    expect(await statusOf(orderId)).toBe('paid');
    expect(await stockOf(world, product)).toBe(1);
    expect(await cartOf(shopper)).toMatchObject({ item_count: 0 });
  });

  it.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ])('[CHK-09] %s: the order is %s, its stock is released and the cart is kept', async (ending, status) => {
    const { shopper, product, payment, orderId } = await orderFor(3, 2);
    const response = await endPayment(world, payment, ending);
    expect(response.statusCode).toBe(303);
    expect(await checkPaid(world, tokenOf(payment))).toEqual({
      has_payment: true,
      success: false,
      pending: false,
      status,
      payment: orderId,
    });
    expect(await statusOf(orderId)).toBe(status);
    expect(await stockOf(world, product)).toBe(3);
    expect(await cartOf(shopper)).toMatchObject({ item_count: 2, all_in_stock: true });
  });

  it('[CHK-10, APS-17] paid, then the tab is closed: the order is paid although the shopper does not return', async () => {
    const { payment, orderId } = await orderFor(3, 2);
    const response = await endPayment(world, payment, 'pay-and-close');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('You can close this tab now');
    expect(await statusOf(orderId)).toBe('paid');
  });

  it('[APS-17] paid slowly: the payment is pending for three seconds and then paid', async () => {
    const { payment, orderId } = await orderFor(3, 2);
    const start = world.now.current;
    expect((await endPayment(world, payment, 'pay-slowly')).statusCode).toBe(303);
    expect(await checkPaid(world, tokenOf(payment))).toMatchObject({ pending: true, success: false });
    world.now.current = new Date(start.getTime() + 2999);
    expect(await checkPaid(world, tokenOf(payment))).toMatchObject({ pending: true });
    world.now.current = new Date(start.getTime() + 3000);
    expect(await checkPaid(world, tokenOf(payment))).toMatchObject({ pending: false, success: true });
    expect(await statusOf(orderId)).toBe('paid');
    world.now.current = start;
  });

  it('[CHK-10] paid slowly with the tab closed: a background job settles the payment', async () => {
    const { payment, orderId } = await orderFor(3, 2);
    const start = world.now.current;
    await endPayment(world, payment, 'pay-slowly');
    world.now.current = new Date(start.getTime() + 3000);
    await world.services.payments.sweep();
    expect(await statusOf(orderId)).toBe('paid');
    world.now.current = start;
  });

  it('[CHK-08] while a slow payment is undecided, the cart cannot be ordered again', async () => {
    const { shopper, payment, orderId } = await orderFor(3, 2);
    await endPayment(world, payment, 'pay-slowly');
    const { success, message } = await shopper.submit();
    expect(success).toBe(false);
    expect(message).toContain('still being decided');
    expect(await statusOf(orderId)).toBe('awaitingPayment');
  });

  it('[CHK-09] only the ordered quantities leave the cart; what was added meanwhile is kept', async () => {
    const { shopper, product, payment } = await orderFor(5, 2);
    const later = await putOnSale(world);
    await shopper.add(product, 1);
    await shopper.add(later, 4);
    await endPayment(world, payment, 'pay');
    const { items } = await cartOf(shopper);
    expect(items.map((line) => [line.sku_id, line.qty])).toEqual([
      [product.skuId, 1],
      [later.skuId, 4],
    ]);
  });

  it('[CHK-11] an order of 0.00 is paid at once without a gateway', async () => {
    await world.services.database
      .insertInto('promotions')
      .values({ code: 'ALLFREE', kind: 'percent', value: 100, minimum_cents: 0 })
      .execute();
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { stock: 1 }));
    const shipping_option_id = await shippingTypeId(world, 'Local Delivery');
    const free = { promotion_code: 'ALLFREE', shipping_option_id, idempotency_key: 'free' };
    const result = await shopper.submit(free);
    expect(result.success).toBe(true);
    const back = new URL(result.payment ?? '');
    expect(back.pathname).toBe('/checkout');
    expect(await checkPaid(world, back.searchParams.get('payum_token') ?? '')).toMatchObject({
      success: true,
    });
    expect(await statusOf(result.order_id)).toBe('paid');
    expect(await cartOf(shopper)).toMatchObject({ item_count: 0 });
    expect(await shopper.submit(free)).toEqual(result);
  });
});

describe('checking a payment', () => {
  it('[APS-14] an unknown token has no payment', async () => {
    expect(await checkPaid(world, 'nosuch')).toEqual({
      has_payment: false,
      success: false,
      pending: false,
      status: null,
      payment: null,
    });
  });

  it('[APS-14] a missing url or one of another site is refused (A15)', async () => {
    for (const url of [Buffer.from('https://evil.example/').toString('base64'), 'not base64!']) {
      const { status } = await world.rest('paymentCheckPaid', { url, payum_token: 'x' });
      expect(status).toBe(422);
    }
  });
});

describe('mails about an order', () => {
  const mailsAbout = async (number: number) =>
    (await world.outbox()).filter((mail) => mail.subject.includes(String(number)));

  it('[CHK-14] the shopper gets a confirmation with the link, the shop gets the order with each engraving text', async () => {
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { name: 'Pet Tag', priceCents: 1000 });
    const engraving = await offerEngraving(world, product, { maxLength: 40 });
    await shopper.add(product, 1, [{ id: engraving, value: ['Rex <0400 123 456>', 'Bella & Zoë'] }]);
    const { payment, order_id } = await shopper.submit({ note: 'For <Rex>' });
    const { body: order } = await world.rest('orderView', { id: order_id ?? '' });
    expect(await mailsAbout(order.number)).toEqual([]);
    await endPayment(world, payment, 'pay');

    const mails = await mailsAbout(order.number);
    const { shopAddress } = await world.services.mailer.identity();
    expect(mails.map((mail) => mail.to)).toEqual([shopper.email, shopAddress]);
    for (const mail of mails) {
      expect(mail.text).toContain('Engraving: Rex <0400 123 456>');
      expect(mail.text).toContain('Engraving: Bella & Zoë');
      expect(mail.text).toContain('For <Rex>');
      expect(mail.text).toContain('Total (AUD): $20.60');
      expect(mail.text).toContain('GST included: $1.87');
      expect(mail.text).toContain(`http://127.0.0.1:3000/order/${order_id}`);
      expect(mail.html).toContain('Rex &lt;0400 123 456&gt;');
      expect(mail.html).not.toContain('<Rex>');
    }
    expect(mails[1]).toMatchObject({ replyTo: shopper.email });
  });

  const confirmation = async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const { payment } = await shopper.submit();
    await endPayment(world, payment, 'pay');
    return (await world.outbox()).find(
      ({ to, subject }) => to === shopper.email && subject.startsWith('Your order'),
    );
  };

  it.each([
    [4, 6, 'in 4 to 6 business days.'],
    [5, 5, 'in 5 business days.'],
    [1, 1, 'in 1 business day.'],
  ])(
    '[CHK-14] the confirmation shows the making time of %i to %i days from the settings',
    async (min, max, says) => {
      await changeBusiness(world, 'max_making_days', max);
      await changeBusiness(world, 'min_making_days', min);
      const mail = await confirmation();
      await changeBusiness(world, 'min_making_days', 2);
      await changeBusiness(world, 'max_making_days', 3);
      expect(mail?.text).toContain(`Orders are processed ${says}`);
      expect(mail?.html).toContain(`Orders are processed ${says}`);
    },
  );

  it('[CHK-14] the mails show a picture of each item, its SKU’s first, in a format that mail programs can load', async () => {
    const { database } = world.services;
    const [first, second] = await database.selectFrom('product_photos').select('hash').limit(2).execute();
    if (!first || !second) throw new Error('no photos');
    const shopper = await createShopper(world);
    const product = await putOnSale(world, { photoHash: first.hash });
    await shopper.add(product);
    const unseen = await putOnSale(world);
    await shopper.add(unseen);
    const own = { product_id: product.productId, name: 'own', hash: second.hash, sort_order: 2 };
    const { id } = await database
      .insertInto('product_photos')
      .values(own)
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.updateTable('skus').set({ photo_id: id }).where('id', '=', product.skuId).execute();
    const { payment, order_id } = await shopper.submit();
    await endPayment(world, payment, 'pay');

    const { body: order } = await world.rest('orderView', { id: order_id ?? '' });
    for (const { html } of await mailsAbout(order.number)) {
      const urls = [...html.matchAll(/<img\s+src="([^"]+)"/g)].map(([, url]) => url ?? '');
      expect(urls).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/assets\/i\/.+\/4x3\/150\./)]);
      expect(urls[0]).toContain(world.services.images.record(second.hash, { aspect: '4x3', width: 150 }).url);
      const { statusCode, headers } = await world.app.inject({ url: new URL(urls[0] ?? '').pathname });
      expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    }
  });

  it('[GEN-12] a priority order is marked as such, and comes first in the list of open orders (A12)', async () => {
    await changeBusiness(world, 'priority_fee_cents', 500);
    const plain = await orderFor(9, 1);
    await endPayment(world, plain.payment, 'pay');
    const shopper = await createShopper(world);
    await shopper.add(plain.product);
    const urgent = await shopper.submit({ priority: true });
    await changeBusiness(world, 'priority_fee_cents', null);
    await endPayment(world, urgent.payment, 'pay');
    const { body: order } = await world.rest('orderView', { id: urgent.order_id ?? '' });
    const mail = (await mailsAbout(order.number)).at(-1);
    expect(mail?.subject).toBe(`PRIORITY: new order ${order.number}`);
    const waiting = (mail?.text.split('Waiting in the workshop:')[1] ?? '').trim().split('\n');
    expect(waiting[0]).toBe(`Order ${order.number} (priority)`);
    expect(waiting.length).toBeGreaterThan(1);
  });
});
