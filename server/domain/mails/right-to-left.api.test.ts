import { afterAll, beforeAll, expect, it } from 'vitest';
import { offerEngraving, putOnSale } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { createShopper, endPayment } from '../../testkit/shopper.ts';
import { mailsTo } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const ENGRAVING = 'سارة 2026 🎁';

let world: World;
let product: TestProduct;
let engraving: number;
beforeAll(async () => {
  world = await createWorld();
  product = await putOnSale(world, { name: 'Pine Box' });
  engraving = await offerEngraving(world, product);
});
afterAll(() => world.close());

/** Returns the confirmation mail of a shopper with this language who has a box engraved. */
async function confirmed(locale: string) {
  const shopper = await createShopper(world);
  await shopper.add(product, 2, [{ id: engraving, value: [ENGRAVING] }]);
  const { payment } = await shopper.submit({}, { cookie: `locale=${locale}` });
  await endPayment(world, payment, 'pay');
  const { subject = '', text = '', html = '' } = (await mailsTo(world, shopper.email)).at(-1) ?? {};
  return { subject, text, html: html ?? '' };
}

it('[I18-03] an order of an Arabic-speaking shopper is confirmed in Arabic, right to left', async () => {
  const { subject, text, html } = await confirmed('ar');
  expect(subject).toMatch(/^طلبك \u2068?\d+/);
  expect(text).toContain('شكرًا لك');
  expect(html).toMatch(/<html lang="ar" dir="rtl">/);
  expect(html).toMatch(/<body class="page" dir="rtl"/);
  // Webmail drops the first two.
  expect(html).toMatch(/<table\s+role="presentation"\s+dir="rtl"\s+class="card"/);
  expect(html).toMatch(/<p class="soft" dir="rtl"/);
  expect(html).toContain('padding-right:12px;text-align:left');
  expect(html).not.toContain('text-align:right');
});

it('[I18-03] text in another script than the mail’s keeps its own direction', async () => {
  const { text, html } = await confirmed('ar');
  expect(html).toContain(`2 × <bdi>Pine Box</bdi>`);
  expect(html).toContain(`<bdi>${product.code}</bdi>`);
  expect(html).toContain(`<bdi>${ENGRAVING}</bdi>`);
  expect(html).toContain('<bdi>12 Goondoon Street</bdi>');
  expect(text).toContain(`2 × \u2068Pine Box\u2069 (\u2068${product.code}\u2069): \u2068$50.00\u2069`);
  expect(text).toContain(`\u2068${ENGRAVING}\u2069`);
  expect(text).toContain('\n\u206812 Goondoon Street\u2069\n');
});

it('[I18-03] an English mail runs left to right, and contains an Arabic engraving as it was typed', async () => {
  const { text, html } = await confirmed('en');
  expect(html).toMatch(/<html lang="en" dir="ltr">/);
  expect(html).toContain('padding-left:12px;text-align:right');
  expect(html).toContain(`<bdi>${ENGRAVING}</bdi>`);
  expect(text).toContain(`2 × Pine Box (${product.code}): $50.00\n  Engraving: ${ENGRAVING}\n`);
});
