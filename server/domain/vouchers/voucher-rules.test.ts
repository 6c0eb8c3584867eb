import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastDayOf, readDelivery, readVoucherAmount } from './voucher-rules.ts';

const LIMIT = 5000_00;

it('[A17] every valid amount up to the limit is accepted to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 50, max: LIMIT }), (cents) => {
      expect(readVoucherAmount(cents / 100, LIMIT)).toEqual({ cents });
    }),
  );
});

it.each([
  [0.001, 'VOUCHER_AMOUNT_INVALID'],
  [0.01, 'ANSWER_TOO_LOW'],
  [0.49, 'ANSWER_TOO_LOW'],
  [37.505, 'VOUCHER_AMOUNT_INVALID'],
  [0, 'VOUCHER_AMOUNT_INVALID'],
  [-5, 'VOUCHER_AMOUNT_INVALID'],
  [Number.NaN, 'VOUCHER_AMOUNT_INVALID'],
  [Number.POSITIVE_INFINITY, 'VOUCHER_AMOUNT_INVALID'],
  [5000.01, 'VOUCHER_AMOUNT_TOO_HIGH'],
  [1e6, 'VOUCHER_AMOUNT_TOO_HIGH'],
])('[A17] %d dollars are refused with %s', (dollars, textCode) => {
  expect(readVoucherAmount(dollars, LIMIT)).toMatchObject({ problem: { textCode } });
});

const today = '2026-11-23';
const nothing = { email: null, recipientName: null, recipientEmail: null, message: null, deliverOn: null };
const read = (given: Partial<Parameters<typeof readDelivery>[0]>, account: string | null = null) =>
  readDelivery({ ...nothing, ...given }, account, today);

it('[VCH-16] a voucher is sent to the buyer’s account, to an entered address, or to a recipient on a given day', () => {
  expect(read({}, 'ada@example.com')).toMatchObject({
    delivery: { email: 'ada@example.com', recipientEmail: null, deliverOn: null },
  });
  expect(read({ email: ' Ada@Example.com ' })).toMatchObject({ delivery: { email: 'ada@example.com' } });
  expect(
    read({
      email: 'a@example.com',
      recipientEmail: 'b@example.com',
      recipientName: 'Bo',
      deliverOn: today,
    }),
  ).toMatchObject({
    delivery: { recipientEmail: 'b@example.com', recipientName: 'Bo', deliverOn: today },
  });
  // Without a recipient's address there is nothing to delay.
  expect(read({ email: 'a@example.com', deliverOn: '2026-12-24' })).toMatchObject({
    delivery: { deliverOn: null },
  });
});

const toBo = { email: 'a@example.com', recipientEmail: 'b@example.com' };

it.each<[object, string]>([
  [{}, 'email'],
  [{ email: 'ada' }, 'email'],
  [{ email: 'a@example.com', recipientEmail: 'bo@' }, 'recipient_email'],
  [{ ...toBo, deliverOn: '2026-11-22' }, 'deliver_on'],
  [{ ...toBo, deliverOn: '2026-02-30' }, 'deliver_on'],
  [{ ...toBo, deliverOn: '2027-11-24' }, 'deliver_on'],
  [{ ...toBo, deliverOn: '24/12/2026' }, 'deliver_on'],
])('[VCH-16] %j is refused at %s', (given, field) => {
  expect(read(given)).toEqual({ fields: { [field]: expect.anything() } });
});

it('[VCH-16, A19] a voucher can be redeemed for at least three years from its delivery date', () => {
  expect(lastDayOf('2026-11-23', null, 3)).toBe('2029-11-23');
  expect(lastDayOf('2026-11-23', '2026-12-24', 5)).toBe('2031-12-24');
  expect(lastDayOf('2026-11-23', null, 1)).toBe('2029-11-23');
  expect(lastDayOf('2028-02-29', null, 3)).toBe('2031-03-01');
});
