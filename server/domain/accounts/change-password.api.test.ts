import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RestCalls } from '../../generated/rest-schemas.ts';
import { lightenHash } from '../../testkit/light-hash.ts';
import { latestCode, logIn } from '../../testkit/log-in.ts';
import type { LoggedInUser } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Change = Omit<RestCalls['userChangePassword']['input'], 'fingerprint'>;

const change = ({ token, fingerprint }: LoggedInUser, given: Change) =>
  world.rest('userChangePassword', { fingerprint, ...given }, { token });

const logInByPassword = async ({ email, fingerprint }: LoggedInUser, password: string) =>
  (await world.rest('userLogin', { username: email, password, fingerprint })).body;

const refresh = async ({ refreshToken, fingerprint }: LoggedInUser) =>
  (await world.rest('userRefreshToken', { refresh_token: refreshToken, fingerprint })).status;

const hasPassword = async ({ token }: LoggedInUser) =>
  (await world.rest('userMyAccount', {}, { token })).body.has_password;

async function mailedCode({ email }: LoggedInUser): Promise<string> {
  await world.rest('userRecoverPassword', { email });
  return latestCode(world, email);
}

it('[APA-11] a mailed code sets the first password of a logged-in user', async () => {
  const ann = await logIn(world);
  expect(await hasPassword(ann)).toBe(false);
  const { status } = await change(ann, { newpassword: 'kerf and beam', code: await mailedCode(ann) });
  expect(status).toBe(200);
  expect(await logInByPassword(ann, 'kerf and beam')).toHaveProperty('access_token');
});

it('[SEC-01] the old password authorises a new one, which ends all other logins and keeps this one', async () => {
  const here = await logIn(world);
  const elsewhere = await logIn(world, here.email);
  await change(here, { newpassword: 'first password', code: await mailedCode(here) });
  const again = await logIn(world, here.email);
  const { body } = await change(again, { newpassword: 'second password', password: 'first password' });
  const renewed = { ...again, token: body.access_token, refreshToken: body.refresh_token };
  expect(await hasPassword(renewed)).toBe(true);
  expect([
    await refresh(elsewhere),
    await refresh(here),
    await refresh(again),
    await refresh(renewed),
  ]).toEqual([401, 401, 401, 200]);
  expect(await logInByPassword(here, 'first password')).toBe(false);
  expect(await logInByPassword(here, 'second password')).toHaveProperty('access_token');
});

it('[SEC-01] the password is not changed with a wrong password, a wrong code, another address’s code or no proof', async () => {
  const ben = await logIn(world);
  await change(ben, { newpassword: 'first password', code: await mailedCode(ben) });
  const again = await logIn(world, ben.email);
  const foreign = await mailedCode(await logIn(world));
  const own = await mailedCode(again);
  for (const [proof, code] of [
    [{ password: 'not this one' }, 'PASSWORD_WRONG'],
    [{ code: own === '000000' ? '000001' : '000000' }, 'CODE_INVALID'],
    [{ code: foreign === own ? '999999' : foreign }, 'CODE_INVALID'],
    [{}, 'FIELD_REQUIRED'],
  ] as const) {
    const { status, body } = await change(again, { newpassword: 'second password', ...proof });
    expect({ status, body }).toMatchObject({ status: 422, body: { text_code: code } });
  }
  expect(await logInByPassword(ben, 'first password')).toHaveProperty('access_token');
});

it('[GRD-16] changing a password requires a login', async () => {
  const given = { newpassword: 'kerf and beam', password: 'x', fingerprint: 'here' };
  expect((await world.rest('userChangePassword', given)).status).toBe(401);
});

it('[SEC-02] after ten wrong old passwords the next is refused, and the refusal says for how long', async () => {
  const cyd = await logIn(world);
  await change(cyd, { newpassword: 'first password', code: await mailedCode(cyd) });
  await lightenHash(world, cyd.email, 'first password');
  const again = await logIn(world, cyd.email);
  const guess = () => change(again, { newpassword: 'second password', password: 'not this one' });
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess()).status).toBe(422);
  const { status, response } = await guess();
  expect(status).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});
