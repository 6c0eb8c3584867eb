import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection.ts';
import type { TokenPair } from '../../generated/wire.ts';
import { latestCode, logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';
import { rateLimits } from '../../http/rate-limits.ts';
import { ACCESS_TOKEN_MINUTES } from './access-tokens.ts';
import { AccountLog } from './account-log.ts';
import { LoginSessions } from './login-sessions.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const refresh = (refresh_token: string, fingerprint: string) =>
  world.rest('userRefreshToken', { refresh_token, fingerprint });

const wait = (milliseconds: number) => {
  world.now.current = new Date(world.now.current.getTime() + milliseconds);
};

const refusal = { text_code: 'TOKEN_INVALID', params: {}, details: [], message: expect.any(String) };

function signTokens({ status, body }: { status: number; body: TokenPair | null }): TokenPair {
  expect(status).toBe(200);
  if (!body) throw new Error('no tokens');
  return body;
}

it('[APA-03] refreshToken returns a new pair that works', async () => {
  const ann = await logIn(world);
  const first = signTokens(await refresh(ann.refreshToken, ann.fingerprint));
  expect(first.refresh_token).not.toBe(ann.refreshToken);
  const user = await world.rest('userAuthUser', {}, { token: first.access_token });
  expect(user.body.id).toBe(ann.userId);
  signTokens(await refresh(first.refresh_token, ann.fingerprint));
});

it('[APA-03] another fingerprint is refused, and the right one still works afterwards', async () => {
  const bob = await logIn(world);
  const { status, body } = await refresh(bob.refreshToken, 'another-browser-of-us');
  expect(status).toBe(401);
  expect(body).toEqual(refusal);
  signTokens(await refresh(bob.refreshToken, bob.fingerprint));
});

it('[APA-03] an invalid refresh token is refused', async () => {
  const cat = await logIn(world);
  for (const token of ['nonsense', cat.token]) {
    expect((await refresh(token, cat.fingerprint)).body).toEqual(refusal);
  }
});

it('[APA-03] a refresh token that is unused for 30 days is refused', async () => {
  const dan = await logIn(world);
  const start = world.now.current;
  wait(30 * 86_400_000);
  expect((await refresh(dan.refreshToken, dan.fingerprint)).status).toBe(401);
  world.now.current = new Date(start.getTime() + 30 * 86_400_000 - 1);
  signTokens(await refresh(dan.refreshToken, dan.fingerprint));
  world.now.current = start;
});

it('[A60, TOK-10] the previous token stays valid for 10 s, and both resulting tokens keep working', async () => {
  const eve = await logIn(world);
  const tabOne = signTokens(await refresh(eve.refreshToken, eve.fingerprint));
  wait(10_000);
  const tabTwo = signTokens(await refresh(eve.refreshToken, eve.fingerprint));
  const next = signTokens(await refresh(tabTwo.refresh_token, eve.fingerprint));
  expect((await refresh(tabOne.refresh_token, eve.fingerprint)).status).toBe(200);
  expect((await refresh(next.refresh_token, eve.fingerprint)).status).toBe(200);
});

it('[SEC-01, A60] reusing a token after the 10 s revokes the whole family', async () => {
  const fay = await logIn(world);
  const thief = signTokens(await refresh(fay.refreshToken, fay.fingerprint));
  wait(10_001);
  expect((await refresh(fay.refreshToken, fay.fingerprint)).body).toEqual(refusal);
  expect((await refresh(thief.refresh_token, fay.fingerprint)).body).toEqual(refusal);
});

it('[SEC-01] a token from two rotations ago revokes the family at once', async () => {
  const gus = await logIn(world);
  const first = signTokens(await refresh(gus.refreshToken, gus.fingerprint));
  const second = signTokens(await refresh(first.refresh_token, gus.fingerprint));
  expect((await refresh(gus.refreshToken, gus.fingerprint)).status).toBe(401);
  expect((await refresh(second.refresh_token, gus.fingerprint)).status).toBe(401);
});

it('[SEC-01] revoking one family keeps the other logins of the user', async () => {
  const laptop = await logIn(world, 'hal@example.com');
  const phone = await logIn(world, 'hal@example.com');
  await refresh(laptop.refreshToken, laptop.fingerprint);
  wait(10_001);
  expect((await refresh(laptop.refreshToken, laptop.fingerprint)).status).toBe(401);
  expect((await refresh(phone.refreshToken, phone.fingerprint)).status).toBe(200);
});

it('[SEC-01] refresh tokens are stored hashed', async () => {
  const ian = await logIn(world);
  const rows = await world.services.database.selectFrom('refresh_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ian.refreshToken);
});

it('a browser that refreshes without end is refused until its access token expires, and stays logged in', async () => {
  const window = ACCESS_TOKEN_MINUTES * 60_000;
  world.now.current = new Date(Math.ceil(world.now.current.getTime() / window) * window);
  const pam = await logIn(world, 'pam@example.com');
  const phone = await logIn(world, 'pam@example.com');
  const stored = async () =>
    (await world.services.database.selectFrom('refresh_tokens').select('token_hash').execute()).length;
  const [{ max }] = rateLimits.refreshToken;
  let newest = pam.refreshToken;
  for (let count = 1; count <= max; count += 1)
    newest = signTokens(await refresh(newest, pam.fingerprint)).refresh_token;
  const before = await stored();
  const { status, body } = await refresh(newest, pam.fingerprint);
  expect([status, body]).toMatchObject([429, { text_code: 'RATE_LIMITED' }]);
  expect(await stored()).toBe(before);
  expect((await refresh(phone.refreshToken, phone.fingerprint)).status).toBe(200);
  wait(window);
  newest = signTokens(await refresh(newest, pam.fingerprint)).refresh_token;
  for (let count = 2; count <= max; count += 1)
    newest = signTokens(await refresh(newest, pam.fingerprint)).refresh_token;
  expect((await refresh(pam.refreshToken, pam.fingerprint)).status).toBe(401);
  expect((await refresh(newest, pam.fingerprint)).status).toBe(401);
});

it('[A60] simultaneous rotations in two processes rotate once, and all get tokens that work', async () => {
  const joy = await logIn(world);
  const { environment, connection, accessTokens, clock, sessions } = world.services;
  // SQLite supports one process; on PostgreSQL a second one has its own connections.
  const other = connection.engine === 'postgres' ? await openDatabase(environment) : null;
  const otherSessions = new LoginSessions({
    database: other?.database ?? connection.database,
    accessTokens,
    clock,
    log: new AccountLog({ clock }),
  });
  const all = await Promise.all(
    Array.from({ length: 8 }, (_item, index) =>
      (index % 2 === 0 ? sessions : otherSessions).rotate(joy.refreshToken, joy.fingerprint, '192.0.2.1'),
    ),
  );
  const { generation } = await world.services.database
    .selectFrom('login_sessions')
    .select('generation')
    .where('user_id', '=', joy.userId)
    .executeTakeFirstOrThrow();
  expect(generation).toBe(2);
  const tokens = all.flatMap((outcome) => (outcome.ok ? [outcome.value.refresh_token] : []));
  expect(new Set(tokens).size).toBe(8);
  const next = await Promise.all(tokens.map((token) => sessions.rotate(token, joy.fingerprint, '192.0.2.1')));
  expect(next.every((outcome) => outcome.ok)).toBe(true);
  await other?.close();
});

it('[APA-02] logout revokes the refresh token of this browser and of no other', async () => {
  const laptop = await logIn(world, 'kim@example.com');
  const phone = await logIn(world, 'kim@example.com');
  const { status, body } = await world.rest('userLogout', {}, { token: laptop.token });
  expect([status, body.success]).toEqual([200, true]);
  expect((await refresh(laptop.refreshToken, laptop.fingerprint)).body).toEqual(refusal);
  signTokens(await refresh(phone.refreshToken, phone.fingerprint));
});

it('[APA-02] logout without a token succeeds and does nothing', async () => {
  expect((await world.rest('userLogout', {})).body).toEqual({ success: true });
});

/** Returns the e-mail address of this access token's user, or the text code of the refusal. */
const emailOf = async (token: string) => {
  const { status, body } = await world.rest('userAuthUser', {}, { token });
  return status === 200 ? body.email : (body as { text_code?: string }).text_code;
};

it('[APA-02, SEC-01] logout invalidates its access token at once, and no other', async () => {
  const laptop = await logIn(world, 'lou@example.com');
  const phone = await logIn(world, 'lou@example.com');
  await world.rest('userLogout', {}, { token: laptop.token });
  expect([await emailOf(laptop.token), await emailOf(phone.token)]).toEqual([
    'TOKEN_INVALID',
    'lou@example.com',
  ]);
});

it('[SEC-01] a new password invalidates the access tokens of every browser', async () => {
  const thief = await logIn(world, 'mia@example.com');
  await world.rest('userRecoverPassword', { email: 'mia@example.com' });
  const code = await latestCode(world, 'mia@example.com');
  const reset = { email: 'mia@example.com', code, newpassword: 'kerf and beam' };
  await world.rest('userRecoverPasswordCheck', reset);
  expect(await emailOf(thief.token)).toBe('TOKEN_INVALID');
  const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
  const login = { username: 'mia@example.com', password: 'kerf and beam', fingerprint };
  const { body } = await world.rest('userLogin', login);
  expect(await emailOf(body ? body.access_token : '')).toBe('mia@example.com');
});

it('[A60, SEC-01] using a refresh token twice invalidates the access tokens of its family', async () => {
  const nia = await logIn(world);
  const next = signTokens(await refresh(nia.refreshToken, nia.fingerprint));
  expect(await emailOf(next.access_token)).toBe(nia.email);
  world.now.current = new Date(world.now.current.getTime() + 11_000);
  await refresh(nia.refreshToken, nia.fingerprint);
  expect(await emailOf(next.access_token)).toBe('TOKEN_INVALID');
});
