import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeBusiness } from '../testkit/products.ts';
import { latestCode, mailsTo } from '../testkit/log-in.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;

beforeAll(async () => {
  const variables = {
    LOGIN_API_BASES: 'https://api.shop.example/v2/, https://other.example',
    ENTER_HASH_HOSTS: 'races.example,track.example',
  };
  world = await createWorld(variables, await openSourceStorefront());
});
afterAll(() => world.close());

test('[GEN-22] the Google button is off until the owner turns it on', async () => {
  expect((await world.rest('loginOptions', {})).body.google).toBe(false);
  await changeBusiness(world, 'login_google', true);
  expect((await world.rest('loginOptions', {})).body.google).toBe(true);
});

test('[GEN-21, APA-05, APA-06] with login by code only, no link is mailed, and no password is accepted', async () => {
  const email = 'ada@example.com';
  const [fingerprint, newpassword] = ['here', 'kerf and beam'];
  await world.rest('userRecoverPassword', { email, fingerprint });
  const code = await latestCode(world, email);
  await world.rest('userRecoverPasswordCheck', { email, code, newpassword, fingerprint });
  const mail = async () => (await mailsTo(world, email)).at(-1)?.text ?? '';
  const logInByPassword = () =>
    world.rest('userLogin', { username: email, password: newpassword, fingerprint });

  expect((await world.rest('loginOptions', {})).body.code_only).toBe(false);
  await world.rest('userSendLoginLink', { email, fingerprint, code_only: false });
  expect(await mail()).toContain('/login#');
  expect((await logInByPassword()).body).toHaveProperty('access_token');

  await changeBusiness(world, 'login_code_only', true);
  expect((await world.rest('loginOptions', {})).body.code_only).toBe(true);
  await world.rest('userSendLoginLink', { email, fingerprint, code_only: false });
  expect(await mail()).not.toContain('/login');
  await world.rest('userRegisterLink', { email, first_name: 'Ada', last_name: 'Byron', fingerprint });
  expect(await mail()).not.toContain('/login');
  expect((await logInByPassword()).body).toBe(false);
  const typed = { email, code: await latestCode(world, email), fingerprint };
  expect((await world.rest('userLoginRecoveryCode', typed)).body).toHaveProperty('access_token');
});

test('[GRD-08, GRD-09] allowed hosts are configurable, and the page may connect to them', async () => {
  const { body } = await world.rest('loginOptions', {});
  expect(body).toMatchObject({
    api_bases: ['https://api.shop.example/v2', 'https://other.example'],
    enter_hash_hosts: ['races.example', 'track.example'],
  });
  const page = await world.app.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toContain(
    "connect-src 'self' https://api.shop.example https://other.example;",
  );
});

test('[GRD-07, A21] the page of a login link contains none of its secrets, and sends no referrer', async () => {
  const url = '/token-login?a=SECRET-A&r=SECRET-R&b=https%3A%2F%2Fevil.example';
  const page = await world.app.inject({ url, headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  expect(page.headers['referrer-policy']).toBe('no-referrer');
  expect(page.body).not.toMatch(/SECRET|evil/);
  expect(page.body).toContain('window.initialQuery=location.search');
  const spelled = await world.app.inject({ url: '/Token-Login/?a=A', headers: { accept: 'text/html' } });
  expect(spelled.statusCode).toBe(301);
});

test('an API base that is not a URL prevents the start', async () => {
  await expect(createWorld({ LOGIN_API_BASES: 'evil' })).rejects.toThrow('LOGIN_API_BASES must be a URL');
});
