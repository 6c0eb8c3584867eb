import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCents, toCents } from '../../src/rules/money.ts';
import { addSku, changeBusiness, changeSku, offerEngraving, putOnSale } from '../testkit/products.ts';
import { createShopper, endPayment, shippingTypeId } from '../testkit/shopper.ts';
import { mailsTo } from '../testkit/log-in.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
  await changeBusiness(world, 'priority_fee_cents', 750);
  await changeBusiness(world, 'surcharge_basis_points', { sandbox: 175 });
  await changeBusiness(world, 'card_surcharge_enabled', true);
});
afterAll(() => world.close());

interface Sold {
  priceCents: number;
  specialCents: number | null;
  addonCents: number;
  qty: number;
  code: string | null;
  priority: boolean;
  creditCents: number;
}

/** The expected amounts in cents. */
interface Reckoned {
  unit: number;
  discount: number;
  post: number;
  card: number;
  total: number;
  tax: number;
}

/** Calculated by hand. */
const sold: [string, Sold, Reckoned][] = [
  [
    'a plain box',
    {
      priceCents: 2500,
      specialCents: null,
      addonCents: 0,
      qty: 1,
      code: null,
      priority: false,
      creditCents: 0,
    },
    { unit: 2500, discount: 0, post: 1060, card: 62, total: 3622, tax: 329 },
  ],
  [
    'a special with an engraving, a code, priority and some credit',
    {
      priceCents: 3999,
      specialCents: 3333,
      addonCents: 455,
      qty: 3,
      code: 'WELCOME10',
      priority: true,
      creditCents: 1234,
    },
    { unit: 3788, discount: 1136, post: 1060, card: 189, total: 12_227, tax: 1112 },
  ],
  [
    'what credit pays wholly, with free post',
    {
      priceCents: 12_345,
      specialCents: 9_999,
      addonCents: 1,
      qty: 3,
      code: 'WELCOME10',
      priority: false,
      creditCents: 27_000,
    },
    { unit: 10_000, discount: 3000, post: 0, card: 0, total: 27_000, tax: 2455 },
  ],
];

it.each(sold)(
  '[CRT-14, CHK-12, SEO-04, A39] %s costs the same wherever its price is shown',
  async (_what, one, { unit, discount, post, card, total, tax }) => {
    const shopper = await createShopper(world);
    const own: World['rest'] = (name, input) => world.rest(name, input, { token: shopper.token });
    const { credit, database } = world.services;
    const gift = { userId: shopper.userId, amountCents: one.creditCents, reference: shopper.email };
    if (one.creditCents > 0) await credit.add(database, { ...gift, kind: 'adjustment' });
    const product = await putOnSale(world, { priceCents: one.priceCents });
    const addon = await offerEngraving(world, product, { priceCents: one.addonCents });
    await changeSku(world, product, { special_price_cents: one.specialCents });
    const addons = one.addonCents > 0 ? [{ id: addon, value: ['Nan'] }] : [];

    const { body: sku } = await own('cartSearchSku', {
      product: product.productId,
      variations: [],
      addons,
    });
    const { body } = await world.app.inject(`/product/${product.slug}`);
    const plain = formatCents(one.specialCents ?? one.priceCents);
    expect([sku.price_each, plain]).toEqual([unit / 100, `$${/"price":"(\d+\.\d\d)"/.exec(body)?.[1]}`]);
    expect(body).toContain(plain);

    await shopper.add(product, one.qty, addons);
    const shipping_type = await shippingTypeId(world, 'Standard Post');
    const { body: cart } = await own('cartGet', {
      shipping_type,
      shipping_address: shopper.addressId,
      promotion_code: one.code,
      priority: one.priority,
    });
    const first = one.priority ? 750 : 0;
    expect(cart).toMatchObject({
      items: [{ price: unit / 100, subtotal: (unit * one.qty) / 100 }],
      subtotal: (unit * one.qty) / 100,
      discount_amount: discount / 100,
      shipping_amount: post / 100,
      total_amount: (total - card) / 100,
      credit_amount: one.creditCents / 100,
    });
    const amounts = { amount: cart.total_amount, credit: cart.credit_amount };
    const [way] = (await own('paymentSurchargesOf', amounts)).body;
    const due = total - one.creditCents;
    expect(way).toMatchObject({
      surcharge: card / 100,
      total: total / 100,
      total_tax: tax / 100,
      amount_due: due / 100,
    });

    const { payment, order_id } = await shopper.submit({
      paymentGateway: due === 0 ? 'credit' : 'sandbox',
      use_credit: true,
      expected_credit: one.creditCents / 100,
      expected_total: total / 100,
      promotion_code: one.code,
      priority: one.priority,
    });
    const id = order_id ?? '';
    const paymentRow = database.selectFrom('payments').select('amount_cents').where('reference', '=', id);
    expect(await paymentRow.executeTakeFirstOrThrow()).toEqual({ amount_cents: due });
    const page = await world.app.inject(new URL(payment ?? '').pathname);
    expect(/\$[\d.,]+ AUD/.exec(page.body)?.[0]).toBe(due === 0 ? undefined : `${formatCents(due)} AUD`);
    if (due > 0) await endPayment(world, payment, 'pay');
    const { body: order } = await own('orderView', { id });
    expect([order.status, order.total_amount, order.total_tax]).toEqual(['paid', total / 100, tax / 100]);
    const { body: invoice } = await own('orderInvoice', { id });
    const sums = invoice.sums.map(({ kind, amount }) => [kind, toCents(amount)]);
    const listed = [
      ['subtotal', unit * one.qty],
      ['discount', -discount],
      ['shipping', post],
      ['priority', first],
      ['surcharge', card],
      ['total', total],
      ['tax', tax],
      ['credit', -one.creditCents],
      ...(one.creditCents > 0 ? [['afterCredit', due]] : []),
    ];
    const isListed = ([kind, cents]: (string | number)[]) =>
      cents !== 0 || ['shipping', 'afterCredit'].includes(String(kind));
    expect(sums).toEqual(listed.filter(isListed));
    const mail = (await mailsTo(world, shopper.email)).find(({ text }) => text.includes('Total (AUD)'));
    for (const [, cents] of sums) expect(mail?.text).toContain(`: ${formatCents(Number(cents))}`);
    expect(mail?.text).toContain(
      `${one.qty} × ${product.name} (${product.code}): ${formatCents(unit * one.qty)}`,
    );
  },
);

it('[SEO-04] page, structured data and feed show the price and the stock of the same SKU', async () => {
  const { hash } = await world.services.database
    .selectFrom('product_photos')
    .select('hash')
    .executeTakeFirstOrThrow();
  const product = await putOnSale(world, { name: 'Two Sizes', priceCents: 1015, stock: 0, photoHash: hash });
  await addSku(world, product, 1245);
  const told = async () => {
    const { body: page } = await world.app.inject(`/product/${product.slug}`);
    const { body: feed } = await world.app.inject('/feeds/products.xml');
    const item = feed.split('<item>').find((one) => one.includes(product.slug)) ?? '';
    const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
    return {
      page: page.includes('$10.15'),
      data: [found(page, /"price":"([\d.]+)"/), found(page, /schema\.org\/(\w*Stock)/)],
      feed: [found(item, /<g:price>([^<]*)/), found(item, /<g:availability>([^<]*)/)],
    };
  };
  expect(await told()).toEqual({
    page: true,
    data: ['10.15', 'OutOfStock'],
    feed: ['10.15 AUD', 'out_of_stock'],
  });
  await changeSku(world, product, { available: 1 });
  expect(await told()).toEqual({
    page: true,
    data: ['10.15', 'InStock'],
    feed: ['10.15 AUD', 'in_stock'],
  });
});
