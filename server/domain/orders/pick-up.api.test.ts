import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromJson } from '../../db/columns.ts';
import { logInAdministrator } from '../../testkit/administrator.ts';
import { changeBusiness, putOnSale, stockOf } from '../../testkit/products.ts';
import { checkoutUrl, createShopper, encoded, endPayment, shippingTypeId } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
let pickUp: number;
beforeAll(async () => {
  world = await createWorld();
  pickUp = await shippingTypeId(world, 'Pick-up');
});
afterAll(() => world.close());
beforeEach(() => changeBusiness(world, 'pick_up', true));

const submit = async ({ token }: Shopper, shipping_option_id: number) => {
  const order = { address: null, shipping_option_id, paymentGateway: 'sandbox', url: encoded(checkoutUrl) };
  return (await world.rest('orderSubmit', order, { token })).body;
};

async function paidPickUp() {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world, { name: 'Slate Door Sign' }), 2);
  const { order_id, payment } = await submit(shopper, pickUp);
  await endPayment(world, payment, 'pay');
  return { shopper, id: order_id ?? '' };
}

describe('pick-up', () => {
  it('[APS-07, APS-09] is offered, marked as such, with and without an address, unless the owner turns it off', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const { token } = shopper;
    const place = { suburb: 'Bundaberg', postcode: '4670', country: 'AU' };
    const offers = async () => {
      const { body: cart } = await world.rest('cartGet', {}, { token });
      const { body: quotes } = await world.rest('cartShippingQuote', place, { token });
      const picked = quotes.filter(({ is_pick_up }) => is_pick_up);
      return [cart.pick_ups, picked].map((ways) => ways.map((way) => [way.shipping_name, way.amount]));
    };
    expect(await offers()).toEqual([[['Pick-up', 0]], [['Pick-up', 0]]]);
    await changeBusiness(world, 'pick_up', false);
    expect(await offers()).toEqual([[], []]);
    expect((await submit(shopper, pickUp)).success).toBe(false);
  });

  it('[APS-12] needs no address, while shipping does', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const posted = await submit(shopper, await shippingTypeId(world, 'Standard Post'));
    expect(posted).toMatchObject({ success: false, refusal: { text_code: 'ADDRESS_UNKNOWN' } });
    const { success, order_id } = await submit(shopper, pickUp);
    expect(success).toBe(true);
    const order = await world.services.database
      .selectFrom('orders')
      .selectAll()
      .where('public_id', '=', order_id ?? '')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ is_pick_up: 1, shipping_cents: 0, total_cents: 2500 });
    expect(fromJson(order.address)).toMatchObject({ street_address: '', city: '', country: 'AU' });
    const { body: view } = await world.rest('orderView', { id: order_id ?? '' });
    expect(view).toMatchObject({ is_pick_up: true, shipping_name: 'Pick-up', arrives_by: null });
  });

  it.each([1, 49])(
    'an order of %i cents is refused, as no gateway takes so little, and nothing is reserved',
    async (priceCents) => {
      const shopper = await createShopper(world);
      const product = await putOnSale(world, { priceCents, stock: 3 });
      await shopper.add(product);
      expect(await submit(shopper, pickUp)).toMatchObject({
        success: false,
        payment: null,
        refusal: { text_code: 'PAYMENT_TOO_LOW', params: { limit: '$0.50' } },
      });
      expect(await stockOf(world, product)).toBe(3);
    },
  );

  it('an order of 50 cents is accepted', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { priceCents: 50 }));
    expect((await submit(shopper, pickUp)).success).toBe(true);
  });

  it('[CHK-14] the mails name the person who picks it up but no destination, and link the ticket', async () => {
    const { shopper, id } = await paidPickUp();
    const mail = (await world.outbox()).findLast(({ to }) => to === shopper.email);
    expect(mail?.text).toContain('Pick-up by');
    expect(mail?.text).toMatch(new RegExp(`/print-tickets/${id}\\?key=`));
    expect(mail?.text).not.toContain('Pick-up to');
    const { token } = await logInAdministrator(world);
    const moved = await world.rest('backOfficeOrderDispatch', { id }, { token });
    expect(moved.status).toBe(200);
    const ready = (await world.outbox()).findLast(({ to }) => to === shopper.email);
    expect(ready?.subject).toMatch(/^Your order \d+ is ready to be picked up$/);
    const { body: account } = await world.rest('userMyAccount', {}, { token: shopper.token });
    const { body: listed } = await world.rest('backOfficeOrders', {}, { token });
    for (const orders of [account.orders, listed.data]) {
      const order = orders.find((one: { id: string }) => one.id === id);
      expect(order).toMatchObject({ status: 'dispatched', is_pick_up: true });
    }
  });
});

describe('the ticket of a pick-up order', () => {
  it('[RT-19] is for the buyer, for administrators and for everyone with the mailed link', async () => {
    const { shopper, id } = await paidPickUp();
    const mail = (await world.outbox()).findLast(({ to }) => to === shopper.email);
    const key = new RegExp(`print-tickets/${id}\\?key=([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? '';
    const admin = await logInAdministrator(world);
    const stranger = await logIn(world);
    const look = (input: { key?: string }, token?: string) =>
      world.rest('printTicket', { id, ...input }, token === undefined ? {} : { token });
    for (const seen of [await look({ key }), await look({}, shopper.token), await look({}, admin.token)]) {
      expect(seen.body.voucher).toBeNull();
      expect(seen.body.pick_up).toMatchObject({
        shipping_name: 'Pick-up',
        items: [{ id: expect.any(Number), name: 'Slate Door Sign', qty: 2 }],
      });
    }
    const refused = [await look({}), await look({ key: `${key}x` }), await look({}, stranger.token)];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('[RT-19] does not exist for an unpaid order or one that is shipped', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const unpaid = await submit(shopper, pickUp);
    const sent = await shopper.submit();
    await endPayment(world, sent.payment, 'pay');
    for (const { order_id } of [unpaid, sent]) {
      const input = { id: order_id ?? '' };
      expect((await world.rest('printTicket', input, { token: shopper.token })).status).toBe(404);
    }
  });
});
