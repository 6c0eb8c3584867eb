import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toInstant } from '../../db/columns.ts';
import { logInAdministrator } from '../../testkit/administrator.ts';
import { changeSku, putOnSale, stockOf } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { doneOrLocked } from '../../testkit/lock-wait.ts';
import { createShopper, endPayment, tokenOf } from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { listCartLines, setLineQty } from '../carts/cart-store.ts';
import { openCart } from '../carts/open-cart.ts';

const CODE = 'ONCE';
const moves = [
  'backOfficeOrderMake',
  'backOfficeOrderDispatch',
  'backOfficeOrderCancel',
  'backOfficeOrderRefund',
] as const;
type Move = (typeof moves)[number];

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await logInAdministrator(world));
  await world.services.database
    .insertInto('promotions')
    .values({ code: CODE, kind: 'percent', value: 10, minimum_cents: 0, max_uses: 100 })
    .execute();
});
afterAll(() => world.close());

const move = (name: Move, id: string, more: object = {}) => world.rest(name, { id, ...more }, { token });
const view = async (id: string) => (await world.rest('orderView', { id })).body;

async function uses(): Promise<number> {
  const { database } = world.services;
  const row = database.selectFrom('promotions').select('used_count').where('code', '=', CODE);
  return (await row.executeTakeFirstOrThrow()).used_count;
}

async function refundOf(payment: string | null | undefined): Promise<string | null> {
  const { database } = world.services;
  const row = database.selectFrom('payments').select('refund').where('token', '=', tokenOf(payment));
  return (await row.executeTakeFirstOrThrow()).refund;
}

const paidBack = async (payment: string | null | undefined) =>
  (await world.services.sandbox.find(tokenOf(payment)))?.refunded_at ?? null;

async function ordered(stock = 5, qty = 2) {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock });
  await shopper.add(product, qty);
  const { payment, order_id } = await shopper.submit({ promotion_code: CODE });
  const mails = async () => (await world.outbox()).filter(({ to }) => to === shopper.email);
  return { shopper, product, payment, id: order_id ?? '', mails };
}

async function paid() {
  const order = await ordered();
  await endPayment(world, order.payment, 'pay');
  return order;
}

describe('after the payment', () => {
  it('[A88, GEN-08] an order is made, then posted: each with its mail, its date and the tracking link', async () => {
    const { id, mails, shopper } = await paid();
    const { body: made } = await move('backOfficeOrderMake', id);
    expect(made).toMatchObject({ id, status: 'beingMade', moves: ['dispatch', 'refund'], tracking: null });
    expect(await view(id)).toMatchObject({ status: 'beingMade', making: { cut_from: expect.any(String) } });
    const parcel = {
      tracking_number: ' 33ABC 123 ',
      tracking_url: 'https://auspost.com.au/track/33ABC?a=1&b=2',
    };
    const { body: posted } = await move('backOfficeOrderDispatch', id, parcel);
    const tracking = { number: '33ABC 123', url: parcel.tracking_url };
    expect(posted).toMatchObject({ status: 'dispatched', moves: ['refund'], tracking });
    const shown = await view(id);
    expect(shown).toMatchObject({ status: 'dispatched', tracking, making: null });
    expect(shown.timeline.map(({ status }) => status)).toEqual([
      'awaitingPayment',
      'paid',
      'beingMade',
      'dispatched',
    ]);
    const [, begun, sent] = (await mails()).slice(-3);
    expect(begun).toMatchObject({ subject: `We are making your order ${shown.number}` });
    expect(sent).toMatchObject({ subject: `Your order ${shown.number} is on its way`, to: shopper.email });
    for (const words of ['33ABC 123', 'Tracking takes up to 48 hours to appear.', '2 × Pine Box'])
      expect([sent?.text, sent?.html?.replaceAll(/<\/?bdi>/g, '')]).toEqual([
        expect.stringContaining(words),
        expect.stringContaining(words),
      ]);
    expect(sent?.text).toContain(parcel.tracking_url);
    expect(sent?.html).toContain('href="https://auspost.com.au/track/33ABC?a=1&amp;b=2"');
    expect(sent?.text).toContain(`/order/${id}`);
  });

  it('[A88] a paid order can be posted directly, and without tracking', async () => {
    const { id, mails } = await paid();
    expect((await move('backOfficeOrderDispatch', id, { tracking_url: ' ' })).body).toMatchObject({
      status: 'dispatched',
      tracking: null,
    });
    expect((await mails()).at(-1)?.text).not.toContain('48 hours');
  });

  it.each(['javascript:alert(1)', '//auspost.com.au', 'https://a:b@auspost.com.au/', 'track 33'])(
    '[A88] %s is not a valid link, and the order is not moved',
    async (tracking_url) => {
      const { id } = await paid();
      const { status, body } = await move('backOfficeOrderDispatch', id, { tracking_url });
      expect([status, body]).toMatchObject([422, { fields: { tracking_url: expect.any(String) } }]);
      expect((await view(id)).status).toBe('paid');
    },
  );

  it.each(moves)('[A88, GRD-16] %s is for administrators only', async (name) => {
    const { id, shopper } = await paid();
    expect((await world.rest(name, { id })).status).toBe(401);
    for (const visitor of [shopper.token, (await logIn(world)).token]) {
      const { status, body } = await world.rest(name, { id }, { token: visitor });
      expect([status, body]).toMatchObject([403, { text_code: 'ADMIN_ONLY' }]);
    }
    expect((await view(id)).status).toBe('paid');
    expect((await move(name, 'no-such-order')).status).toBe(404);
  });

  it('[A88] an order is moved once, however often and from wherever it is requested', async () => {
    const { id, mails } = await paid();
    const responses = await Promise.all([1, 2, 3, 4].map(() => move('backOfficeOrderMake', id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      text_code: 'ORDER_MOVED_ON',
    });
    expect((await mails()).filter(({ subject }) => subject.startsWith('We are making'))).toHaveLength(1);
    expect((await move('backOfficeOrderCancel', id)).status).toBe(409);
  });
});

describe('cancelling and refunding an order', () => {
  it('[A88] cancelling before payment releases stock and promotion, prevents payment and sends a mail', async () => {
    const before = await uses();
    const { id, product, payment, mails } = await ordered();
    expect([await stockOf(world, product), await uses()]).toEqual([3, before + 1]);
    expect((await move('backOfficeOrderCancel', id)).body).toMatchObject({
      status: 'cancelled',
      moves: [],
    });
    expect([await stockOf(world, product), await uses()]).toEqual([5, before]);
    await endPayment(world, payment, 'pay');
    expect((await view(id)).status).toBe('cancelled');
    expect((await mails()).map(({ subject }) => subject).at(-1)).toMatch(/^Your order \d+ is cancelled$/);
  });

  it('[A88] is refused while the payment is undecided', async () => {
    const { id, payment } = await ordered();
    await endPayment(world, payment, 'pay-slowly');
    const { status, body } = await move('backOfficeOrderCancel', id);
    expect([status, body]).toMatchObject([409, { text_code: 'PAYMENT_UNDECIDED' }]);
    expect((await view(id)).status).toBe('awaitingPayment');
  });

  it.each([
    ['paid', [], 5],
    ['being made', ['backOfficeOrderMake'], 5],
    ['posted', ['backOfficeOrderDispatch'], 3],
  ] as const)('[A88] %s: ten simultaneous requests refund the order once', async (_state, first, stock) => {
    const before = await uses();
    const { id, product, payment, mails } = await paid();
    for (const name of first) await move(name, id);
    const responses = await Promise.all(Array.from({ length: 10 }, () => move('backOfficeOrderRefund', id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(responses.find(({ status }) => status === 200)?.body).toMatchObject({
      status: 'refunded',
      refund: 'made',
      moves: [],
    });
    expect([await stockOf(world, product), await uses()]).toEqual([stock, before]);
    expect(await paidBack(payment)).not.toBeNull();
    const told = (await mails()).filter(({ subject }) => subject.endsWith('is refunded'));
    expect(told).toHaveLength(1);
    const amount = `$${(await view(id)).total_amount.toFixed(2)}`;
    expect([told[0]?.text, told[0]?.html]).toEqual([
      expect.stringContaining(amount),
      expect.stringContaining(amount),
    ]);
  });

  it('[A88] of posting and refunding at the same moment one succeeds, and the stock matches it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, product } = await paid();
      const [posted, back] = await Promise.all([
        move('backOfficeOrderDispatch', id),
        move('backOfficeOrderRefund', id),
      ]);
      const { status, timeline } = await view(id);
      const wasPosted = timeline.some((moment) => moment.status === 'dispatched');
      expect([posted.status === 200, back.status === 200]).toEqual([wasPosted, status === 'refunded']);
      const returned = status === 'refunded' && !wasPosted;
      expect(await stockOf(world, product)).toBe(returned ? 5 : 3);
    }
  });

  const stocks = (product: TestProduct, available: number) => changeSku(world, product, { available });

  /** An order for both items in stock, paid after it expired, when only one was left. */
  async function onHold() {
    const order = await ordered(2, 2);
    const start = world.now.current;
    world.now.current = new Date(start.getTime() + 31 * 60_000);
    await world.services.payments.sweep();
    expect((await view(order.id)).status).toBe('expired');
    await stocks(order.product, 1);
    await endPayment(world, order.payment, 'pay');
    world.now.current = start;
    expect((await view(order.id)).status).toBe('onHold');
    return order;
  }

  it('[A88] an order on hold is listed with its moves, its invoice is paid, and it is refunded without returning stock', async () => {
    const { id, product } = await onHold();
    const { body: list } = await world.rest('backOfficeOrders', { status: 'onHold' }, { token });
    expect(list.data.find((order) => order.id === id)?.moves).toEqual(['make', 'refund']);
    expect((await world.rest('orderInvoice', { id }, { token })).body).toMatchObject({ state: 'paid' });
    expect((await move('backOfficeOrderRefund', id)).body).toMatchObject({
      status: 'refunded',
      refund: 'made',
    });
    expect(await stockOf(world, product)).toBe(1);
  });

  it('[A88] an order on hold is made once its products are back in stock, which it takes once', async () => {
    const { id, product, mails } = await onHold();
    const refused = await move('backOfficeOrderMake', id);
    expect([refused.status, refused.response.json().text_code]).toEqual([409, 'ORDER_LACKS_STOCK']);
    expect([(await view(id)).status, await stockOf(world, product)]).toEqual(['onHold', 1]);
    await stocks(product, 5);
    const both = await Promise.all([move('backOfficeOrderMake', id), move('backOfficeOrderMake', id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status, timeline, number } = await view(id);
    expect([status, await stockOf(world, product)]).toEqual(['beingMade', 3]);
    expect(timeline.map((moment) => moment.status)).toEqual([
      'awaitingPayment',
      'expired',
      'onHold',
      'paid',
      'beingMade',
    ]);
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject))
      .toEqual(expect.arrayContaining([`Your order ${number}`, `We are making your order ${number}`]));
    expect((await move('backOfficeOrderRefund', id)).status).toBe(200);
    expect(await stockOf(world, product)).toBe(5);
  });

  it('[A88] making an order on hold keeps what its buyer adds to the cart at that moment', async () => {
    const { id, product, shopper } = await onHold();
    await stocks(product, 5);
    const viewer = { kind: 'user', userId: shopper.userId, isAdmin: false } as const;
    let making: ReturnType<typeof move> | undefined;
    await world.services.database.transaction().execute(async (trx) => {
      const cart = await openCart(trx, { viewer, session: null }, toInstant(world.now.current));
      const [line] = await listCartLines(trx, cart.id);
      making = move('backOfficeOrderMake', id);
      await doneOrLocked(world, making);
      if (line) await setLineQty(trx, line.id, line.qty + 1);
    });
    expect((await making)?.status).toBe(200);
    const { body: cart } = await world.rest('cartGet', {}, { token: shopper.token });
    expect(cart.items.map(({ qty }) => qty)).toEqual([1]);
  });

  it('[A88] the refund is retried until the gateway answers; if it refuses, the shop is notified once', async () => {
    const { id, payment } = await paid();
    const { database, payments, mailer } = world.services;
    await sql`alter table sandbox_payments rename to sandbox_away`.execute(database);
    expect((await move('backOfficeOrderRefund', id)).body).toMatchObject({ refund: 'asked' });
    await expect(payments.sweep()).rejects.toThrow('not all payments could be swept');
    expect(await refundOf(payment)).toBe('asked');
    await sql`alter table sandbox_away rename to sandbox_payments`.execute(database);
    const ended = database.updateTable('sandbox_payments').set({ outcome: 'failed' });
    await ended.where('token', '=', tokenOf(payment)).execute();
    await Promise.all([payments.sweep(), payments.sweep()]);
    expect(await refundOf(payment)).toBe('refused');
    const { shopAddress } = await mailer.identity();
    const { number } = await view(id);
    const alerts = (await world.outbox()).filter(
      ({ to, subject }) => to === shopAddress && subject.includes(`${number}: a payment needs you`),
    );
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.text).toContain('The gateway refuses to pay it back.');
  });

  it('[A88] a refund does not wait for those of other orders, which the sweep makes', async () => {
    const [earlier, order] = [await paid(), await paid()];
    const { database, payments } = world.services;
    await sql`alter table sandbox_payments rename to sandbox_away`.execute(database);
    await move('backOfficeOrderRefund', earlier.id);
    await sql`alter table sandbox_away rename to sandbox_payments`.execute(database);
    expect((await move('backOfficeOrderRefund', order.id)).body).toMatchObject({ refund: 'made' });
    expect(await refundOf(earlier.payment)).toBe('asked');
    await payments.sweep();
    expect(await refundOf(earlier.payment)).toBe('made');
  });

  it('[A88] an order of 0.00 is refunded without a gateway', async () => {
    await world.services.database
      .insertInto('promotions')
      .values({ code: 'ALLFREE', kind: 'percent', value: 100, minimum_cents: 0 })
      .execute();
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world, { stock: 1 }));
    const ways = world.services.database.selectFrom('shipping_types').select('id');
    const way = await ways.where('name', '=', 'Local Delivery').executeTakeFirstOrThrow();
    const { order_id } = await shopper.submit({ promotion_code: 'ALLFREE', shipping_option_id: way.id });
    const { body } = await move('backOfficeOrderRefund', order_id ?? '');
    expect(body).toMatchObject({ status: 'refunded', refund: 'made' });
  });

  it('[A88, A19] credit is returned once, and the mail mentions it', async () => {
    const { credit, database } = world.services;
    const shopper = await createShopper(world);
    const balance = () => credit.balanceCents(shopper.userId);
    const entry = { userId: shopper.userId, amountCents: 20_00, reference: shopper.email };
    await credit.add(database, { ...entry, kind: 'adjustment' });
    await shopper.add(await putOnSale(world));
    const { payment, order_id } = await shopper.submit({ use_credit: true, expected_credit: 20 });
    await endPayment(world, payment, 'pay');
    expect(await balance()).toBe(0);
    await Promise.all([1, 2, 3].map(() => move('backOfficeOrderRefund', order_id ?? '')));
    expect(await balance()).toBe(20_00);
    const mail = (await world.outbox()).findLast(({ to }) => to === shopper.email);
    expect(mail?.text).toContain('$20.00 is back in your credit.');
    expect(mail?.text).toContain('We are paying $15.60 back');
  });
});
