import { expect, it } from 'vitest';
import { surchargeOf } from './surcharges.ts';

it('[APS-15] no surcharge is charged unless the owner turns it on (A20)', () => {
  const settings = {
    gst_registered: true,
    card_surcharge_enabled: false,
    surcharge_basis_points: { sandbox: 175 },
  };
  expect(surchargeOf(settings, 'sandbox', 5560)).toEqual({
    gateway: 'sandbox',
    amountCents: 5560,
    surchargeCents: 0,
    totalCents: 5560,
    taxCents: 505,
    dueCents: 5560,
  });
});

it('[CHK-15] a shop that is not registered for GST has no tax in its totals (A52)', () => {
  const settings = { gst_registered: false, card_surcharge_enabled: false, surcharge_basis_points: {} };
  expect(surchargeOf(settings, 'sandbox', 5560).taxCents).toBe(0);
});

it('[CHK-15] a rate of 1.75 % is rounded to the nearest cent, and applies only to its gateway (A20)', () => {
  const settings = {
    gst_registered: true,
    card_surcharge_enabled: true,
    surcharge_basis_points: { sandbox: 175 },
  };
  expect(surchargeOf(settings, 'sandbox', 5560)).toMatchObject({
    surchargeCents: 97,
    totalCents: 5657,
    taxCents: 514,
  });
  expect(surchargeOf(settings, 'sandbox', 5560, 4000)).toMatchObject({
    surchargeCents: 27,
    totalCents: 5587,
    dueCents: 1587,
  });
  expect(surchargeOf(settings, 'other', 5560)).toMatchObject({
    surchargeCents: 0,
    totalCents: 5560,
  });
});
