import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo, logIn } from '../../testkit/log-in.ts';
import { boughtVoucher } from '../../testkit/vouchers.ts';
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

const redeem = (code: string, token?: string) =>
  world.rest('giftVoucherRedeem', { code }, token === undefined ? {} : { token });
const balanceOf = async (token: string) =>
  (await world.rest('userCreditBalance', {}, { token })).body.balance;

it('[VCH-12, VCH-13, APS-16, A19] a voucher is redeemed for credit once, and the account lists it', async () => {
  const code = await boughtVoucher(world, 'one@example.com', 37.5);
  const { token } = await logIn(world);
  const { status, body } = await redeem(` ${code.toLowerCase().replaceAll('-', ' ')} `, token);
  expect([status, body]).toMatchObject([200, { success: true, message: null, amount: 37.5 }]);
  expect(await balanceOf(token)).toBe(37.5);
  const other = await redeem(code, (await logIn(world)).token);
  expect(other.body).toMatchObject({ success: false, message: 'This voucher has been redeemed already' });
  const { body: account } = await world.rest('userMyAccount', {}, { token });
  expect(account.redeemed_vouchers).toMatchObject([{ redeemed_on: '2026-11-23', amount: 37.5 }]);
});

it('[VCH-12, VCH-13] a user who redeems a voucher again, e.g. after a lost response, reads that it is in their credit', async () => {
  const code = await boughtVoucher(world, 'twice@example.com', 37.5);
  const { token } = await logIn(world);
  const results = (await Promise.all([redeem(code, token), redeem(code, token)])).map(({ body }) => body);
  expect(results.map(({ success }) => success).toSorted()).toEqual([false, true]);
  const again = await redeem(code, token);
  expect(again.body).toMatchObject({
    success: false,
    message: 'You have redeemed this voucher already. It is in your credit.',
  });
  expect(await balanceOf(token)).toBe(37.5);
});

it('[VCH-13] of twenty users who redeem one code at once, one gets the credit', async () => {
  const code = await boughtVoucher(world, 'race@example.com');
  const people = [];
  for (let person = 0; person < 20; person += 1) people.push(await logIn(world));
  const results = await Promise.all(people.map(({ token }) => redeem(code, token)));
  expect(results.filter(({ body }) => body.success)).toHaveLength(1);
  for (const { body } of results.filter(({ body: { success } }) => !success))
    expect(body.message).toBe('This voucher has been redeemed already');
  const balances = await Promise.all(people.map(({ token }) => balanceOf(token)));
  expect(balances.sort((one, other) => other - one)).toEqual([50, ...Array<number>(19).fill(0)]);
});

it.each(['', 'nonsense', 'AAAA-BBBB-CCCC-DDDD', "' or 1=1 --"])(
  '[VCH-12, ERR-12] the code %j is unknown',
  async (code) => {
    const { token } = await logIn(world);
    const { body } = await redeem(code, token);
    expect(body).toMatchObject({
      success: false,
      message: 'We do not know this code. Please compare it with your voucher.',
    });
  },
);

it('[VCH-12, A19] a voucher is valid until the end of its last day in the workshop’s time zone', async () => {
  const [early, late] = [
    await boughtVoucher(world, 'e@example.com'),
    await boughtVoucher(world, 'l@example.com'),
  ];
  world.now.current = new Date('2029-11-23T13:00:00Z');
  expect((await redeem(early, (await logIn(world)).token)).body).toMatchObject({ success: true });
  world.now.current = new Date('2029-11-23T14:00:00Z');
  const { token } = await logIn(world);
  expect((await redeem(late, token)).body).toMatchObject({
    success: false,
    message: 'This voucher has expired',
  });
  expect(await balanceOf(token)).toBe(0);
});

it('[VCH-13, A19, GRD-16] redeeming requires a login', async () => {
  const { status, body } = await redeem(await boughtVoucher(world, 'guest@example.com'));
  expect([status, body]).toMatchObject([401, { text_code: 'LOGIN_REQUIRED' }]);
});

it('[SEC-02, VCH-13] after ten codes in 15 minutes an account must wait, with Retry-After', async () => {
  const { token } = await logIn(world);
  for (let attempt = 0; attempt < 10; attempt += 1) await redeem('AAAA-BBBB-CCCC-DDDD', token);
  const { status, body, response } = await redeem(await boughtVoucher(world, 'much@example.com'), token);
  expect([status, body]).toMatchObject([429, { text_code: 'RATE_LIMITED' }]);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(60);
  expect(await balanceOf(token)).toBe(0);
});

it('the user’s data export contains the vouchers, but not their codes', async () => {
  const { token, email } = await logIn(world);
  const code = await boughtVoucher(world, email);
  await redeem(code, token);
  const { body } = await world.rest('userExport', {}, { token });
  expect(body).toMatchObject({ vouchers_redeemed: [{ amount_cents: 50_00 }] });
  expect(JSON.stringify(body)).not.toContain(code);
  expect(await mailsTo(world, email)).not.toEqual([]);
});
