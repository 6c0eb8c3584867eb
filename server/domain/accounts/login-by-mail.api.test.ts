import { afterAll, beforeAll, expect, it } from 'vitest';
import { latestCode, mailsTo } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const fingerprint = 'V1StGXR8_Z5jdHi6B-myT';
let world: World;
beforeAll(async () => {
  world = await createWorld({ PUBLIC_URL: 'https://shop.example' });
});
afterAll(() => world.close());

const send = (email: string, code_only = false) =>
  world.rest('userSendLoginLink', { email, fingerprint, code_only });
const use = (email: string, code: string, alternate = false) =>
  world.rest('userLoginRecoveryCode', { email, code, fingerprint }, { alternate });

async function linkOf(email: string): Promise<URL> {
  const mail = (await mailsTo(world, email)).at(-1);
  return new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? 'missing:');
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

async function userNamed(email: string) {
  return world.services.database.selectFrom('users').selectAll().where('email', '=', email).execute();
}

it('[APA-05] sendLoginLink mails a link and a code that log in', async () => {
  const { status, body } = await send('ann@example.com');
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, message: expect.stringContaining('15 minutes') });
  const code = await latestCode(world, 'ann@example.com');
  const tokens = await use('ann@example.com', code);
  expect(tokens.body).toEqual({ access_token: expect.any(String), refresh_token: expect.any(String) });
});

it('[APA-05] code_only mails the code without a link', async () => {
  await send('bob@example.com', true);
  const [mail] = await mailsTo(world, 'bob@example.com');
  expect(mail?.text).toMatch(/\b\d{6}\b/);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/https?:/);
});

it('[A34] the link has its secret in the fragment, and requesting its page does not use it up', async () => {
  await send('cleo+laser@example.com');
  const link = await linkOf('cleo+laser@example.com');
  expect(link.origin + link.pathname + link.search).toBe('https://shop.example/login');
  const fragment = new URLSearchParams(link.hash.slice(1));
  expect(fragment.get('email')).toBe('cleo+laser@example.com');
  const token = fragment.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  await world.app.inject({ method: 'GET', url: `${link.pathname}${link.search}` });
  expect((await use('cleo+laser@example.com', token)).body).toHaveProperty('access_token');
});

it('[A34] the HTML part of the mail contains the same link', async () => {
  await send('carol@example.com');
  const [mail] = await mailsTo(world, 'carol@example.com');
  const link = await linkOf('carol@example.com');
  expect(mail?.html.replaceAll('&amp;', '&')).toContain(`href="${link.href}"`);
});

it('[APA-09, A33] the GET call logs in too, and its response is not cached', async () => {
  await send('dan@example.com', true);
  const { status, body, response } = await use(
    'dan@example.com',
    await latestCode(world, 'dan@example.com'),
    true,
  );
  expect(status).toBe(200);
  expect(body).toHaveProperty('access_token');
  expect(response.headers['cache-control']).toBe('no-store');
});

it('[APA-09] a code works once', async () => {
  await send('eve@example.com', true);
  const code = await latestCode(world, 'eve@example.com');
  const both = await Promise.all([use('eve@example.com', code), use('eve@example.com', code)]);
  expect(both.filter(({ body }) => body !== false)).toHaveLength(1);
  const again = await use('eve@example.com', code);
  expect([again.status, again.body]).toEqual([200, false]);
});

it('[APA-09] a link token works once, and only for its own address', async () => {
  await send('fay@example.com');
  const token = new URLSearchParams((await linkOf('fay@example.com')).hash.slice(1)).get('token') ?? '';
  expect((await use('somebody@example.com', token)).body).toBe(false);
  expect((await use('fay@example.com', token)).body).toHaveProperty('access_token');
  expect((await use('fay@example.com', token)).body).toBe(false);
});

it('[APA-09] a code is valid for 15 minutes', async () => {
  const start = world.now.current;
  await send('gus@example.com');
  const code = await latestCode(world, 'gus@example.com');
  const token = new URLSearchParams((await linkOf('gus@example.com')).hash.slice(1)).get('token') ?? '';
  world.now.current = new Date(start.getTime() + 15 * 60_000);
  expect((await use('gus@example.com', code)).body).toBe(false);
  expect((await use('gus@example.com', token)).body).toBe(false);
  world.now.current = new Date(start.getTime() + 15 * 60_000 - 1);
  expect((await use('gus@example.com', code)).body).toHaveProperty('access_token');
  world.now.current = start;
});

it('[APA-09] five wrong codes invalidate the right one, even when sent at once; the link stays valid', async () => {
  await send('hal@example.com');
  const code = await latestCode(world, 'hal@example.com');
  const token = new URLSearchParams((await linkOf('hal@example.com')).hash.slice(1)).get('token') ?? '';
  await Promise.all(Array.from({ length: 5 }, () => use('hal@example.com', wrongFor(code))));
  expect((await use('hal@example.com', code)).body).not.toHaveProperty('access_token');
  expect((await use('hal@example.com', token)).body).toHaveProperty('access_token');
});

it('[APA-09, SEC-02] the fifth wrong code reports the lock and how long it lasts; a new mail unlocks', async () => {
  const start = world.now.current;
  const email = 'max@example.com';
  await send(email, true);
  const code = await latestCode(world, email);
  for (let attempt = 1; attempt <= 4; attempt += 1)
    expect((await use(email, wrongFor(code))).body).toBe(false);
  world.now.current = new Date(start.getTime() + 60_500);
  for (const last of [wrongFor(code), code]) {
    const { status, body, response } = await use(email, last);
    expect(status).toBe(429);
    expect(body).toMatchObject({ text_code: 'CODE_LOCKED', params: { minutes: 14 } });
    expect(response.headers['retry-after']).toBe('840');
  }
  await send(email, true);
  expect((await use(email, await latestCode(world, email))).body).toHaveProperty('access_token');
  world.now.current = start;
});

it('[APA-09] a right code typed with a space is accepted at the fifth attempt', async () => {
  await send('ian@example.com', true);
  const code = await latestCode(world, 'ian@example.com');
  for (let attempt = 1; attempt <= 4; attempt += 1) await use('ian@example.com', wrongFor(code));
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await use('ian@example.com', spaced)).body).toHaveProperty('access_token');
});

it('[SEC-01] neither code nor link token is in the database', async () => {
  await send('joy@example.com');
  const code = await latestCode(world, 'joy@example.com');
  const token = new URLSearchParams((await linkOf('joy@example.com')).hash.slice(1)).get('token') ?? '';
  const { database } = world.services;
  const tables = [
    await database.selectFrom('login_codes').selectAll().where('email', '=', 'joy@example.com').execute(),
    await database.selectFrom('mail_queue').selectAll().execute(),
  ];
  expect(JSON.stringify(tables)).not.toContain(token);
  expect(JSON.stringify(tables)).not.toContain(code);
});

it('[USR-04, A02] known and unknown addresses get the same response and the same kind of mail', async () => {
  await send('kim@example.com', true);
  await use('kim@example.com', await latestCode(world, 'kim@example.com'));
  const known = await send('kim@example.com', true);
  expect(await userNamed('new@example.com')).toHaveLength(0);
  const unknown = await send('new@example.com', true);
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const shapes = await Promise.all(
    ['kim@example.com', 'new@example.com'].map(async (email) =>
      (await mailsTo(world, email)).at(-1)?.text.replace(/\d{6}/g, '#'),
    ),
  );
  expect(shapes[0]).toBe(shapes[1]);
  const [refused, stranger] = await Promise.all(
    ['kim@example.com', 'new@example.com'].map(async (email) =>
      use(email, wrongFor(await latestCode(world, email))),
    ),
  );
  expect(refused).toMatchObject({ status: 200, body: false });
  expect([stranger?.status, stranger?.body]).toEqual([refused?.status, refused?.body]);
});

it('[A02] an unknown address becomes a user when its code is used, not before', async () => {
  await send('  Lee@Example.COM ', true);
  expect(await userNamed('lee@example.com')).toHaveLength(0);
  await use('LEE@example.com', await latestCode(world, 'lee@example.com'));
  expect(await userNamed('lee@example.com')).toHaveLength(1);
});

it('[APA-05] an invalid address is refused at its field', async () => {
  for (const email of ['', 'nobody', 'a@b', 'a b@example.com']) {
    const { status, body } = await send(email);
    expect(status).toBe(422);
    expect(body).toMatchObject({ text_code: 'EMAIL_INVALID', fields: { email: expect.any(String) } });
  }
  const { status, body } = await send('a@example.com\r\nBcc: b@example.com');
  expect(status).toBe(400);
  expect(body).toMatchObject({ text_code: 'VALIDATION_FAILED', fields: { email: expect.any(String) } });
});
