import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestCode, mailsTo, logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ada = { first_name: ' Ada ', last_name: 'King\nNoel', date_of_birth: '1985-12-10' };
const register = (email: string, more: object = {}) =>
  world.rest('userRegisterLink', { email, fingerprint, ...ada, ...more });

async function logInRegistered(email: string) {
  const code = await latestCode(world, email);
  const { body } = await world.rest('userLoginRecoveryCode', { email, code, fingerprint });
  const token = body ? body.access_token : '';
  return (await world.rest('userAuthUser', {}, { token })).body;
}

it('[APA-06, USR-01] registerLink mails a link, and using it creates a user with the given names', async () => {
  const { status, body } = await register('ada@example.com');
  expect([status, body.success]).toEqual([200, true]);
  const [mail] = await mailsTo(world, 'ada@example.com');
  expect(mail?.text).toMatch(/\/login#email=ada%40example\.com&token=[\w-]{43}/);
  expect(await logInRegistered('ada@example.com')).toMatchObject({
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'King Noel',
    date_of_birth: '1985-12-10',
    is_admin: false,
  });
});

it('[APA-06] registering a known address again does not rename its user', async () => {
  await register('bea@example.com');
  await logInRegistered('bea@example.com');
  await register('bea@example.com', { first_name: 'Mal', last_name: 'Lory', date_of_birth: '2001-01-01' });
  expect(await logInRegistered('bea@example.com')).toMatchObject({
    first_name: 'Ada',
    date_of_birth: '1985-12-10',
  });
});

it('[APA-06] registering again does not set a missing date of birth', async () => {
  await register('bev@example.com', { date_of_birth: null });
  await logInRegistered('bev@example.com');
  await register('bev@example.com', { date_of_birth: '2001-01-01' });
  expect(await logInRegistered('bev@example.com')).toMatchObject({ first_name: 'Ada', date_of_birth: null });
});

it('[APA-06] a user without a name gets the name of a later registration', async () => {
  await logIn(world, 'cy@example.com');
  await register('cy@example.com');
  expect(await logInRegistered('cy@example.com')).toMatchObject({
    first_name: 'Ada',
    last_name: 'King Noel',
  });
});

it('[USR-04] registering a known address gets the same response as an unknown one', async () => {
  await logIn(world, 'dot@example.com');
  const known = await register('dot@example.com');
  const unknown = await register('edd@example.com');
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

it.each(['bob\u0000@example.com', 'bob\u200d@example.com', '\u200ebob@example.com', 'b\u00adob@example.com'])(
  '[SEC-02] no mail is sent to %j, an alias of another account’s mailbox',
  async (email) => {
    const { status, body } = await register(email);
    expect([status, body]).toMatchObject([400, { fields: { email: 'This is not valid' } }]);
    expect((await world.rest('userSendLoginLink', { email, fingerprint })).status).toBe(400);
    expect((await world.rest('userRecoverPassword', { email })).status).toBe(400);
    expect(await mailsTo(world, 'bob@example.com')).toEqual([]);
  },
);

it.each([['2023-02-30'], ['31/12/1990'], ['2999-01-01']])(
  '[APA-06] %s is refused as a date of birth, at its field',
  async (date_of_birth) => {
    const { status, body } = await register('fred@example.com', { date_of_birth });
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { date_of_birth: expect.any(String) } });
    expect(await mailsTo(world, 'fred@example.com')).toHaveLength(0);
  },
);

it('[APA-06] a date of birth may be left out or blank', async () => {
  await register('gil@example.com', { date_of_birth: '' });
  expect(await logInRegistered('gil@example.com')).toMatchObject({ first_name: 'Ada', date_of_birth: null });
});

it('[APA-06] a blank name is refused at its field', async () => {
  const { status, body } = await register('hew@example.com', { first_name: '  ' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ fields: { first_name: expect.any(String) } });
});

/** Requests a login mail in one browser and uses its code in that browser or another. */
async function logInBy(email: string, requester: string, user = requester) {
  await world.rest('userSendLoginLink', { email, fingerprint: requester, code_only: true });
  const code = await latestCode(world, email);
  const { body } = await world.rest('userLoginRecoveryCode', { email, code, fingerprint: user });
  const token = body ? body.access_token : '';
  return (await world.rest('userAuthUser', {}, { token })).body;
}

const named = { first_name: 'Ada', last_name: 'King Noel', date_of_birth: '1985-12-10' };

it('[USR-01] the names of a sign-up are kept, whichever code of that browser is used to log in', async () => {
  await register('uma@example.com');
  expect(await logInBy('uma@example.com', fingerprint)).toMatchObject(named);
  await register('vic@example.com');
  expect(await logInBy('vic@example.com', fingerprint, 'a-telephone')).toMatchObject(named);
  await register('wes@example.com');
  expect(await logInBy('wes@example.com', 'a-telephone', fingerprint)).toMatchObject(named);
});

it('[USR-01] the names are kept even if the first code has expired and been deleted', async () => {
  const start = world.now.current;
  await register('jo@example.com');
  world.now.current = new Date(start.getTime() + 2 * 60 * 60_000);
  await world.services.accounts.sweep();
  expect(await logInBy('jo@example.com', fingerprint)).toMatchObject(named);
  world.now.current = start;
});

it('[USR-01] a sign-up from another browser does not set the names', async () => {
  await register('kit@example.com', { fingerprint: 'a-stranger' });
  expect(await logInBy('kit@example.com', fingerprint)).toMatchObject({ first_name: '', last_name: '' });
});

it('[USR-01] after a sign-up, the first login by a newly set password sets the names', async () => {
  const email = 'liv@example.com';
  await register(email);
  await world.rest('userRecoverPassword', { email });
  const code = await latestCode(world, email);
  await world.rest('userRecoverPasswordCheck', { email, code, newpassword: 'kerf and beam' });
  const login = { username: email, password: 'kerf and beam', fingerprint };
  const { body } = await world.rest('userLogin', login);
  const token = body ? body.access_token : '';
  expect((await world.rest('userAuthUser', {}, { token })).body).toMatchObject(named);
});
