import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestCode, logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { hashOf } from './one-way-hash.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
const newpassword = 'kerf and beam';

/** Returns the events of an address, oldest first. */
const eventsOf = (email: string) =>
  world.services.database
    .selectFrom('account_events')
    .selectAll()
    .where('account_hash', '=', hashOf(email))
    .orderBy('id')
    .execute();

const namesOf = async (email: string) => (await eventsOf(email)).map(({ event }) => event);

async function from(remoteAddress: string, path: string, payload: object) {
  const url = `/api/v1/cognito/user/${path}`;
  return (await world.app.inject({ method: 'POST', url, remoteAddress, payload })).json();
}

it('[SEC-01] a login is logged with its user and network, but without IP address and e-mail', async () => {
  const email = 'ann@example.com';
  await world.rest('userSendLoginLink', { email, fingerprint, code_only: true });
  const code = await latestCode(world, email);
  await from('2001:db8:aa:1::77', 'loginRecoveryCode', { email, code, fingerprint });
  const [event] = await eventsOf(email);
  expect(event).toMatchObject({ event: 'login', user_id: expect.any(Number), network: '2001:db8:aa::/48' });
  expect(JSON.stringify(event)).not.toMatch(/ann@example|:77/);
});

it('[SEC-01, USR-04] refusals are logged alike for known and unknown addresses', async () => {
  const known = 'bob@example.com';
  await logIn(world, known);
  for (const email of [known, 'nobody@example.com']) {
    await from('192.0.2.9', 'login', { username: email, password: 'guess', fingerprint });
    await from('192.0.2.9', 'loginRecoveryCode', { email, code: '123456', fingerprint });
  }
  const refusalsOf = async (email: string) =>
    (await eventsOf(email))
      .filter(({ event }) => event === 'login_refused')
      .map(({ user_id, network }) => [user_id, network]);
  expect(await refusalsOf(known)).toEqual([
    [null, '192.0.2.0/24'],
    [null, '192.0.2.0/24'],
  ]);
  expect(await refusalsOf('nobody@example.com')).toEqual(await refusalsOf(known));
});

it('[SEC-01] setting a password and attempts with a wrong code are logged', async () => {
  const email = 'cat@example.com';
  await world.rest('userRecoverPassword', { email, fingerprint });
  const code = await latestCode(world, email);
  const wrong = code === '000000' ? '000001' : '000000';
  await world.rest('userRecoverPasswordCheck', { email, code: wrong, newpassword, fingerprint });
  await world.rest('userRecoverPasswordCheck', { email, code, newpassword, fingerprint });
  const { body } = await world.rest('userLogin', { username: email, password: newpassword, fingerprint });
  const token = body ? body.access_token : '';
  const change = { password: 'not this one', newpassword: 'beam and kerf', fingerprint };
  await world.rest('userChangePassword', change, { token });
  await world.rest('userChangePassword', { ...change, password: newpassword }, { token });
  expect(await namesOf(email)).toEqual([
    'password_refused',
    'password_set',
    'login',
    'password_refused',
    'password_set',
  ]);
});

it('[SEC-01, A60] using a refresh token twice is logged', async () => {
  const { email, refreshToken, fingerprint: own } = await logIn(world, 'dan@example.com');
  await world.rest('userRefreshToken', { refresh_token: refreshToken, fingerprint: own });
  world.now.current = new Date(world.now.current.getTime() + 11_000);
  await world.rest('userRefreshToken', { refresh_token: refreshToken, fingerprint: own });
  expect(await namesOf(email)).toEqual(['login', 'token_reused']);
});

it('[SEC-01, APA-03] using a refresh token in another browser is logged, too', async () => {
  const { email, refreshToken } = await logIn(world, 'fay@example.com');
  const refused = await world.rest('userRefreshToken', { refresh_token: refreshToken, fingerprint });
  expect(refused.status).toBe(401);
  expect(await namesOf(email)).toEqual(['login', 'token_refused']);
});

it('[SEC-01] log entries are deleted after 30 days', async () => {
  const { email } = await logIn(world, 'eve@example.com');
  const start = world.now.current.getTime();
  const days = (count: number) => new Date(start + count * 86_400_000);
  world.now.current = days(29.9);
  await world.services.accounts.sweep();
  expect(await namesOf(email)).toEqual(['login']);
  world.now.current = days(30.1);
  await world.services.accounts.sweep();
  expect(await namesOf(email)).toEqual([]);
});
