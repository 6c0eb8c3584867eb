import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInAdministrator } from '../../testkit/administrator.ts';
import { changeBusiness, changeSku, putOnSale, stockOf } from '../../testkit/products.ts';
import { createShopper, encoded, shippingTypeId } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { logIn } from '../../testkit/log-in.ts';
import { StripeDouble } from '../../testkit/stripe-double.ts';
import type { SignedEvent } from '../../testkit/stripe-double.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const SHOP = 'https://shop.example';
const MINUTE_MS = 60_000;

const stripe = new StripeDouble();
let world: World;
let shopper: Shopper;
let start: Date;
beforeAll(async () => {
  await stripe.open();
  world = await createWorld({ PUBLIC_URL: SHOP, ...stripe.variables });
  start = world.now.current;
});
beforeEach(async () => {
  world.now.current = start;
  stripe.isDown = false;
  stripe.refundRefusal = null;
  shopper = await createShopper(world);
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});

const order = { paymentGateway: 'stripe', url: encoded(`${SHOP}/checkout`) };

async function ordered() {
  const product = await putOnSale(world, { stock: 5 });
  await shopper.add(product, 2);
  const result = await shopper.submit(order);
  const token = stripe.session(result.payment).form['metadata[token]'] ?? '';
  return { product, payment: result.payment ?? '', id: result.order_id ?? '', token };
}

const statusOf = async (id: string) => (await world.rest('orderView', { id })).body.status;

async function checkPaid(payum_token: string) {
  return (await world.rest('paymentCheckPaid', { url: order.url, payum_token })).body;
}

async function notify({ body, headers }: SignedEvent): Promise<number> {
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/v1/cognito/payment/notify/stripe',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    payload: body,
  });
  return statusCode;
}

const mailsOf = async ({ email }: Shopper) => (await world.outbox()).filter(({ to }) => to === email);

describe('the payment page', () => {
  it('[CHK-08, APS-17] is requested once, in cents of Australian dollars, and returns to the shop', async () => {
    await shopper.add(await putOnSale(world, { priceCents: 1999 }));
    const submitted = { ...order, idempotency_key: 'same' };
    const results = [await shopper.submit(submitted), await shopper.submit(submitted)];
    expect(results[0]?.payment).toBe(results[1]?.payment);
    const { form } = stripe.session(results[0]?.payment);
    expect(form).toMatchObject({
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][currency]': 'aud',
      'line_items[0][price_data][unit_amount]': '3059',
      success_url: `${SHOP}/checkout?payum_token=${form['metadata[token]']}`,
      cancel_url: `${SHOP}/api/v1/cognito/payment/cancel/${form['metadata[token]']}`,
    });
  });

  it.each([
    ['de', 'de'],
    ['zh-CN', 'zh'],
    // Stripe does not support Georgian: it uses the browser's language.
    ['ka', 'auto'],
  ])('[I18-04] is shown to readers of %s in Stripe’s %s', async (locale, spoken) => {
    await shopper.add(await putOnSale(world));
    const { payment } = await shopper.submit(order, { cookie: `locale=${locale}` });
    expect(stripe.session(payment).form['locale']).toBe(spoken);
  });

  it('[CHK-10] paid, with an event: the order is paid once, however often the event arrives', async () => {
    const { id, payment, token, product } = await ordered();
    expect(await checkPaid(token)).toMatchObject({ pending: true });
    const event = stripe.pays(payment);
    expect(await Promise.all([notify(event), notify(event), notify(event)])).toEqual([200, 200, 200]);
    // The same with another id, as Stripe sends when it got no response.
    expect(await notify(stripe.event('checkout.session.completed', stripe.session(payment)))).toBe(200);
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['paid', 3]);
    expect(await mailsOf(shopper)).toHaveLength(2);
    expect(await checkPaid(token)).toMatchObject({ success: true });
  });

  it('[CHK-10, APS-14] paid, without an event: returning to the shop checks the payment, and so does the background job', async () => {
    const back = await ordered();
    stripe.pays(back.payment);
    world.now.current = new Date(start.getTime() + 3_000);
    expect(await checkPaid(back.token)).toMatchObject({ success: true });
    const away = await ordered();
    stripe.pays(away.payment);
    world.now.current = new Date(start.getTime() + 2 * MINUTE_MS);
    await world.services.payments.sweep();
    expect(await statusOf(away.id)).toBe('paid');
    const ofAway = () => stripe.calls.filter((call) => call.includes(stripe.session(away.payment).id));
    const before = ofAway().length;
    world.now.current = new Date(start.getTime() + 3 * MINUTE_MS);
    await world.services.payments.sweep();
    expect(ofAway()).toHaveLength(before);
  });

  it('[CHK-10, APS-14] paid after the order has expired, without an event: returning to the shop checks the payment', async () => {
    const { token, payment, id } = await ordered();
    world.now.current = new Date(start.getTime() + 31 * MINUTE_MS);
    await world.services.payments.sweep();
    stripe.pays(payment);
    world.now.current = new Date(start.getTime() + 31.5 * MINUTE_MS);
    expect(await checkPaid(token)).toMatchObject({ success: true });
    expect(await statusOf(id)).toBe('paid');
  });

  it('[CHK-09] Back on the page cancels the payment: it can no longer be paid, and the cart is kept', async () => {
    const { id, payment, token, product } = await ordered();
    const url = `/api/v1/cognito/payment/cancel/${token}`;
    const { statusCode, headers } = await world.app.inject(url);
    expect([statusCode, headers.location]).toEqual([303, `${SHOP}/checkout?payum_token=${token}`]);
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['cancelled', 5]);
    expect(() => stripe.pays(payment)).toThrow('closed');
    expect(await checkPaid(token)).toMatchObject({ status: 'cancelled' });
    expect((await world.app.inject(url)).statusCode).toBe(303);
    expect((await world.app.inject('/api/v1/cognito/payment/cancel/nosuch')).statusCode).toBe(404);
  });

  it('[CHK-10] Back after paying changes nothing', async () => {
    const { id, payment, token } = await ordered();
    const event = stripe.pays(payment);
    await world.app.inject(`/api/v1/cognito/payment/cancel/${token}`);
    expect(await notify(event)).toBe(200);
    expect(await statusOf(id)).toBe('paid');
  });

  /** Creates an expired order whose page is still open; `submitAgain` submits its cart once more. */
  async function expiredOrder() {
    const first = await ordered();
    world.now.current = new Date(start.getTime() + 45 * MINUTE_MS);
    await world.services.payments.sweep();
    expect(await statusOf(first.id)).toBe('expired');
    world.now.current = new Date(world.now.current.getTime() + 3_000);
    const { token } = await logIn(world, shopper.email);
    const shipping_option_id = await shippingTypeId(world, 'Standard Post');
    const submitted = { ...order, address: shopper.addressId, shipping_option_id };
    const submitAgain = async () => (await world.rest('orderSubmit', submitted, { token })).body;
    return { ...first, submitAgain };
  }

  it('a second order for the cart also closes the page of an expired one, which can no longer be paid', async () => {
    const { id, payment, submitAgain } = await expiredOrder();
    expect(await submitAgain()).toMatchObject({ success: true });
    expect(await statusOf(id)).toBe('expired');
    expect(() => stripe.pays(payment)).toThrow('closed');
  });

  it('an expired order that was paid meanwhile is fulfilled, and no second order is made for its cart', async () => {
    const { id, payment, submitAgain } = await expiredOrder();
    stripe.pays(payment);
    expect(await submitAgain()).toMatchObject({
      success: false,
      refusal: { text_code: 'PAYMENT_UNDECIDED' },
    });
    expect(await statusOf(id)).toBe('paid');
    expect(await submitAgain()).toMatchObject({ success: false, refusal: { text_code: 'CART_EMPTY' } });
  });

  it('a late payment for a sold out product, which needs the shop’s attention, does not block new orders', async () => {
    const { id, payment, product, submitAgain } = await expiredOrder();
    await changeSku(world, product, { available: 0 });
    stripe.pays(payment);
    const session = stripe.session(payment);
    const told = stripe.event('checkout.session.completed', session, {}, world.now.current);
    expect(await notify(told)).toBe(200);
    await changeSku(world, product, { available: 5 });
    expect(await submitAgain()).toMatchObject({ success: true });
    expect(await statusOf(id)).toBe('onHold');
  });

  it('[CHK-08] a second order for the cart closes the first page, but not once it is paid', async () => {
    const first = await ordered();
    const second = await shopper.submit(order);
    expect(second.success).toBe(true);
    expect(stripe.session(first.payment).status).toBe('expired');
    stripe.pays(second.payment);
    expect(await shopper.submit(order)).toMatchObject({
      success: false,
      refusal: { text_code: 'PAYMENT_UNDECIDED' },
    });
  });

  it('[APS-12] while Stripe is unreachable nothing is lost: the same order can be paid later', async () => {
    const submitted = { ...order, idempotency_key: 'later' };
    await shopper.add(await putOnSale(world, { stock: 5 }));
    stripe.isDown = true;
    expect(await shopper.submit(submitted)).toMatchObject({
      success: false,
      refusal: { text_code: 'GATEWAY_UNREACHABLE' },
    });
    stripe.isDown = false;
    const { payment, order_id } = await shopper.submit(submitted);
    expect(await notify(stripe.pays(payment))).toBe(200);
    expect(await statusOf(order_id ?? '')).toBe('paid');
  });

  it('[APS-12] after an outage of more than half an hour an order that is held longer can still be paid', async () => {
    await changeBusiness(world, 'order_hold_minutes', 60);
    const submitted = { ...order, idempotency_key: 'much later' };
    await shopper.add(await putOnSale(world, { stock: 5 }));
    world.now.current = new Date(start.getTime() - 35 * MINUTE_MS);
    stripe.isDown = true;
    expect(await shopper.submit(submitted)).toMatchObject({ refusal: { text_code: 'GATEWAY_UNREACHABLE' } });
    stripe.isDown = false;
    world.now.current = start;
    const results = await Promise.all([shopper.submit(submitted), shopper.submit(submitted)]);
    expect(results[0]).toEqual(results[1]);
    const [{ payment, order_id }] = results;
    expect(await notify(stripe.pays(payment))).toBe(200);
    expect(await statusOf(order_id ?? '')).toBe('paid');
    await changeBusiness(world, 'order_hold_minutes', 30);
  });
});

describe('an event of Stripe', () => {
  it('[CHK-10, A57] after the order has expired still fulfils it while its stock is available', async () => {
    const { id, payment, product } = await ordered();
    world.now.current = new Date(start.getTime() + 31 * MINUTE_MS);
    await world.services.payments.sweep();
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['expired', 5]);
    stripe.pays(payment);
    const session = stripe.session(payment);
    const late = stripe.event('checkout.session.completed', session, {}, world.now.current);
    expect(await notify(late)).toBe(200);
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['paid', 3]);
  });

  it('[CHK-09] for an expired page cancels the order', async () => {
    const { id, payment } = await ordered();
    expect(await notify(stripe.runsOut(payment))).toBe(200);
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('[CHK-10] for a delayed payment method waits for the money, and out-of-order events change nothing', async () => {
    const { id, payment } = await ordered();
    expect(await notify(stripe.pays(payment, { isDelayed: true }))).toBe(200);
    expect(await statusOf(id)).toBe('awaitingPayment');
    const session = stripe.session(payment);
    session.payment_status = 'paid';
    expect(await notify(stripe.event('checkout.session.async_payment_succeeded', session))).toBe(200);
    expect(await notify(stripe.event('checkout.session.async_payment_failed', session))).toBe(200);
    expect(
      await notify(
        stripe.event('checkout.session.expired', session, { status: 'expired', payment_status: 'unpaid' }),
      ),
    ).toBe(200);
    expect(await statusOf(id)).toBe('paid');
  });

  it('[CHK-09] can report a failed delayed payment', async () => {
    const { id, payment } = await ordered();
    await notify(stripe.pays(payment, { isDelayed: true }));
    await notify(stripe.event('checkout.session.async_payment_failed', stripe.session(payment)));
    expect(await statusOf(id)).toBe('failed');
  });

  it.each<[string, number, (event: SignedEvent, payment: string) => SignedEvent]>([
    ['without a signature', 401, ({ body }) => ({ body, headers: {} })],
    ['signed by somebody else', 401, ({ body }) => stripe.signed(body, new Date(), 'whsec_other')],
    ['six minutes old', 401, ({ body }) => stripe.signed(body, new Date(Date.now() - 6 * MINUTE_MS))],
    ['changed on the way', 401, ({ body, headers }) => ({ body: body.replace('paid', 'PAID'), headers })],
    ['not JSON', 422, () => stripe.signed('paid!')],
    [
      'about another amount',
      422,
      (_event, payment) =>
        stripe.event('checkout.session.completed', stripe.session(payment), { amount_total: 1 }),
    ],
    [
      'about another currency',
      422,
      (_event, payment) =>
        stripe.event('checkout.session.completed', stripe.session(payment), { currency: 'usd' }),
    ],
    [
      'about an unknown payment',
      404,
      (_event, payment) =>
        stripe.event('checkout.session.completed', stripe.session(payment), { metadata: { token: 'x' } }),
    ],
  ])('[CHK-10, APS-17] %s is refused, and nothing is changed', async (_case, status, forge) => {
    const { id, payment } = await ordered();
    expect(await notify(forge(stripe.pays(payment), payment))).toBe(status);
    expect(await statusOf(id)).toBe('awaitingPayment');
  });

  const closed = async (token: string) => {
    const session = world.services.database
      .selectFrom('stripe_sessions')
      .select('closed_at')
      .where('token', '=', token);
    return (await session.executeTakeFirstOrThrow()).closed_at !== null;
  };

  it('[CHK-10] ends the polling of its payment, and so does cancelling', async () => {
    const paid = await ordered();
    expect(await closed(paid.token)).toBe(false);
    await notify(stripe.pays(paid.payment));
    expect(await closed(paid.token)).toBe(true);
    const left = await ordered();
    await world.app.inject(`/api/v1/cognito/payment/cancel/${left.token}`);
    expect([await statusOf(left.id), await closed(left.token)]).toEqual(['cancelled', true]);
    const expired = await ordered();
    world.now.current = new Date(start.getTime() + 45 * MINUTE_MS);
    await world.services.payments.sweep();
    const session = { ...stripe.session(expired.payment), status: 'expired' as const };
    await notify(stripe.event('checkout.session.expired', session, {}, world.now.current));
    expect([await statusOf(expired.id), await closed(expired.token)]).toEqual(['expired', true]);
  });

  it('[CHK-10] that does not arrive for a month ends the polling', async () => {
    const { payment } = await ordered();
    const callsOf = () => stripe.calls.filter((call) => call.includes(stripe.session(payment).id)).length;
    const sweepAfter = async (days: number) => {
      world.now.current = new Date(start.getTime() + days * DAY_MS);
      const before = callsOf();
      await world.services.payments.sweep();
      return callsOf() - before;
    };
    expect([await sweepAfter(29), await sweepAfter(31)]).toEqual([1, 0]);
  });

  it('[CHK-10] that is not about payments of the shop is accepted and ignored', async () => {
    const { payment } = await ordered();
    const session = stripe.session(payment);
    expect(await notify(stripe.event('customer.created', session))).toBe(200);
    expect(await notify(stripe.event('checkout.session.completed', session, { metadata: {} }))).toBe(200);
  });
});

describe('a refund', () => {
  async function refunded(id: string) {
    const { token } = await logInAdministrator(world);
    return (await world.rest('backOfficeOrderRefund', { id }, { token })).body;
  }

  it('[A88] is made once, and requested again when Stripe did not answer', async () => {
    const { id, payment } = await ordered();
    await notify(stripe.pays(payment));
    const before = stripe.refunds;
    stripe.isDown = true;
    expect(await refunded(id)).toMatchObject({ status: 'refunded', refund: 'asked' });
    stripe.isDown = false;
    await Promise.all([world.services.payments.sweep(), world.services.payments.sweep()]);
    await world.services.payments.sweep();
    expect(stripe.refunds).toBe(before + 1);
  });

  it.each([
    ['charge_already_refunded', 'made'],
    ['charge_disputed', 'refused'],
  ])('[A88] to which Stripe answers with %s is %s', async (code, refund) => {
    const { id, payment } = await ordered();
    await notify(stripe.pays(payment));
    stripe.refundRefusal = code;
    expect(await refunded(id)).toMatchObject({ status: 'refunded', refund });
  });

  const refundOf = (token: string) =>
    world.services.database
      .selectFrom('payments')
      .select('refund')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
  const alertsOf = async (id: string) =>
    (await world.outbox()).filter(
      ({ text }) => text.includes(`/order/${id}`) && text.includes('refuses to pay it back'),
    );

  it('[A88] that fails days after it was made is refused, and the shop is notified once', async () => {
    const { id, payment, token } = await ordered();
    await notify(stripe.pays(payment));
    expect(await refunded(id)).toMatchObject({ refund: 'made' });
    const failure = stripe.failsToRefund(payment);
    for (const event of [failure, failure, stripe.failsToRefund(payment)])
      expect(await notify(event)).toBe(200);
    expect(await refundOf(token)).toEqual({ refund: 'refused' });
    expect(await alertsOf(id)).toHaveLength(1);
    await world.services.payments.sweep();
    expect(await refundOf(token)).toEqual({ refund: 'refused' });
  });

  it('[A88] that fails before its response arrived stays refused', async () => {
    const { id, payment, token } = await ordered();
    await notify(stripe.pays(payment));
    stripe.isDown = true;
    expect(await refunded(id)).toMatchObject({ refund: 'asked' });
    await notify(stripe.failsToRefund(payment));
    stripe.isDown = false;
    await world.services.payments.sweep();
    expect(await refundOf(token)).toEqual({ refund: 'refused' });
    expect(await alertsOf(id)).toHaveLength(1);
  });

  it('[A88] that the shop has not requested may fail without any effect', async () => {
    const { id, payment, token } = await ordered();
    await notify(stripe.pays(payment));
    for (const metadata of [{}, undefined])
      expect(await notify(stripe.failsToRefund(payment, metadata))).toBe(200);
    expect(await refundOf(token)).toEqual({ refund: null });
    expect(await alertsOf(id)).toHaveLength(0);
  });
});

it('[SEC-03] pages of the shop may send forms only to the shop, with Stripe as well', async () => {
  const { headers } = await world.app.inject('/api/v1/cognito/domain');
  expect(headers['content-security-policy']).toContain("form-action 'self';");
  expect(headers['content-security-policy']).not.toContain('stripe');
});
