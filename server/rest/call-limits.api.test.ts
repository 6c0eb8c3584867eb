import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { refused } from '../lib/outcome.ts';
import { refusalText } from '../lib/refusal-text.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
const email = 'ann@example.com';
const elsewhere = { email, browser: null };
const tooMany = refused(429, refusalText('RATE_LIMITED', { count: 1, unit: 'minutes' }));
let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await logIn(world, 'owner@example.com'));
});
afterAll(() => world.close());

/** Makes a call that its last of so many limits refuses; returns its status and what it counts as. */
async function refusedCall(make: () => Promise<{ status: number }>, limits: number = 1) {
  using limit = vi.spyOn(world.services.rateLimits, 'limit');
  for (let passed = 1; passed < limits; passed += 1) limit.mockResolvedValueOnce(null);
  limit.mockResolvedValueOnce(tooMany);
  const { status } = await make();
  return [status, ...limit.mock.calls.map(([call, , account]) => (account ? [call, account] : call))];
}

it('a call counts for its IP address, and if it mails or compares a secret for an e-mail', async () => {
  const find = () => world.rest('localityList', { suburb: 'a' });
  const typePassword = () => world.rest('userLogin', { username: email, password: 'x', fingerprint });
  const redeem = () => world.rest('giftVoucherRedeem', { code: 'x' }, { token });
  expect(await refusedCall(find)).toEqual([429, 'localityList']);
  expect(await refusedCall(typePassword)).toEqual([429, ['login', elsewhere]]);
  expect(await refusedCall(redeem)).toEqual([429, ['redeem', { email: 'owner@example.com' }]]);
});

it('a registration counts as a registration, and then as a mail', async () => {
  const person = { email, first_name: 'Ann', last_name: 'Lee', fingerprint };
  const register = () => world.rest('userRegisterLink', person);
  expect(await refusedCall(register)).toEqual([429, 'registerLink']);
  expect(await refusedCall(register, 2)).toEqual([429, 'registerLink', ['sendLoginLink', elsewhere]]);
});

it('an upload is refused before its form is read', async () => {
  const upload = async () => {
    const url = '/api/v1/cognito/user/uploadImage';
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload: {} });
    return { status: statusCode };
  };
  expect(await refusedCall(upload)).toEqual([429, 'userUploadImage']);
});

it('a call refused by its schema or its access counts as nothing', async () => {
  using limit = vi.spyOn(world.services.rateLimits, 'limit');
  const add = { method: 'POST', url: '/api/v1/sell/cart/cartAdd', payload: {} } as const;
  expect((await world.app.inject(add)).statusCode).toBe(400);
  expect((await world.rest('userExport', {})).status).toBe(401);
  expect(limit).not.toHaveBeenCalled();
});
