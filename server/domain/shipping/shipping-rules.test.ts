import { describe, expect, it } from 'vitest';
import { missingForFreeShipping, quotesFor } from './shipping-rules.ts';
import type { Destination, ShippingTariff } from './shipping-rules.ts';

const type = { isPickUp: false, description: '', freeAboveThreshold: false, regional: false, transit: null };
const tariff: ShippingTariff = {
  types: [
    { ...type, id: 1, name: 'Local Delivery', amountCents: 0, regional: true },
    { ...type, id: 2, name: 'Standard Post', amountCents: 1060, freeAboveThreshold: true },
    { ...type, id: 3, name: 'Express Post', amountCents: 1410 },
  ],
  regions: [
    { shippingTypeId: 1, suburb: 'Gladstone', postcode: '4680' },
    { shippingTypeId: 1, suburb: 'Calliope', postcode: '4680' },
  ],
  freeOverCents: 20_000,
  making: { min: 2, max: 3 },
  today: '2026-11-23',
};
const offers = (place: Partial<Destination>, discountedCents = 5000) =>
  quotesFor(tariff, { suburb: 'Sydney', postcode: '2000', country: 'AU', ...place }, discountedCents).map(
    (quote) => `${quote.type.name} ${quote.amountCents}`,
  );
const posts = ['Standard Post 1060', 'Express Post 1410'];

describe('shipping quotes', () => {
  it.each(['NZ', 'New Zealand', '', 'Austria'])('[GEN-02] there are no quotes for "%s"', (country) => {
    expect(offers({ country })).toEqual([]);
  });

  it.each(['AU', 'au', ' Australia '])('[GEN-02] "%s" counts as Australia', (country) => {
    expect(offers({ country })).toEqual(posts);
  });

  it.each(['Gladstone', ' gLADSTONE ', 'Calliope', 'CALL IOPE'])(
    '[GEN-03] "%s" 4680 gets free local delivery first (A10)',
    (suburb) => {
      expect(offers({ suburb, postcode: '4680' })).toEqual(['Local Delivery 0', ...posts]);
    },
  );

  it.each([
    ['Gladstone', '5473'],
    ['Gladstone', '2440'],
    ['Boyne Island', '4680'],
    ['South Gladstone', '4680'],
    ['Calliope', '4681'],
  ])('[GEN-04] %s %s gets no local delivery (A10)', (suburb, postcode) => {
    expect(offers({ suburb, postcode })).toEqual(posts);
  });

  it.each([
    [19_999, 1060],
    [20_000, 1060],
    [20_001, 0],
  ])(
    '[GEN-07] products of %i cents: Standard Post costs %i, Express Post stays 1410 (A09)',
    (subtotal, amount) => {
      expect(offers({}, subtotal)).toEqual([`Standard Post ${amount}`, 'Express Post 1410']);
    },
  );

  it.each([
    [19_999, 2],
    [20_000, 1],
    [20_001, null],
    [0, 20_001],
  ])(
    '[GEN-07] with products of %i cents, %s cents are missing for free Standard Post',
    (subtotal, missing) => {
      expect(missingForFreeShipping(subtotal, 20_000)).toBe(missing);
    },
  );
});
