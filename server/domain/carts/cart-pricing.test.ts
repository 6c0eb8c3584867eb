import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Promotion } from '../promotions/promotion-rules.ts';
import { noUses } from '../promotions/promotion-rules.ts';
import type { ShippingTariff, ShippingType } from '../shipping/shipping-rules.ts';
import { priceCart } from './cart-pricing.ts';
import type { PricedLine } from './priced-lines.ts';

const now = new Date('2026-11-23T02:00:00Z');
const gladstone = { suburb: 'Gladstone', postcode: '4680', country: 'AU' };

const lineOf = ({ unitCents, qty }: { unitCents: number; qty: number }, id: number): PricedLine => ({
  id,
  skuId: id,
  identity: String(id),
  qty,
  name: 'Box',
  productName: 'Box',
  productSlug: 'box',
  code: 'BOX',
  sku: null,
  imageHash: null,
  addons: [],
  unitCents,
  addedUnitCents: unitCents,
  canPurchaseQty: qty,
  inStock: true,
  problem: null,
  stockTracked: false,
});

const typeOf = (id: number, amountCents: number, freeAboveThreshold: boolean): ShippingType => ({
  id,
  name: `Post ${id}`,
  amountCents,
  isPickUp: false,
  description: '',
  freeAboveThreshold,
  regional: false,
  transit: null,
});

const promotionOf = (kind: Promotion['kind'], value: number): Promotion => ({
  id: 1,
  code: 'CODE',
  kind,
  value,
  minimumCents: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  usedCount: 0,
  enabled: true,
});

const given = fc.record({
  lines: fc.array(fc.record({ unitCents: fc.nat(100_000), qty: fc.integer({ min: 1, max: 99 }) }), {
    maxLength: 20,
  }),
  promotion: fc.oneof(
    fc.constant(undefined),
    fc.constant(null),
    fc.nat(100).map((percent) => promotionOf('percent', percent)),
    fc.nat(100_000).map((amount) => promotionOf('amount', amount)),
  ),
  postCents: fc.nat(5_000),
  freeOverCents: fc.nat(50_000),
  shippingTypeId: fc.constantFrom(null, 1, 2, 9),
  priority: fc.boolean(),
  feeCents: fc.option(fc.nat(5_000)),
  creditCents: fc.nat(200_000),
  gstRegistered: fc.boolean(),
});

type Given = typeof given extends fc.Arbitrary<infer One> ? One : never;

const priced = (one: Given) => {
  const tariff: ShippingTariff = {
    types: [typeOf(1, one.postCents, true), typeOf(2, one.postCents + 350, false)],
    regions: [],
    freeOverCents: one.freeOverCents,
    making: { min: 1, max: 2 },
    today: '2026-11-23',
  };
  const { promotion, shippingTypeId, priority, creditCents } = one;
  const basis = {
    promotion,
    promotionUses: noUses,
    shippingTypeId,
    destination: gladstone,
    priority,
    creditCents,
  };
  const business = { gst_registered: one.gstRegistered, priority_fee_cents: one.feeCents };
  return priceCart(one.lines.map(lineOf), basis, tariff, business, now);
};

it('[CRT-14, CHK-04, A19] whatever the cart contains and the shopper chooses, the amounts add up to the total to the cent', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { totals, parts, promotion, shipping } = priced(one);
      const subtotal = one.lines.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0);
      expect(totals.subtotalCents).toBe(subtotal);
      expect(totals.discountCents).toBe(promotion?.applies ? promotion.discountCents : 0);
      expect(totals.discountCents).toBeLessThanOrEqual(subtotal);
      expect(totals.shippingCents).toBe(shipping?.amountCents ?? 0);
      expect(totals.priorityCents).toBe(one.priority ? (one.feeCents ?? 0) : 0);
      expect(totals.surchargeCents).toBe(0);
      expect(totals.totalCents).toBe(
        subtotal - totals.discountCents + totals.shippingCents + totals.priorityCents,
      );
      const most = Math.min(one.creditCents, totals.totalCents);
      expect(totals.creditCents).toBeLessThanOrEqual(most);
      expect(most - totals.creditCents).toBeLessThan(50);
      expect(totals.creditCents + totals.dueCents).toBe(totals.totalCents);
      expect(parts.creditCents).toBe(one.creditCents);
      for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('[CRT-14, GEN-07] a percentage discount is rounded to the nearest cent, and free shipping depends on the discounted amount', () => {
  fc.assert(
    fc.property(given, (one) => {
      const { totals, quotes, freeShippingMissingCents } = priced(one);
      const { promotion } = one;
      const exact =
        promotion?.kind === 'percent' ? (totals.subtotalCents * promotion.value) / 100 : totals.discountCents;
      expect(Math.abs(totals.discountCents - exact)).toBeLessThanOrEqual(0.5);
      const isFree = totals.discountedCents > one.freeOverCents;
      expect(quotes.map(({ amountCents }) => amountCents)).toEqual([
        isFree ? 0 : one.postCents,
        one.postCents + 350,
      ]);
      expect(freeShippingMissingCents).toBe(isFree ? null : one.freeOverCents - totals.discountedCents + 1);
    }),
  );
});
