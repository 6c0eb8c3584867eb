import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeBusiness, putOnSale, stockOf } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { secondProcess } from '../../testkit/second-process.ts';
import type { SecondProcess } from '../../testkit/second-process.ts';
import {
  checkoutUrl,
  checkPaid,
  createShopper,
  encoded,
  endPayment,
  shippingTypeId,
  tokenOf,
} from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { mailsTo } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
let second: SecondProcess;
const start = new Date();
beforeAll(async () => {
  world = await createWorld();
  second = await secondProcess(world);
});
beforeEach(() => {
  world.now.current = start;
});
afterAll(async () => {
  await second.close();
  await world.close();
});

let entries = 0;

async function giveCredit(userId: number, amountCents: number): Promise<void> {
  entries += 1;
  const entry = { userId, amountCents, kind: 'adjustment', reference: `gift ${entries}` } as const;
  await world.services.credit.add(world.services.database, entry);
}

/** Creates a shopper with credit and a cart that costs $35.60 with Standard Post. */
async function shopperWith(creditCents: number): Promise<{ shopper: Shopper; product: TestProduct }> {
  const shopper = await createShopper(world);
  if (creditCents > 0) await giveCredit(shopper.userId, creditCents);
  const product = await putOnSale(world, { name: 'Slate Coaster', priceCents: 2500, stock: 5 });
  await shopper.add(product);
  return { shopper, product };
}

const balanceOf = ({ userId }: Shopper) => world.services.credit.balanceCents(userId);

const orderOf = async (id: string | null | undefined) =>
  (await world.rest('orderView', { id: id ?? '' })).body;

const paymentOf = (id: string | null | undefined) =>
  world.services.database
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', id ?? '')
    .executeTakeFirstOrThrow();

const cartOf = async ({ token }: Pick<Shopper, 'token'>) =>
  (await world.rest('cartGet', { shipping_type: await shippingTypeId(world, 'Standard Post') }, { token }))
    .body;

const later = (minutes: number) => (world.now.current = new Date(start.getTime() + minutes * 60_000));

it('[CHK-11, A19] an order fully paid by credit skips the gateway and is paid at once', async () => {
  const { shopper, product } = await shopperWith(50_00);
  const { success, payment, order_id } = await shopper.submit({
    paymentGateway: 'credit',
    expected_credit: 35.6,
  });
  expect(success).toBe(true);
  const back = new URL(payment ?? '');
  expect(back.origin + back.pathname).toBe(checkoutUrl);
  const token = back.searchParams.get('payum_token') ?? '';
  expect(await checkPaid(world, token)).toMatchObject({
    has_payment: true,
    success: true,
    payment: order_id,
  });
  expect(await paymentOf(order_id)).toMatchObject({ gateway: 'none', amount_cents: 0, status: 'paid' });
  expect(await orderOf(order_id)).toMatchObject({
    status: 'paid',
    total_amount: 35.6,
    total_tax: 3.24,
    credit_amount: 35.6,
    amount_due: 0,
  });
  expect([await balanceOf(shopper), await stockOf(world, product)]).toEqual([14_40, 4]);
  expect((await cartOf(shopper)).item_count).toBe(0);
});

it('[A19, CHK-12] credit pays a part and the gateway the rest; total and GST do not change', async () => {
  const { shopper } = await shopperWith(20_00);
  expect(await cartOf(shopper)).toMatchObject({
    total_amount: 35.6,
    credit_amount: 20,
    amount_due: 15.6,
    payment_types: [{ id: 'credit' }, { id: 'sandbox' }],
  });
  const { payment, order_id } = await shopper.submit({
    use_credit: true,
    expected_credit: 20,
    expected_total: 35.6,
  });
  expect(await paymentOf(order_id)).toMatchObject({ gateway: 'sandbox', amount_cents: 15_60 });
  expect(await balanceOf(shopper)).toBe(0);
  await endPayment(world, payment, 'pay');
  const { status, total_amount, total_tax, credit_amount, amount_due } = await orderOf(order_id);
  expect({ status, total_amount, total_tax, credit_amount, amount_due }).toEqual({
    status: 'paid',
    total_amount: 35.6,
    total_tax: 3.24,
    credit_amount: 20,
    amount_due: 15.6,
  });
  const text = (await mailsTo(world, shopper.email)).at(-1)?.text ?? '';
  expect(text).toContain('Total (AUD): $35.60');
  expect(text).toContain('Paid with credit: -$20.00');
  expect(text).toContain('To pay after credit: $15.60');
  const { body } = await world.rest('orderInvoice', { id: order_id ?? '' }, { token: shopper.token });
  expect(body.sums.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['subtotal', 25],
    ['shipping', 10.6],
    ['total', 35.6],
    ['tax', 3.24],
    ['credit', -20],
    ['afterCredit', 15.6],
  ]);
});

it('[A19] the payment type credit uses all available credit, and the first gateway the rest', async () => {
  const { shopper } = await shopperWith(20_00);
  const { order_id } = await shopper.submit({ paymentGateway: 'credit' });
  expect(await paymentOf(order_id)).toMatchObject({ gateway: 'sandbox', amount_cents: 15_60 });
});

it('[A19] credit is not used unless requested', async () => {
  const { shopper } = await shopperWith(50_00);
  const { order_id } = await shopper.submit();
  expect(await paymentOf(order_id)).toMatchObject({ gateway: 'sandbox', amount_cents: 35_60 });
  expect(await balanceOf(shopper)).toBe(50_00);
});

it('[A19] no credit is offered to guests and to users without any', async () => {
  const { shopper } = await shopperWith(0);
  const { body: guest } = await world.rest('cartGet', {});
  for (const cart of [await cartOf(shopper), guest])
    expect(cart).toMatchObject({ credit_amount: 0, payment_types: [{ id: 'sandbox' }] });
});

it.each([
  ['chosen without any', 0, { paymentGateway: 'credit' }],
  ['less than was shown', 20_00, { use_credit: true, expected_credit: 30 }],
  ['more than was shown', 20_00, { use_credit: true, expected_credit: 10 }],
  ['shown, and not used', 20_00, { expected_credit: 20 }],
])('[A19, CHK-12] credit that is %s is refused, and nothing changes', async (_case, cents, changes) => {
  const { shopper, product } = await shopperWith(cents);
  const result = await shopper.submit(changes);
  expect(result).toMatchObject({ success: false, refusal: { text_code: 'CREDIT_CHANGED' } });
  expect([await balanceOf(shopper), await stockOf(world, product)]).toEqual([cents, 5]);
});

it('[CHK-15, A20] the part paid by credit has no surcharge', async () => {
  await changeBusiness(world, 'surcharge_basis_points', { sandbox: 200 });
  await changeBusiness(world, 'card_surcharge_enabled', true);
  const { shopper } = await shopperWith(20_60);
  const { body } = await world.rest('paymentSurchargesOf', { amount: 35.6, credit: 20.6 });
  expect(body).toMatchObject([{ amount: 35.6, surcharge: 0.3, total: 35.9, amount_due: 15.3 }]);
  const { order_id } = await shopper.submit({
    use_credit: true,
    expected_credit: 20.6,
    expected_total: 35.9,
  });
  expect(await paymentOf(order_id)).toMatchObject({ amount_cents: 15_30 });
  expect(await orderOf(order_id)).toMatchObject({ surcharge_amount: 0.3, total_tax: 3.26, amount_due: 15.3 });
  await changeBusiness(world, 'card_surcharge_enabled', false);
});

it.each(['decline', 'cancel'])('[A19, CHK-09] after %s the credit is returned once', async (ending) => {
  const { shopper } = await shopperWith(20_00);
  const { payment } = await shopper.submit({ use_credit: true });
  expect(await balanceOf(shopper)).toBe(0);
  await Promise.all([1, 2, 3].map(() => endPayment(world, payment, ending)));
  later(45);
  await world.services.payments.sweep();
  expect(await balanceOf(shopper)).toBe(20_00);
});

it('[A19, A57] an expiring order returns its credit once, even with simultaneous checks', async () => {
  const { shopper } = await shopperWith(20_00);
  const { payment } = await shopper.submit({ use_credit: true });
  later(31);
  await Promise.all([
    ...[1, 2, 3].map(() => world.services.payments.sweep()),
    checkPaid(world, tokenOf(payment)),
  ]);
  expect(await balanceOf(shopper)).toBe(20_00);
});

it('[A19, CHK-08] a new order replaces the unpaid one, with the same credit', async () => {
  const { shopper } = await shopperWith(20_00);
  const first = await shopper.submit({ use_credit: true });
  expect(await cartOf(shopper)).toMatchObject({ credit_amount: 20, amount_due: 15.6 });
  const next = await shopper.submit({ use_credit: true, expected_credit: 20 });
  expect(await paymentOf(next.order_id)).toMatchObject({ amount_cents: 15_60, status: 'pending' });
  expect(await orderOf(first.order_id)).toMatchObject({ status: 'cancelled' });
  expect(await balanceOf(shopper)).toBe(0);
});

it('[A19, CHK-10] a late payment uses the credit again, if it is still available', async () => {
  const { shopper } = await shopperWith(20_00);
  const { payment, order_id } = await shopper.submit({ use_credit: true });
  later(45);
  await world.services.payments.sweep();
  await endPayment(world, payment, 'pay');
  expect([(await orderOf(order_id)).status, await balanceOf(shopper)]).toEqual(['paid', 0]);

  const { shopper: other, product } = await shopperWith(20_00);
  world.now.current = start;
  const late = await other.submit({ use_credit: true });
  later(45);
  await world.services.payments.sweep();
  const spent = { userId: other.userId, amountCents: 5_00, kind: 'order', reference: 'elsewhere' } as const;
  await world.services.database.transaction().execute((trx) => world.services.credit.spend(trx, spent));
  await endPayment(world, late.payment, 'pay');
  expect([(await orderOf(late.order_id)).status, await balanceOf(other)]).toEqual(['onHold', 15_00]);
  expect(await stockOf(world, product)).toBe(5);
  const [alert, mail] = (await world.outbox()).slice(-2);
  expect(alert?.text).toContain('the credit that paid the rest is spent by now');
  expect([mail?.to, mail?.text]).toEqual([
    other.email,
    expect.stringContaining('the credit that paid the rest'),
  ]);
});

/** Submits the same order in the shop's other process. */
async function submitAtSecond({ token, addressId }: Shopper) {
  const payload = {
    address: addressId,
    shipping_option_id: await shippingTypeId(world, 'Standard Post'),
    paymentGateway: 'credit',
    url: encoded(checkoutUrl),
  };
  const headers = { authorization: `Bearer ${token}` };
  const url = '/api/v1/sell/cart/submitOrder';
  return (await second.app.inject({ method: 'POST', url, headers, payload })).json<{ success: boolean }>();
}

it('[A19, CHK-08] simultaneous orders with the same credit spend it once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { shopper } = await shopperWith(50_00);
    const submitted = [
      () => shopper.submit({ paymentGateway: 'credit' }),
      () => submitAtSecond(shopper),
      () => shopper.submit({ paymentGateway: 'credit' }),
      () => submitAtSecond(shopper),
    ];
    const results = await Promise.all(submitted.map((submit) => submit()));
    expect(results.filter(({ success }) => success)).toHaveLength(1);
    expect(await balanceOf(shopper)).toBe(14_40);
  }
});
