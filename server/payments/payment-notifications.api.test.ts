import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putOnSale, stockOf } from '../testkit/products.ts';
import { checkPaid, createShopper, endPayment, tokenOf } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Notification {
  token: string;
  amount_cents: number;
  outcome: string;
}

/** Posts a gateway's notification to the shop; signed like the sandbox by default. */
function notify(content: Notification | string, options: { signature?: string; gateway?: string } = {}) {
  const payload = typeof content === 'string' ? content : JSON.stringify(content);
  return world.app.inject({
    method: 'POST',
    url: `/api/v1/cognito/payment/notify/${options.gateway ?? 'sandbox'}`,
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': options.signature ?? world.services.sandbox.sign(payload),
    },
    payload,
  });
}

async function unpaidOrder() {
  const shopper = await createShopper(world);
  const product = await putOnSale(world, { stock: 5 });
  await shopper.add(product, 2);
  const { payment, order_id } = await shopper.submit();
  const said: Notification = { token: tokenOf(payment), amount_cents: 6060, outcome: 'paid' };
  return { shopper, product, payment, id: order_id ?? '', said };
}

const statusOf = async (id: string) => (await world.rest('orderView', { id })).body.status;

describe('notifications of a gateway', () => {
  it('[CHK-10] a signed notification settles the order, without a browser', async () => {
    const { id, said } = await unpaidOrder();
    const response = await notify(said);
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    expect(await statusOf(id)).toBe('paid');
  });

  it('[APS-17] a repeated notification, even if simultaneous, takes the stock once and sends one mail', async () => {
    const { shopper, product, id, said } = await unpaidOrder();
    const responses = await Promise.all([notify(said), notify(said), notify(said)]);
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200]);
    expect((await notify(said)).statusCode).toBe(200);
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['paid', 3]);
    const mails = await world.outbox();
    expect(mails.filter((mail) => mail.to === shopper.email && /order/.test(mail.subject))).toHaveLength(1);
  });

  it('[APS-17] paid after cancelled is refused, and the shop is alerted once', async () => {
    const { product, id, said } = await unpaidOrder();
    await notify({ ...said, outcome: 'cancelled' });
    const before = (await world.outbox()).length;
    for (const _time of [1, 2]) {
      const response = await notify(said);
      expect([response.statusCode, response.json().text_code]).toEqual([409, 'PAYMENT_SETTLED']);
    }
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['cancelled', 5]);
    const alerts = (await world.outbox()).slice(before);
    expect(alerts.map((mail) => mail.subject)).toEqual([expect.stringContaining('a payment needs you')]);
  });

  it('[APS-17] cancelled after paid is refused, and the order stays paid', async () => {
    const { product, id, said } = await unpaidOrder();
    await notify(said);
    expect((await notify({ ...said, outcome: 'cancelled' })).statusCode).toBe(409);
    expect([await statusOf(id), await stockOf(world, product)]).toEqual(['paid', 3]);
  });

  it('[APS-17] a wrong amount is refused', async () => {
    const { id, said } = await unpaidOrder();
    for (const amount_cents of [6059, 6061, 0, -6060]) {
      const response = await notify({ ...said, amount_cents });
      expect([response.statusCode, response.json().text_code]).toEqual([422, 'WRONG_AMOUNT']);
    }
    expect(await statusOf(id)).toBe('awaitingPayment');
  });

  it.each(['', 'f'.repeat(64), 'ü'.repeat(32)])(
    '[APS-17] the signature "%s" is refused',
    async (signature) => {
      const { id, said } = await unpaidOrder();
      const response = await notify(said, { signature: encodeURIComponent(signature) });
      expect([response.statusCode, response.json().text_code]).toEqual([401, 'BAD_SIGNATURE']);
      expect(await statusOf(id)).toBe('awaitingPayment');
    },
  );

  it('[APS-17] the signature of another body is refused', async () => {
    const { id, said } = await unpaidOrder();
    const signature = world.services.sandbox.sign(JSON.stringify({ ...said, outcome: 'failed' }));
    expect((await notify(said, { signature })).statusCode).toBe(401);
    expect(await statusOf(id)).toBe('awaitingPayment');
  });

  it('[APS-17] an invalid notification, an unknown payment and an unknown gateway are each refused', async () => {
    const { said } = await unpaidOrder();
    expect((await notify('not json')).statusCode).toBe(422);
    expect((await notify({ ...said, outcome: 'maybe' })).statusCode).toBe(422);
    expect((await notify({ ...said, token: 'nosuch' })).statusCode).toBe(404);
    expect((await notify(said, { gateway: 'gold' })).statusCode).toBe(404);
  });
});

describe('surcharges', () => {
  it('[APS-15, CHK-15] both calls return 0 % for every payment type (A20)', async () => {
    const none = {
      gateway: 'sandbox',
      amount: 55.6,
      surcharge: 0,
      total: 55.6,
      amount_due: 55.6,
      total_tax: 5.05,
    };
    expect((await world.rest('paymentSurchargesOf', { amount: 55.6 })).body).toEqual([none]);
    expect((await world.rest('paymentCreditCardSurchargeOf', { amount: 55.6 })).body).toEqual(none);
  });

  it('[APS-15] a negative amount is refused at its field', async () => {
    const { status, response } = await world.rest('paymentSurchargesOf', { amount: -1 });
    expect(status).toBe(400);
    expect(response.json()).toMatchObject({ fields: { amount: 'This must be at least 0' } });
  });
});

describe('the sandbox page', () => {
  it('[APS-17] shows amount and order number, five possible endings, and needs no script', async () => {
    const { id, payment } = await unpaidOrder();
    const { body: order } = await world.rest('orderView', { id });
    const page = await world.app.inject(new URL(payment ?? '').pathname);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`Order ${order.number}`);
    expect(page.body).toContain('$60.60');
    const endings = [...page.body.matchAll(/<button name="ending" value="([\w-]+)"/g)].map(
      (match) => match[1],
    );
    expect(endings).toEqual(['pay', 'decline', 'cancel', 'pay-and-close', 'pay-slowly']);
    expect(page.body).not.toContain('<script');
    expect(page.headers['cache-control']).toBe('no-store');
  });

  it('[APS-17] its policy allows the form to return to the shop and only its own style', async () => {
    const { payment } = await unpaidOrder();
    const page = await world.app.inject(new URL(payment ?? '').pathname);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("form-action 'self' http://127.0.0.1:3000");
    expect(policy).toContain("default-src 'none'");
    const style = /<style>([^<]*)<\/style>/.exec(page.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).toContain('#FBF8F3');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });

  it('[APS-17] a decided payment cannot be decided again', async () => {
    const { id, payment } = await unpaidOrder();
    await endPayment(world, payment, 'cancel');
    const again = await endPayment(world, payment, 'pay');
    expect(again.statusCode).toBe(303);
    expect(again.headers.location).toBe(new URL(payment ?? '').pathname);
    const page = await world.app.inject(new URL(payment ?? '').pathname);
    expect(page.body).toContain('This payment was cancelled.');
    expect(await statusOf(id)).toBe('cancelled');
  });

  it('[APS-17] an unknown payment is a 404 page, and an unknown button is refused', async () => {
    expect((await world.app.inject('/sandbox-payment/nosuch')).statusCode).toBe(404);
    const { id, payment } = await unpaidOrder();
    expect((await endPayment(world, payment, 'steal')).statusCode).toBe(422);
    expect(await statusOf(id)).toBe('awaitingPayment');
  });
});

describe('a notification that the shop rejects', () => {
  const amountOf = (token: string, amount_cents: number) =>
    world.services.database
      .updateTable('sandbox_payments')
      .set({ amount_cents })
      .where('token', '=', token)
      .execute();

  it('[CHK-10] is reported and repeated until it is accepted', async () => {
    const { id, said } = await unpaidOrder();
    await amountOf(said.token, 6059);
    await world.services.sandbox.decide(said.token, 'paid', 0);
    const refused = await world.services.sandbox.fetchUpdates(said.token).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AggregateError);
    expect(String((refused as AggregateError).errors)).toContain('WRONG_AMOUNT');
    await amountOf(said.token, said.amount_cents);
    await world.services.sandbox.fetchUpdates(said.token);
    expect(await statusOf(id)).toBe('paid');
  });

  it('[APS-14] leaves the payment pending when it is checked', async () => {
    const { said } = await unpaidOrder();
    await amountOf(said.token, 6059);
    await world.services.sandbox.decide(said.token, 'paid', 0);
    expect(await checkPaid(world, said.token)).toMatchObject({ has_payment: true, pending: true });
  });

  it('[APS-17] is not repeated if it is a contradiction, which counts as received', async () => {
    const { said } = await unpaidOrder();
    await notify({ ...said, outcome: 'cancelled' });
    await world.services.sandbox.decide(said.token, 'paid', 0);
    await world.services.sandbox.fetchUpdates(said.token);
    const before = (await world.outbox()).length;
    await world.services.sandbox.fetchUpdates(said.token);
    expect(await world.outbox()).toHaveLength(before);
  });
});
