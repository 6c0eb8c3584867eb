import { expect, it } from 'vitest';
import { surchargeOf } from './surcharges.ts';

it('[APS-15] no surcharge is taken unless the owner switches it on (A20)', () => {
  const settings = {
    gst_registered: true,
    card_surcharge_enabled: false,
    surcharge_basis_points: { sandbox: 175 },
  };
  expect(surchargeOf(settings, 'sandbox', 55.6)).toEqual({
    gateway: 'sandbox',
    amount: 55.6,
    surcharge: 0,
    total: 55.6,
    total_tax: 5.05,
  });
});

it('[CHK-15] a shop that is not registered for GST has none in its totals (A52)', () => {
  const settings = { gst_registered: false, card_surcharge_enabled: false, surcharge_basis_points: {} };
  expect(surchargeOf(settings, 'sandbox', 55.6).total_tax).toBe(0);
});

it('[CHK-15] a rate of 1.75 % is taken to the nearest cent, and only at its gateway (A20)', () => {
  const settings = {
    gst_registered: true,
    card_surcharge_enabled: true,
    surcharge_basis_points: { sandbox: 175 },
  };
  expect(surchargeOf(settings, 'sandbox', 55.6)).toMatchObject({
    surcharge: 0.97,
    total: 56.57,
    total_tax: 5.14,
  });
  expect(surchargeOf(settings, 'other', 55.6)).toMatchObject({ surcharge: 0, total: 55.6 });
});
