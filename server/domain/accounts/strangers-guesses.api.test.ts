import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestCode, mailsTo, logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const own = 'V1StGXR8_Z5jdHi6B-myT';
const stranger = (index: number) => `stranger-${index}`.padEnd(21, 'x');
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

/** Sends a request from a separate IP address. */
async function from(remoteAddress: string, path: string, payload: object) {
  const url = `/api/v1/cognito/user/${path}`;
  const response = await world.app.inject({ method: 'POST', url, remoteAddress, payload });
  return { status: response.statusCode, body: response.json() };
}
const typeCode = (email: string, code: string, fingerprint: string, at = '192.0.2.1') =>
  from(at, 'loginRecoveryCode', { email, code, fingerprint });
const typePassword = (username: string, password: string, fingerprint: string, at = '192.0.2.1') =>
  from(at, 'login', { username, password, fingerprint });
const latestLinkToken = async (email: string) =>
  /token=([\w-]{43})/.exec((await mailsTo(world, email)).at(-1)?.text ?? '')?.[1] ?? '';
const addressOf = (index: number) => `198.51.${index >> 8}.${index & 255}`;

it('[SEC-02] hundreds of wrong codes from strangers leave the code valid in the browser that requested it', async () => {
  const email = 'ann@example.com';
  await world.rest('userSendLoginLink', { email, fingerprint: own, code_only: true });
  const code = await latestCode(world, email);
  const last = [];
  for (let index = 0; index < 200; index += 1)
    last.push(await typeCode(email, wrongFor(code), stranger(index), addressOf(index)));
  expect(last.at(-1)).toMatchObject({ status: 429, body: { text_code: 'CODE_LOCKED' } });
  expect((await typeCode(email, code, stranger(1), '203.0.113.1')).status).toBe(429);
  expect((await typeCode(email, code, own)).body).toHaveProperty('access_token');
});

it('[SEC-02] a code works in other browsers than the requesting one, which share five attempts', async () => {
  const email = 'bob@example.com';
  await world.rest('userSendLoginLink', { email, fingerprint: own, code_only: true });
  const code = await latestCode(world, email);
  for (let index = 0; index < 4; index += 1) await typeCode(email, wrongFor(code), stranger(index));
  expect((await typeCode(email, code, stranger(9))).body).toHaveProperty('access_token');

  await world.rest('userSendLoginLink', { email, fingerprint: own, code_only: true });
  const next = await latestCode(world, email);
  for (let index = 0; index < 5; index += 1) await typeCode(email, wrongFor(next), stranger(index));
  expect((await typeCode(email, next, stranger(9))).status).toBe(429);
});

it('[SEC-02] the requesting browser has five attempts, too', async () => {
  const email = 'cat@example.com';
  await world.rest('userSendLoginLink', { email, fingerprint: own, code_only: true });
  const code = await latestCode(world, email);
  for (let index = 0; index < 5; index += 1) await typeCode(email, wrongFor(code), own);
  expect(await typeCode(email, code, own)).toMatchObject({
    status: 429,
    body: { text_code: 'CODE_LOCKED', params: { minutes: 15 } },
  });
});

it('[SEC-02] a password reset code, too, stays valid in the requesting browser after strangers’ wrong codes', async () => {
  const email = 'dan@example.com';
  await world.rest('userRecoverPassword', { email, fingerprint: own });
  const code = await latestCode(world, email);
  const check = (given: string, fingerprint: string | null, at: string) =>
    from(at, 'recoverPasswordCheck', { email, code: given, newpassword: 'kerf and beam', fingerprint });
  for (let index = 0; index < 70; index += 1)
    await check(wrongFor(code), index % 2 ? stranger(index) : null, addressOf(index));
  expect((await check(code, null, '203.0.113.1')).status).toBe(429);
  expect((await check(code, own, '192.0.2.1')).status).toBe(200);
});

it('[SEC-02] however many passwords strangers try, from however many addresses, the right one works in a browser known from an earlier login', async () => {
  const email = 'eve@example.com';
  const { fingerprint, token } = await logIn(world, email);
  await world.rest('userRecoverPassword', { email, fingerprint });
  const code = await latestCode(world, email);
  const newpassword = 'kerf and beam';
  await world.rest('userRecoverPasswordCheck', { email, code, newpassword, fingerprint });
  expect(token).not.toBe('');
  // Skips hashing hundreds of passwords.
  const { rateLimits } = world.services;
  const reply = { header: () => undefined };
  for (let index = 0; index < 150; index += 1)
    await rateLimits.limit('login', { request: { ip: addressOf(index), headers: {} }, reply }, { email });
  expect((await typePassword(email, newpassword, stranger(1), '203.0.113.9')).status).toBe(429);
  expect((await typePassword(email, newpassword, fingerprint)).body).toHaveProperty('access_token');
});

it('[SEC-02] guesses are limited in a known browser, too', async () => {
  const email = 'fay@example.com';
  const { fingerprint } = await logIn(world, email);
  for (let index = 0; index < 10; index += 1)
    expect((await typePassword(email, 'wrong', fingerprint, addressOf(index))).body).toBe(false);
  expect(await typePassword(email, 'wrong', fingerprint, '203.0.113.3')).toMatchObject({
    status: 429,
    body: { text_code: 'RATE_LIMITED', params: { unit: 'minutes' } },
  });
});

it('[SEC-02] mails requested by strangers do not block requests from a known browser', async () => {
  const email = 'gus@example.com';
  const { fingerprint } = await logIn(world, email);
  const requestMail = (browser: string, at: string) =>
    from(at, 'sendLoginLink', { email, fingerprint: browser });
  for (let index = 0; index < 6; index += 1) await requestMail(stranger(index), addressOf(index));
  expect((await requestMail(stranger(7), '203.0.113.4')).status).toBe(429);
  expect((await requestMail(fingerprint, '192.0.2.1')).status).toBe(200);
});

it('[SEC-02] logins and sign-ups share the limit of mails per address, and so of codes that can be guessed', async () => {
  const email = 'hal@example.com';
  for (let index = 0; index < 3; index += 1) {
    await from(addressOf(index), 'sendLoginLink', { email, fingerprint: stranger(index) });
    const names = { first_name: 'A', last_name: 'B' };
    await from(addressOf(index), 'registerLink', { email, ...names, fingerprint: stranger(index) });
  }
  expect((await from('192.0.2.1', 'sendLoginLink', { email, fingerprint: own })).status).toBe(429);
});

it('[APA-09] a newer code replaces the earlier one of the same browser, as the refusal says; a stranger’s request replaces none', async () => {
  const email = 'ida@example.com';
  const send = (fingerprint: string) =>
    world.rest('userSendLoginLink', { email, fingerprint, code_only: true });
  await send(own);
  const first = await latestCode(world, email);
  await send(stranger(1));
  await send(own);
  const newest = await latestCode(world, email);
  expect(await typeCode(email, first, own)).toMatchObject({
    status: 422,
    body: { text_code: 'CODE_REPLACED', fields: { code: expect.stringContaining('newest') } },
  });
  await send(stranger(2));
  expect((await typeCode(email, newest, own)).body).toHaveProperty('access_token');
});

it('[APA-09, A34] the link of an earlier mail is refused as replaced, and the newer one logs in', async () => {
  const email = 'jon@example.com';
  const send = () => world.rest('userSendLoginLink', { email, fingerprint: own });
  await send();
  const first = await latestLinkToken(email);
  await send();
  expect(await typeCode(email, first, own)).toMatchObject({
    status: 422,
    body: { text_code: 'CODE_REPLACED' },
  });
  expect((await typeCode(email, await latestLinkToken(email), own)).body).toHaveProperty('access_token');
});
