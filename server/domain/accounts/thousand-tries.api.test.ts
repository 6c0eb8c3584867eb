import { afterAll, beforeAll, expect, it } from 'vitest';
import { lightenHash } from '../../testkit/light-hash.ts';
import { latestCode, mailsTo, logIn } from '../../testkit/log-in.ts';
import type { LoggedInUser } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const TRIES = 250;
const password = 'kerf and beam';
const email = 'ann@example.com';

let world: World;
let owner: LoggedInUser;
let newestLogin: string;
let newestRecovery: string;
beforeAll(async () => {
  world = await createWorld();
  owner = await logIn(world, email);
  const { fingerprint } = owner;
  await world.rest('userRecoverPassword', { email, fingerprint });
  const code = await latestCode(world, email);
  await world.rest('userRecoverPasswordCheck', { email, code, newpassword: password, fingerprint });
  await lightenHash(world, email, password);
  await world.rest('userSendLoginLink', { email, fingerprint });
  newestLogin = await latestCode(world, email);
  await world.rest('userRecoverPassword', { email, fingerprint });
  newestRecovery = await latestCode(world, email);
});
afterAll(() => world.close());

interface CallResult {
  status: number;
  textCode?: string;
  body: unknown;
}

async function from(remoteAddress: string, path: string, payload: object): Promise<CallResult> {
  const url = `/api/v1/cognito/user/${path}`;
  const response = await world.app.inject({ method: 'POST', url, remoteAddress, payload });
  const body: unknown = response.json();
  const textCode = (body as { text_code?: string }).text_code;
  return { status: response.statusCode, body, ...(textCode === undefined ? {} : { textCode }) };
}

/** Six digits or a token, always wrong. */
const digits = (at: number) => {
  const code = String(at).padStart(6, '0');
  return code === newestLogin || code === newestRecovery ? '999999' : code;
};
const token = (at: number) => `t${at}`.padEnd(43, 'x');

const kinds: Record<string, (at: number) => [path: string, payload: object]> = {
  code: (at) => ['loginRecoveryCode', { email, code: digits(at), fingerprint: 'stranger' }],
  link: (at) => ['loginRecoveryCode', { email, code: token(at), fingerprint: 'stranger' }],
  password: (at) => ['login', { username: email, password: `guess ${at}`, fingerprint: 'stranger' }],
  recovery: (at) => [
    'recoverPasswordCheck',
    { email, code: digits(at), newpassword: 'theirs from now on', fingerprint: 'stranger' },
  ],
};

it('[SEC-02, SEC-01] of a thousand attempts only a few are checked and none succeeds, while the owner can log in by every method', async () => {
  const looked: Record<string, number> = {};
  for (const [index, [kind, tryOne]] of Object.entries(kinds).entries()) {
    const responses = await Promise.all(
      Array.from({ length: TRIES }, (_, at) => from(`198.51.100.${index}`, ...tryOne(at))),
    );
    expect(responses.filter(({ body }) => JSON.stringify(body).includes('token":'))).toEqual([]);
    expect(responses.filter(({ status }) => status >= 500 || status === 200).map(({ body }) => body)).toEqual(
      responses.flatMap(({ body }) => (body === false ? [false] : [])),
    );
    looked[kind] = responses.filter(({ status }) => status !== 429).length;
    expect(responses.at(-1)?.textCode).toBe('RATE_LIMITED');
  }
  // Five guesses at a code, ten at a password; a link cannot be guessed, and only its IP address is counted.
  expect(looked).toEqual({ code: 4, link: 200, password: 10, recovery: 4 });

  const { fingerprint } = owner;
  const home = (path: string, payload: object) => from('192.0.2.1', path, payload);
  const login = { username: email, password, fingerprint };
  expect((await home('login', login)).body).toHaveProperty('access_token');
  const link = (await mailsTo(world, email)).findLast(({ text }) => text.includes('/login#'));
  const secret = /token=([\w-]{43})/.exec(link?.text ?? '')?.[1] ?? '';
  const setting = { email, code: newestRecovery, newpassword: 'bamboo and cork', fingerprint };
  expect((await home('recoverPasswordCheck', setting)).body).toMatchObject({ success: true });
  const byLink = { email, code: secret, fingerprint };
  expect((await home('loginRecoveryCode', byLink)).body).toHaveProperty('access_token');
  await home('sendLoginLink', { email, fingerprint });
  const byCode = { email, code: await latestCode(world, email), fingerprint };
  expect((await home('loginRecoveryCode', byCode)).body).toHaveProperty('access_token');
});
