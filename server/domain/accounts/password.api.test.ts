import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightenHash } from '../../testkit/light-hash.ts';
import { latestCode, mailsTo, logIn } from '../../testkit/log-in.ts';
import { hashPassword } from './password-hash.ts';
import { findUserByEmail, setPasswordHash } from './user-store.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
let world: World;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => world.close());

const logInByPassword = (username: string, password: string) =>
  world.rest('userLogin', { username, password, fingerprint });
const recover = (email: string) => world.rest('userRecoverPassword', { email });
const reset = (email: string, code: string, newpassword: string, alternate = false) =>
  world.rest('userRecoverPasswordCheck', { email, code, newpassword }, { alternate });

async function withPassword(email: string, password: string): Promise<void> {
  await recover(email);
  await reset(email, await latestCode(world, email), password);
}

it('[APA-01, USR-02] login by password returns a pair of tokens; the e-mail is not case-sensitive', async () => {
  await withPassword('ann@example.com', 'kerf and beam');
  const { status, body } = await logInByPassword(' Ann@Example.com', 'kerf and beam');
  expect(status).toBe(200);
  expect(body).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String) });
});

it('[APA-01, A35] a wrong password, an unknown user and a user without a password all get false', async () => {
  await withPassword('bob@example.com', 'kerf and beam');
  await logIn(world, 'mail-only@example.com');
  for (const [username, password] of [
    ['bob@example.com', 'Kerf and beam'],
    ['nobody@example.com', 'kerf and beam'],
    ['mail-only@example.com', 'kerf and beam'],
    ['no address', 'kerf and beam'],
  ] as const) {
    const { status, body, response } = await logInByPassword(username, password);
    expect([status, body, response.payload]).toEqual([200, false, 'false']);
  }
});

it('[SEC-01] only an argon2id hash of the password is stored, each with its own salt', async () => {
  await withPassword('cat@example.com', 'the same words');
  await withPassword('dog@example.com', 'the same words');
  const rows = await world.services.database
    .selectFrom('users')
    .select('password_hash')
    .where('email', 'in', ['cat@example.com', 'dog@example.com'])
    .execute();
  const hashes = rows.map((row) => row.password_hash ?? '');
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  }
  expect(new Set(hashes).size).toBe(2);
});

it('[APA-07, USR-03, A34] recoverPassword mails a six-digit code, and a link whose fragment holds a token that works like it, once', async () => {
  const { status, body } = await recover('eve@example.com');
  expect([status, body.success]).toEqual([200, true]);
  const [mail] = await mailsTo(world, 'eve@example.com');
  expect(mail?.html).toContain(await latestCode(world, 'eve@example.com'));
  const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing:');
  expect(link.origin + link.pathname + link.search).toBe('https://shop.example/forgotpassword');
  expect(mail?.html.replaceAll('&amp;', '&')).toContain(`href="${link.href}"`);
  const fragment = new URLSearchParams(link.hash.slice(1));
  expect(fragment.get('email')).toBe('eve@example.com');
  const token = fragment.get('token') ?? '';
  expect((await reset('somebody@example.com', token, 'kerf and beam')).status).toBe(422);
  expect((await reset('eve@example.com', token, 'kerf and beam')).status).toBe(200);
  expect((await reset('eve@example.com', token, 'beam and kerf')).status).toBe(422);
  expect((await logInByPassword('eve@example.com', 'kerf and beam')).body).toHaveProperty('access_token');
});

it('[APA-08, SEC-02] too many wrong codes are refused at the code field, with the duration of the lock', async () => {
  await recover('lea@example.com');
  const code = await latestCode(world, 'lea@example.com');
  const wrong = code === '000000' ? '000001' : '000000';
  for (let attempt = 1; attempt <= 4; attempt += 1) await reset('lea@example.com', wrong, 'kerf and beam');
  const locked = await reset('lea@example.com', wrong, 'kerf and beam');
  expect(locked.status).toBe(429);
  expect(locked.body).toMatchObject({ text_code: 'CODE_LOCKED', fields: { code: expect.any(String) } });
  expect(locked.response.headers['retry-after']).toBe('900');
});

it('[APA-08, SEC-02] a new password works for login at once, even after many wrong ones', async () => {
  await withPassword('max@example.com', 'first password');
  await lightenHash(world, 'max@example.com', 'first password');
  for (let attempt = 1; attempt <= 11; attempt += 1) await logInByPassword('max@example.com', 'not this one');
  expect((await logInByPassword('max@example.com', 'first password')).status).toBe(429);
  await withPassword('max@example.com', 'second password');
  expect((await logInByPassword('max@example.com', 'second password')).body).toHaveProperty('access_token');
});

it('[USR-04] recoverPassword gives the same response for known and unknown addresses', async () => {
  await logIn(world, 'known@example.com');
  const known = await recover('known@example.com');
  const unknown = await recover('unknown@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

it('[APA-08, USR-03] the code sets the new password once', async () => {
  await withPassword('fay@example.com', 'first password');
  await recover('fay@example.com');
  const code = await latestCode(world, 'fay@example.com');
  const both = await Promise.all([
    reset('fay@example.com', code, 'second password'),
    reset('fay@example.com', code, 'second password'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const again = await reset('fay@example.com', code, 'third password');
  expect(again.status).toBe(422);
  expect(again.body).toMatchObject({ text_code: 'CODE_INVALID', fields: { code: expect.any(String) } });
  expect((await logInByPassword('fay@example.com', 'first password')).body).toBe(false);
  expect((await logInByPassword('fay@example.com', 'second password')).body).toHaveProperty('access_token');
});

it('[APA-08, A33] the GET call sets it too, and its response is not cached', async () => {
  await recover('gus@example.com');
  const code = await latestCode(world, 'gus@example.com');
  const { status, response } = await reset('gus@example.com', code, 'plain & simple', true);
  expect(status).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await logInByPassword('gus@example.com', 'plain & simple')).body).toHaveProperty('access_token');
});

it('[APA-08] a password under 8 characters is refused at its field and the code stays valid', async () => {
  await recover('hal@example.com');
  const code = await latestCode(world, 'hal@example.com');
  const short = await reset('hal@example.com', code, '7 chars');
  expect(short.status).toBe(400);
  expect(short.body).toMatchObject({ fields: { newpassword: 'This must have at least 8 characters' } });
  expect((await reset('hal@example.com', code, '8 chars!')).status).toBe(200);
});

it('[APA-08] a login code cannot set a password, and a password code cannot log in', async () => {
  await world.rest('userSendLoginLink', { email: 'ian@example.com', fingerprint, code_only: true });
  const loginCode = await latestCode(world, 'ian@example.com');
  expect((await reset('ian@example.com', loginCode, 'new password')).status).toBe(422);
  await recover('jan@example.com');
  const code = await latestCode(world, 'jan@example.com');
  const login = await world.rest('userLoginRecoveryCode', { email: 'jan@example.com', code, fingerprint });
  expect(login.body).toBe(false);
});

it('[SEC-01] a new password ends every login of the user', async () => {
  const kim = await logIn(world, 'kim@example.com');
  await withPassword('kim@example.com', 'a new password');
  const refreshed = await world.rest('userRefreshToken', {
    refresh_token: kim.refreshToken,
    fingerprint: kim.fingerprint,
  });
  expect(refreshed.status).toBe(401);
});

it('[SEC-01] requests that use an old password while it is being replaced are refused like those with a wrong one', async () => {
  const { database, accounts, passwords, deletions } = world.services;
  const email = 'ivy@example.com';
  const from = '192.0.2.1';
  const whileReplaced = async <T>(act: (userId: number) => Promise<T>): Promise<T> => {
    await withPassword(email, 'the old words');
    const { id } = (await findUserByEmail(database, email)) ?? { id: 0 };
    const hash = await hashPassword('the new words');
    const acting = act(id);
    await setPasswordHash(database, id, hash);
    return acting;
  };
  const proof = { password: 'the old words', fingerprint, from };
  const wrong = { ok: false, refusal: { status: 422, fields: { password: expect.anything() } } };
  const login = () => accounts.loginByPassword({ username: email, ...proof });
  expect(await whileReplaced(login)).toBeNull();
  const change = (id: number) => passwords.changePassword(id, { newpassword: 'words of theirs', ...proof });
  expect(await whileReplaced(change)).toMatchObject(wrong);
  expect(await whileReplaced((id) => deletions.delete(id, { ...proof, locale: 'en' }))).toMatchObject(wrong);
  expect((await logInByPassword(email, 'the new words')).body).toHaveProperty('access_token');
});

it('[APA-11] a mailed code sets a password even if the old one was just replaced', async () => {
  const { database, passwords } = world.services;
  const email = 'joe@example.com';
  await withPassword(email, 'the old words');
  await recover(email);
  const code = await latestCode(world, email);
  const { id } = (await findUserByEmail(database, email)) ?? { id: 0 };
  const hash = await hashPassword('the new words');
  const given = { newpassword: 'newer words', code, fingerprint, from: '192.0.2.1' };
  const changing = passwords.changePassword(id, given);
  await setPasswordHash(database, id, hash);
  expect((await changing).ok).toBe(true);
  expect((await logInByPassword(email, 'newer words')).body).toHaveProperty('access_token');
});
