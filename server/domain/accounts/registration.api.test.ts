import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestCode, mailsTo, signIn } from '../../testkit/sign-in.ts';
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

async function logIn(email: string) {
  const code = await latestCode(world, email);
  const { answer } = await world.rest('userLoginRecoveryCode', { email, code, fingerprint });
  const token = answer ? answer.access_token : '';
  return (await world.rest('userAuthUser', {}, { token })).answer;
}

it('[APA-06, USR-01] registerLink mails a link, and who uses it is a user with these names', async () => {
  const { status, answer } = await register('ada@example.com');
  expect([status, answer.success]).toEqual([200, true]);
  const [mail] = await mailsTo(world, 'ada@example.com');
  expect(mail?.text).toMatch(/\/login#email=ada%40example\.com&token=[\w-]{43}/);
  expect(await logIn('ada@example.com')).toMatchObject({
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'King Noel',
    date_of_birth: '1985-12-10',
    is_admin: false,
  });
});

it('[APA-06] nobody can rename a user by registering his address again', async () => {
  await register('bea@example.com');
  await logIn('bea@example.com');
  await register('bea@example.com', { first_name: 'Mal', last_name: 'Lory', date_of_birth: '2001-01-01' });
  expect(await logIn('bea@example.com')).toMatchObject({ first_name: 'Ada', date_of_birth: '1985-12-10' });
});

it('[APA-06] a user who came without a name gets the one he registers with', async () => {
  await signIn(world, 'cy@example.com');
  await register('cy@example.com');
  expect(await logIn('cy@example.com')).toMatchObject({ first_name: 'Ada', last_name: 'King Noel' });
});

it('[USR-04] registering a known address gets the same answer as an unknown one', async () => {
  await signIn(world, 'dot@example.com');
  const known = await register('dot@example.com');
  const unknown = await register('edd@example.com');
  expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
});

it.each([['2023-02-30'], ['31/12/1990'], ['2999-01-01']])(
  '[APA-06] %s is refused as a date of birth, at its field',
  async (date_of_birth) => {
    const { status, answer } = await register('fred@example.com', { date_of_birth });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ fields: { date_of_birth: expect.any(String) } });
    expect(await mailsTo(world, 'fred@example.com')).toHaveLength(0);
  },
);

it('[APA-06] a date of birth may be left out or blank', async () => {
  await register('gil@example.com', { date_of_birth: '' });
  expect(await logIn('gil@example.com')).toMatchObject({ first_name: 'Ada', date_of_birth: null });
});

it('[APA-06] a blank name is refused at its field', async () => {
  const { status, answer } = await register('hew@example.com', { first_name: '  ' });
  expect(status).toBe(400);
  expect(answer).toMatchObject({ fields: { first_name: expect.any(String) } });
});
