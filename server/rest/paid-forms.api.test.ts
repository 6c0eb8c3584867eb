import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromJson } from '../db/columns.ts';
import { logInAdministrator } from '../testkit/administrator.ts';
import { changeBusiness } from '../testkit/products.ts';
import { checkPaid, createShopper, encoded, endPayment, tokenOf } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const SHOP = 'hello@kerfandgrain.example';
const page = 'http://127.0.0.1:3000/club?form=club';
const answers = { email: 'Kim@Example.com', wish: 'A <b>plaque</b>' };

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { database } = world.services;
  const form = { name: 'Club day', url: 'club', data: '[]', cost_cents: 2200 };
  const { id: form_id } = await database
    .insertInto('forms')
    .values(form)
    .returning('id')
    .executeTakeFirstOrThrow();
  const question = { form_id, value: '', content: '', required: 0 as const };
  await database
    .insertInto('form_questions')
    .values([
      { ...question, name: 'email', label: 'E-mail', field_type: 'email', sort_order: 1 },
      { ...question, name: 'wish', label: 'What for?', field_type: 'text', sort_order: 2 },
    ])
    .execute();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.services.database.deleteFrom('rate_limits').execute();
});

const submit = (data: object = answers, { url = encoded(page), token = '' } = {}) =>
  world.rest('formSubmit', { id: 'club', data, url }, token ? { token } : {});

const newest = () =>
  world.services.database
    .selectFrom('form_submissions')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();

/** Returns what was mailed during `work`. */
async function mailsOf(work: () => Promise<unknown>) {
  const before = (await world.outbox()).length;
  await work();
  return (await world.outbox()).slice(before);
}

describe('a form with a cost', () => {
  it('[FRM-14, FRM-18] a submission is stored before the payment and not mailed yet; the response has the payment URL', async () => {
    let payment: string | null | undefined;
    const mails = await mailsOf(async () => ({ payment } = (await submit()).body));
    expect(payment).toMatch(/^http:\/\/127\.0\.0\.1:3000\/sandbox-payment\/[\w-]{32}$/);
    expect(mails).toEqual([]);
    const stored = await newest();
    expect(fromJson(stored.data)).toEqual({ ...answers, email: 'kim@example.com' });
    expect(stored).toMatchObject({
      payment_status: 'pending',
      cost_cents: 2200,
      tax_cents: 200,
      paid_at: null,
    });
    const paying = await world.app.inject(payment ?? '');
    expect(paying.body).toContain('Club day');
    expect(paying.body).toContain('$22.00 AUD');
  });

  it('[FRM-15, FRM-19, APS-14, GEN-16] once paid, the shop gets the answers and the payer an invoice, once', async () => {
    const { payment } = (await submit()).body;
    const token = tokenOf(payment);
    expect(await checkPaid(world, token)).toMatchObject({ has_payment: true, success: false, pending: true });
    const mails = await mailsOf(async () => {
      const ended = await endPayment(world, payment, 'pay');
      expect(ended.headers['location']).toBe(`${page}&payum_token=${token}`);
      await endPayment(world, payment, 'pay');
    });
    expect(await checkPaid(world, token)).toMatchObject({
      success: true,
      payment: (await newest()).public_id,
    });
    expect((await newest()).payment_status).toBe('paid');
    expect(mails.map(({ to }) => to)).toEqual([SHOP, 'kim@example.com']);
    const [toShop, receipt] = mails;
    expect(toShop?.text).toContain('A <b>plaque</b>');
    expect(toShop?.text).toContain('Paid:\n$22.00');
    expect(toShop?.html).toContain('A &lt;b&gt;plaque&lt;/b&gt;');
    expect(receipt?.subject).toMatch(/^Your invoice F\d+: Club day$/);
    expect(receipt?.attachments.map(({ name, contentType }) => [name, contentType])).toEqual([
      [expect.stringMatching(/^invoice-F\d+\.pdf$/), 'application/pdf'],
    ]);
    const paid = await world.services.database
      .selectFrom('payments')
      .select(['payment_to_user_id', 'amount_cents'])
      .where('token', '=', token)
      .executeTakeFirst();
    expect(paid).toEqual({ payment_to_user_id: 1, amount_cents: 2200 });
  });

  it.each([
    ['decline', 'failed'],
    ['cancel', 'cancelled'],
  ])('[FRM-15, A65] after %s it is stored as %s and not mailed', async (ending, status) => {
    const { payment } = (await submit()).body;
    expect(await mailsOf(() => endPayment(world, payment, ending))).toEqual([]);
    expect(await checkPaid(world, tokenOf(payment))).toMatchObject({ success: false, status });
    expect(await newest()).toMatchObject({ payment_status: status, paid_at: null });
  });

  it('[FRM-15] an unpaid submission expires, and a late payment is still accepted', async () => {
    const { payment } = (await submit()).body;
    world.now.current = new Date(world.now.current.getTime() + 31 * 60_000);
    await world.services.payments.sweep();
    expect((await newest()).payment_status).toBe('expired');
    const mails = await mailsOf(() => endPayment(world, payment, 'pay'));
    expect([(await newest()).payment_status, mails.length]).toEqual(['paid', 2]);
  });

  it('[FRM-15, APS-17] the shop is alerted, once, when a gateway reverses a result', async () => {
    const { payment } = (await submit()).body;
    await endPayment(world, payment, 'decline');
    const body = JSON.stringify({ token: tokenOf(payment), amount_cents: 2200, outcome: 'paid' });
    const headers = { 'x-sandbox-signature': world.services.sandbox.sign(body) };
    const mails = await mailsOf(async () => {
      for (const _time of [1, 2]) await world.services.payments.receive('sandbox', body, headers);
    });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Please look at a form for $22.00: a payment needs you',
    ]);
    expect((await newest()).payment_status).toBe('failed');
  });

  it('[FRM-14] a missing address for the invoice is refused at its field', async () => {
    const message = 'Please tell us an e-mail address, or log in: your invoice goes there.';
    const { body } = await submit({ wish: 'A plaque' });
    expect(body).toMatchObject({ success: false, error: message, fields: { email: message } });
    const shopper = await createShopper(world);
    expect((await submit({ wish: 'Mine' }, { token: shopper.token })).body.success).toBe(true);
    expect(await newest()).toMatchObject({ mailbox: shopper.email, user_id: shopper.userId });
  });

  it.each([
    ['elsewhere', encoded('https://evil.example/club')],
    ['nowhere', 'club'],
  ])('[FRM-14, A15] a page that lies %s is refused as return URL', async (_where, url) => {
    const { id } = await newest();
    const { body } = await submit(answers, { url });
    expect(body).toMatchObject({ success: false, payment: null, text_code: 'RETURN_URL_REFUSED' });
    expect((await newest()).id).toBe(id);
  });

  it('[FRM-19] administrators see paid and unpaid submissions', async () => {
    await changeBusiness(world, 'gst_registered', false);
    const { payment } = (await submit()).body;
    await endPayment(world, payment, 'pay');
    await changeBusiness(world, 'gst_registered', true);
    await submit();
    const { token } = await logInAdministrator(world);
    const { data } = (await world.rest('backOfficeSubmissions', {}, { token })).body;
    expect(data.slice(0, 2).map(({ cost, payment_status }) => [cost, payment_status])).toEqual([
      [22, 'pending'],
      [22, 'paid'],
    ]);
  });
});

it('[FRM-14] without payments, a form with a cost is refused and nothing is stored', async () => {
  const closed = await createWorld({ PUBLIC_URL: 'https://shop.example' });
  try {
    const data = { name: 'Kim', email: 'kim@example.com', evening: '31/12/2026' };
    await closed.services.database
      .updateTable('forms')
      .set({ use_captcha: 0 })
      .where('url', '=', 'workshop-evening')
      .execute();
    const url = encoded('https://shop.example/demo_asdf');
    const { body } = await closed.rest('formSubmit', { id: 'workshop-evening', data, url });
    expect(body).toMatchObject({ success: false, text_code: 'PAYMENTS_NOT_TAKEN' });
    const stored = await closed.services.database.selectFrom('form_submissions').select('id').execute();
    expect(stored).toEqual([]);
  } finally {
    await closed.close();
  }
});
