import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo, logIn } from '../../testkit/log-in.ts';
import { checkPaid, endPayment, tokenOf } from '../../testkit/shopper.ts';
import { boughtVoucher, mailedVoucherCode, payForVoucher, voucherPage } from '../../testkit/vouchers.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
const start = new Date('2026-11-23T02:00:00Z');
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.now.current = start;
  await world.services.database.deleteFrom('rate_limits').execute();
});
afterAll(() => world.close());

const countVouchers = async () =>
  (await world.services.database.selectFrom('vouchers').select('id').execute()).length;

it('[VCH-11, APS-16] payNow returns the payment page, and the result is reported like an order’s', async () => {
  const { status, body } = await payForVoucher(world, { email: 'ada@example.com' });
  expect([status, body]).toMatchObject([200, { success: true, message: null }]);
  const page = await world.app.inject(new URL(body.payment ?? '').pathname);
  expect(page.body).toContain('Gift voucher $50.00');
  expect(await checkPaid(world, tokenOf(body.payment))).toMatchObject({ success: false, pending: true });
  const paid = await endPayment(world, body.payment, 'pay');
  expect(paid.headers.location).toBe(`${voucherPage}?payum_token=${tokenOf(body.payment)}`);
  expect(await checkPaid(world, tokenOf(body.payment))).toMatchObject({ has_payment: true, success: true });
});

it('who pays comes back to the address where the voucher was bought; the mail names its page alone', async () => {
  const email = 'query@example.com';
  const url = Buffer.from(`${voucherPage}?from=mail&payum_token=earlier#card`).toString('base64');
  const { body } = await payForVoucher(world, { email, url });
  const paid = await endPayment(world, body.payment, 'pay');
  const token = tokenOf(body.payment);
  expect(paid.headers.location).toBe(`${voucherPage}?from=mail&payum_token=${token}#card`);
  const [mail] = await mailsTo(world, email);
  expect(mail?.text).toContain(`:\n${voucherPage}\n`);
  expect(mail?.html).toContain(`"${voucherPage}"`);
  expect(`${mail?.text}${mail?.html}`).not.toContain('from=mail');
});

it.each(['decline', 'cancel'])(
  '[VCH-01] a payment that ends with "%s" creates no voucher and sends no mail',
  async (ending) => {
    const email = `${ending}@example.com`;
    const { body } = await payForVoucher(world, { email });
    await endPayment(world, body.payment, ending);
    expect(await checkPaid(world, tokenOf(body.payment))).toMatchObject({
      has_payment: true,
      success: false,
    });
    expect(await mailsTo(world, email)).toEqual([]);
  },
);

it('[VCH-16, A19] the mail contains the code, the picture of the theme and an expiry date in three years', async () => {
  const code = await boughtVoucher(world, 'picture@example.com', 37.5);
  const [mail, ...others] = await mailsTo(world, 'picture@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('$37.50');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(code);
    expect(part).toContain('23 November 2029');
  }
  const picture = /<img[^>]+src="([^"]+)"/.exec(mail?.html ?? '')?.[1];
  const shown = await world.app.inject(new URL(picture ?? '').pathname);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

it('[VCH-16] a voucher for another person is sent on its day, once, with the message; the receipt is sent at once', async () => {
  const { body } = await payForVoucher(world, {
    email: 'buyer@example.com',
    recipient_email: 'grace@example.com',
    recipient_name: 'Grace',
    message: 'Happy birthday!\nAda',
    deliver_on: '2026-12-24',
  });
  await endPayment(world, body.payment, 'pay');
  const [receipt] = await mailsTo(world, 'buyer@example.com');
  expect(receipt?.text).toContain('goes to grace@example.com on 24 December 2026');
  expect(await mailedVoucherCode(world, 'buyer@example.com')).toBeUndefined();
  // 23 December in Brisbane.
  world.now.current = new Date('2026-12-23T13:59:00Z');
  await world.services.voucherDeliveries.sweep();
  expect(await mailsTo(world, 'grace@example.com')).toEqual([]);
  world.now.current = new Date('2026-12-23T14:01:00Z');
  await Promise.all([1, 2, 3].map(() => world.services.voucherDeliveries.sweep()));
  await world.services.mailer.dispatch();
  const [mail, ...others] = await mailsTo(world, 'grace@example.com');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Grace, somebody has a present for you');
  expect(mail?.text).toContain('Happy birthday!\nAda');
  expect(mail?.text).toContain('24 December 2029');
});

it.each([
  [{ amount: -5 }, 'amount', 'Please enter an amount in dollars and cents, such as 25 or 37.50'],
  [{ amount: 0.001 }, 'amount', 'Please enter an amount in dollars and cents, such as 25 or 37.50'],
  [{ amount: 5000.01 }, 'amount', 'A voucher is for $5,000.00 at most'],
  [{ theme_id: 999 }, 'theme_id', 'We do not have this theme any more. Please choose another.'],
  [{ email: 'nobody' }, 'email', 'Please check what you have entered'],
  [{ url: Buffer.from('https://evil.example/').toString('base64') }, 'url', expect.any(String)],
])(
  '[VCH-08, VCH-11, A17, ERR-12] %j is refused with a message, and nothing is stored',
  async (changes, field, message) => {
    const before = await countVouchers();
    const { status, body } = await payForVoucher(world, { email: 'ada@example.com', ...changes });
    expect([status, body]).toMatchObject([200, { success: false, payment: null, message }]);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await countVouchers()).toBe(before);
  },
);

it.each(['1e3', '5,00', '-5', '0.001', 'NaN', '', null])(
  '[VCH-11, A17] the amount %j is not a number and is refused',
  async (amount) => {
    const { status, body } = await payForVoucher(world, {
      email: 'ada@example.com',
      amount: amount as never,
    });
    expect([status, body]).toMatchObject([400, { fields: { amount: expect.any(String) } }]);
  },
);

it('[VCH-04, VCH-05, VCH-11] an amount that no block offers is refused, also in hand-written requests', async () => {
  const { database } = world.services;
  const blocks = database.updateTable('page_widgets').where('type', '=', 'gift_voucher_purchase');
  const before = await database.selectFrom('page_widgets').selectAll().execute();
  await blocks.set({ templatevar: '{"amounts":"25|50.50","allow_custom_amounts":"0"}' }).execute();
  const said = async (amount: number) => {
    const { body } = await payForVoucher(world, { email: 'ada@example.com', amount });
    return body.success || body.message;
  };
  const contents = database.updateTable('page_contents').where('template', '=', 'gift_voucher_purchase');
  await contents.set({ deleted: 1 }).execute();
  expect([await said(25), await said(50.5)]).toEqual([true, true]);
  const refusal = 'Please choose one of the amounts.';
  expect([await said(26), await said(2), await said(5000.01)]).toEqual([
    refusal,
    refusal,
    'A voucher is for $5,000.00 at most',
  ]);
  await contents.set({ deleted: 0 }).execute();
  for (const { id, templatevar } of before)
    await database.updateTable('page_widgets').set({ templatevar }).where('id', '=', id).execute();
  expect(await said(26)).toBe(true);
});

it('[VCH-11] a guest must enter an e-mail for the voucher; a logged-in user need not', async () => {
  const { body } = await payForVoucher(world);
  expect(body).toMatchObject({ success: false, fields: { email: 'Please enter a valid e-mail address' } });
  const { token, email } = await logIn(world);
  const bought = await payForVoucher(world, {}, token);
  await endPayment(world, bought.body.payment, 'pay');
  expect(await mailedVoucherCode(world, email)).toBeDefined();
});

/** Expires and erases what is due this many days after the tests' start. */
async function sweepAfter(days: number): Promise<void> {
  world.now.current = new Date(start.getTime() + days * DAY_MS);
  await world.services.payments.sweep();
  await world.services.deletions.sweep();
}

it.each([
  ['expired', async () => {}],
  ['failed', (payment: string | null | undefined) => endPayment(world, payment, 'decline')],
  ['cancelled', (payment: string | null | undefined) => endPayment(world, payment, 'cancel')],
])('a guest’s %s voucher loses its personal data 30 days after it was due', async (status, end) => {
  const email = `${status}@example.com`;
  const { body } = await payForVoucher(world, {
    email,
    recipient_email: 'grace@example.com',
    recipient_name: 'Grace',
    message: 'For your shed',
  });
  await end(body.payment);
  const { database } = world.services;
  const { payment: public_id } = await checkPaid(world, tokenOf(body.payment));
  const stored = () =>
    database
      .selectFrom('vouchers')
      .select(['status', 'email', 'recipient_name', 'recipient_email', 'message', 'amount_cents'])
      .where('public_id', '=', public_id ?? '')
      .executeTakeFirstOrThrow();
  await sweepAfter(30);
  expect(await stored()).toMatchObject({ status, email, recipient_name: 'Grace' });
  await sweepAfter(31);
  expect(await stored()).toEqual({
    status,
    email: '',
    recipient_name: null,
    recipient_email: null,
    message: null,
    amount_cents: 50_00,
  });
});

it('a payment for a voucher that was erased alerts the shop, and creates no voucher', async () => {
  const { body } = await payForVoucher(world, { email: 'gone@example.com' });
  const { payment: public_id } = await checkPaid(world, tokenOf(body.payment));
  await sweepAfter(31);
  await endPayment(world, body.payment, 'pay');
  const { database, mailer } = world.services;
  const { shopAddress } = await mailer.identity();
  const alert = (await mailsTo(world, shopAddress)).at(-1);
  expect(alert?.subject).toBe('Please look at a gift voucher of $50.00: a payment needs you');
  const voucher = database
    .selectFrom('vouchers')
    .select(['status', 'code_hash', 'email'])
    .where('public_id', '=', public_id ?? '');
  expect(await voucher.execute()).toEqual([{ status: 'expired', code_hash: null, email: '' }]);
});

it('[VCH-16] a late payment still creates the voucher, and only once', async () => {
  const { body } = await payForVoucher(world, { email: 'late@example.com' });
  world.now.current = new Date(start.getTime() + 45 * 60_000);
  await Promise.all([world.services.payments.sweep(), world.services.payments.sweep()]);
  expect(await checkPaid(world, tokenOf(body.payment))).toMatchObject({ status: 'expired' });
  await Promise.all([endPayment(world, body.payment, 'pay'), endPayment(world, body.payment, 'pay')]);
  expect(await mailsTo(world, 'late@example.com')).toHaveLength(1);
});

it('[VCH-13] the database contains neither the code nor the key of the card', async () => {
  const code = await boughtVoucher(world, 'secret@example.com');
  const { database } = world.services;
  const [mail] = await mailsTo(world, 'secret@example.com');
  const key = /print-tickets\/[^?]+\?key=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const stored = JSON.stringify([
    await database.selectFrom('vouchers').selectAll().execute(),
    await database.selectFrom('payments').selectAll().execute(),
    await database.selectFrom('mail_queue').selectAll().execute(),
  ]);
  expect(stored).toContain('secret@example.com');
  expect([key?.length, stored.includes(key ?? ''), stored.includes(code)]).toEqual([43, false, false]);
});

it('[A39] the card is visible to its buyer and with the mailed key; others, and an unpaid one, get “not found”', async () => {
  const buyer = await logIn(world);
  const { body: bought } = await payForVoucher(world, {}, buyer.token);
  await endPayment(world, bought.payment, 'pay');
  const mail = (await mailsTo(world, buyer.email)).at(-1);
  const [, id = '', key = ''] = /print-tickets\/([^?]+)\?key=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const stranger = await logIn(world);
  const look = async (more: { key?: string }, token?: string) => {
    const { status, body } = await world.rest(
      'printTicket',
      { id, ...more },
      token === undefined ? {} : { token },
    );
    return status === 200 ? body.voucher?.code : status;
  };
  const code = await mailedVoucherCode(world, buyer.email);
  expect([await look({ key }), await look({}, buyer.token)]).toEqual([code, code]);
  const refused = [await look({}), await look({ key: `${key}x` }), await look({}, stranger.token)];
  expect(refused).toEqual([404, 404, 404]);
  const unpaid = await payForVoucher(world, {}, buyer.token);
  const { payment: reference } = await checkPaid(world, tokenOf(unpaid.body.payment));
  const { status } = await world.rest('printTicket', { id: reference ?? '' }, { token: buyer.token });
  expect(status).toBe(404);
});
