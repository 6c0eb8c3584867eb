import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RestCalls } from '../generated/rest-schemas.ts';
import { lightenHash } from '../testkit/light-hash.ts';
import { latestCode, mailsTo } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { rateLimits } from './rate-limits.ts';

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
let world: World;
let windowStart = new Date('2026-11-21T10:00:00.000Z');
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  windowStart = new Date(windowStart.getTime() + DAY_MS);
  world.now.current = windowStart;
});

const maxPer = (call: keyof typeof rateLimits, per: string) =>
  rateLimits[call].find((rule) => rule.per === per)?.max ?? Number.NaN;

const email = 'ann@example.com';
const calls = {
  login: ['userLogin', { username: email, password: 'wrong', fingerprint }],
  sendLoginLink: ['userSendLoginLink', { email, fingerprint }],
  recoverPassword: ['userRecoverPassword', { email }],
} as const satisfies Partial<Record<keyof typeof rateLimits, [keyof RestCalls, object]>>;

type Limited = keyof typeof calls;
const make = (call: Limited, more: object = {}) => {
  const [name, input] = calls[call];
  return world.rest(name, { ...input, ...more } as RestCalls[typeof name]['input']);
};

/** Uses the code of the latest mail; Ann has not logged in in this test's browser before. */
const setPassword = async () => {
  const newpassword = 'kerf and beam';
  await world.rest('userRecoverPasswordCheck', { email, code: await latestCode(world, email), newpassword });
  await lightenHash(world, email, newpassword);
};

it.each(Object.keys(calls) as Limited[])(
  '[SEC-02] %s for one e-mail is refused beyond its limit, with Retry-After, until the window ends',
  async (call) => {
    const max = maxPer(call, call === 'login' ? 'emailAndIp' : 'email');
    for (let count = 1; count <= max; count += 1) expect((await make(call)).status).not.toBe(429);
    world.now.current = new Date(windowStart.getTime() + 60_500);
    const { status, body, response } = await make(call);
    expect(status).toBe(429);
    expect(body).toMatchObject({
      text_code: 'RATE_LIMITED',
      params: { count: 14, unit: 'minutes' },
      message: expect.stringContaining('14 minutes'),
    });
    expect(response.headers['retry-after']).toBe('840');
    world.now.current = new Date(windowStart.getTime() + 15 * 60_000);
    expect((await make(call)).status).not.toBe(429);
  },
);

it('[SEC-02] the limit of one e-mail, however it is written, does not affect another', async () => {
  for (let count = 1; count <= maxPer('sendLoginLink', 'email'); count += 1) await make('sendLoginLink');
  expect((await make('sendLoginLink', { email: ' ANN@example.com ' })).status).toBe(429);
  expect((await make('sendLoginLink', { email: 'bob@example.com' })).status).toBe(200);
});

it('[SEC-02] a link still logs in when someone has used up the codes of its address', async () => {
  const linked = { email, fingerprint };
  await make('sendLoginLink');
  const mail = (await mailsTo(world, email)).at(-1);
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const type = (code: string) => world.rest('userLoginRecoveryCode', { ...linked, code });
  for (let count = 0; count < 6; count += 1) await type('000000');
  expect((await type('123456')).status).toBe(429);
  expect((await type(token)).body).toHaveProperty('access_token');
});

it('[SEC-02] a right password resets the count', async () => {
  await make('recoverPassword');
  await setPassword();
  for (let round = 1; round <= 2; round += 1) {
    for (let count = 1; count < maxPer('login', 'emailAndIp'); count += 1) await make('login');
    expect((await make('login', { password: 'kerf and beam' })).body).toHaveProperty('access_token');
  }
});

it('[SEC-02] guessing a password from elsewhere does not lock its owner out, and is limited', async () => {
  await make('recoverPassword');
  await setPassword();
  const login = async (remoteAddress: string, password: string) => {
    const payload = { username: email, password, fingerprint: 'never-logged-in-before' };
    const url = '/api/v1/cognito/user/login';
    const { statusCode, body } = await world.app.inject({ method: 'POST', url, remoteAddress, payload });
    return statusCode === 429 ? 429 : body.includes('access_token');
  };
  for (let count = 1; count <= 10; count += 1) expect(await login('198.51.100.1', 'wrong')).toBe(false);
  expect(await login('198.51.100.1', 'kerf and beam')).toBe(429);
  expect(await login('192.0.2.1', 'kerf and beam')).toBe(true);
  // Skips hashing a hundred passwords.
  const guess = (ip: string) => {
    const caller = { request: { ip, headers: {} }, reply: { header: () => undefined } };
    return world.services.rateLimits.limit('login', caller, { email });
  };
  for (let at = 0; at < 100; at += 1) expect(await guess(`203.0.113.${at}`)).toBeNull();
  expect(await guess('203.0.113.100')).toMatchObject({ ok: false, refusal: { status: 429 } });
});

it('[SEC-02] calls from one address are counted together, whatever e-mail they contain', async () => {
  const from = (remoteAddress: string, index: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/cognito/user/registerLink',
      remoteAddress,
      payload: { email: `a${index}@example.com`, first_name: 'A', last_name: 'B', fingerprint },
    });
  const max = maxPer('registerLink', 'ip');
  for (let count = 1; count <= max; count += 1) expect((await from('192.0.2.1', count)).statusCode).toBe(200);
  expect((await from('192.0.2.1', 999)).statusCode).toBe(429);
  expect((await from('192.0.2.2', 999)).statusCode).toBe(200);
});

it('[SEC-02] one address can look up options 300 times a minute; more is refused with Retry-After', async () => {
  const call = (remoteAddress: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/sell/cart/searchsku',
      remoteAddress,
      payload: { product: 1, variations: [], addons: [] },
    });
  expect(maxPer('searchsku', 'ip')).toBe(300);
  const statuses = new Set<number>();
  for (let count = 1; count <= 300; count += 1) statuses.add((await call('192.0.2.7')).statusCode);
  expect([...statuses]).toEqual([200]);
  const refused = await call('192.0.2.7');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect((await call('192.0.2.8')).statusCode).toBe(200);
});

it('[SEC-02] processes whose clocks differ by a minute count together, also where a window ends', async () => {
  const max = maxPer('sendLoginLink', 'email');
  const end = windowStart.getTime() + 15 * 60_000;
  for (let count = 1; count <= max; count += 1) {
    const isAhead = count % 2 === 1;
    world.now.current = new Date(end + (isAhead ? 30_000 : -30_000));
    expect((await make('sendLoginLink')).status).toBe(200);
  }
  expect((await make('sendLoginLink')).status).toBe(429);
});

it('[SEC-02] simultaneous calls are all counted', async () => {
  const max = maxPer('sendLoginLink', 'email');
  const all = await Promise.all(Array.from({ length: max + 4 }, () => make('sendLoginLink')));
  expect(all.filter(({ status }) => status === 429)).toHaveLength(4);
});

it('[SEC-02] the counters contain no e-mail and no address, and are deleted when they expire', async () => {
  await make('sendLoginLink');
  const counters = () => world.services.database.selectFrom('rate_limits').selectAll().execute();
  const stored = JSON.stringify(await counters());
  expect(stored).toContain('sendLoginLink');
  expect(stored).not.toMatch(/ann@example|127\.0\.0\.1/);
  world.now.current = new Date(windowStart.getTime() + 2 * DAY_MS);
  await world.services.jobs.runAll();
  expect(await counters()).toHaveLength(0);
});
