import { expect, it } from 'vitest';
import { surchargeOf } from './surcharges.ts';

it('[APS-15] no surcharge is taken unless the owner switches it on (A20)', () => {
  const settings = { card_surcharge_enabled: false, surcharge_basis_points: { sandbox: 175 } };
  expect(surchargeOf(settings, 'sandbox', 55.6)).toEqual({
    gateway: 'sandbox',
    amount: 55.6,
    surcharge: 0,
    total: 55.6,
  });
});

it('[CHK-15] a rate of 1.75 % is taken to the nearest cent, and only at its gateway (A20)', () => {
  const settings = { card_surcharge_enabled: true, surcharge_basis_points: { sandbox: 175 } };
  expect(surchargeOf(settings, 'sandbox', 55.6)).toMatchObject({ surcharge: 0.97, total: 56.57 });
  expect(surchargeOf(settings, 'other', 55.6)).toMatchObject({ surcharge: 0, total: 55.6 });
});
