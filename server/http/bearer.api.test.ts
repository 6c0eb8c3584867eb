import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccessTokens } from '../domain/accounts/access-tokens.ts';
import { latestCode, logIn } from '../testkit/log-in.ts';
import type { LoggedInUser } from '../testkit/log-in.ts';
import { restSchemas } from '../generated/rest-schemas.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let ann: LoggedInUser;
beforeAll(async () => {
  world = await createWorld();
  ann = await logIn(world, 'ann@example.com');
});
afterAll(() => world.close());

const authUser = (token?: string) => world.rest('userAuthUser', {}, token === undefined ? {} : { token });
const invalid = {
  text_code: 'TOKEN_INVALID',
  params: {},
  details: [],
  message: 'Signature verification failed',
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

async function afterMinutes<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const start = world.now.current;
  world.now.current = new Date(start.getTime() + minutes * 60_000);
  const result = await work();
  world.now.current = start;
  return result;
}

it('[SEC-01] an access token is signed with HS256 and contains only user, browser and an expiry in 10 minutes', () => {
  const [header, payload] = ann.token.split('.');
  expect(decode(header)).toEqual({ alg: 'HS256' });
  const claims = decode(payload);
  expect(Object.keys(claims).sort()).toEqual(['adm', 'exp', 'fph', 'iat', 'jti', 'sid', 'sub']);
  expect(claims).toMatchObject({ sub: String(ann.userId), adm: false });
  expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
  expect(claims['fph']).not.toContain(ann.fingerprint);
});

it('[APA-04, HTP-01] authUser with a valid token returns the user, with the fields of the entity', async () => {
  const { status, body, response } = await authUser(ann.token);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: ann.userId, email: 'ann@example.com', is_admin: false });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('[USR-05] a user has all the fields of the entity and never a password', async () => {
  const names = `id first_name last_name is_admin email mobile_phone date_of_birth current_address_id image thumbnail
    company_name company_phone trading_name abn website facebook_link drivers_licence_number drivers_licence_expiry
    drivers_licence_state_of_issue_id emergency_contact_name emergency_contact_phone club_additional_member`;
  for (const token of [ann.token, undefined]) {
    const { body } = await authUser(token);
    expect(Object.keys(body).sort()).toEqual(names.split(/\s+/).sort());
  }
});

it('[APA-04] authUser without a token returns an empty user', async () => {
  const { status, body } = await authUser();
  expect(status).toBe(200);
  expect(Object.values(body).every((value) => value === null)).toBe(true);
});

it('[APA-04] authUser of a deleted user returns an empty user', async () => {
  const gone = await logIn(world);
  await world.services.database.deleteFrom('users').where('id', '=', gone.userId).execute();
  expect((await authUser(gone.token)).body.id).toBeNull();
});

it('[TOK-05] an expired access token gets 401 TOKEN_EXPIRED', async () => {
  const last = await afterMinutes(9.9, () => authUser(ann.token));
  expect(last.status).toBe(200);
  const { status, body } = await afterMinutes(10.1, () => authUser(ann.token));
  expect(status).toBe(401);
  expect(body).toMatchObject({ text_code: 'TOKEN_EXPIRED' });
});

it('[TOK-07, TOK-08] a forged token gets 401 TOKEN_INVALID with the message of the specification', async () => {
  const [header, payload, signature] = ann.token.split('.');
  const asAdmin = encode({ ...decode(payload), adm: true });
  const stranger = createAccessTokens(new TextEncoder().encode('s'.repeat(64)), () => world.now.current);
  const forged = [
    `${header}.${asAdmin}.${signature}`,
    `${encode({ alg: 'none' })}.${asAdmin}.`,
    await stranger.issue({ userId: ann.userId, isAdmin: true, fingerprintHash: 'x', sessionId: 1 }),
    'undefined',
    '',
  ];
  for (const token of forged) {
    const { status, body } = await world.rest(
      'userAuthUser',
      {},
      { headers: { authorization: `Bearer ${token}` } },
    );
    expect([status, body]).toEqual([401, invalid]);
  }
});

it('[TOK-05] GraphQL refuses a stale token with the same message', async () => {
  const send = (token: string) =>
    world.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query: '{ __typename }' },
    });
  expect((await send(ann.token)).statusCode).toBe(200);
  const stale = await afterMinutes(11, () => send(ann.token));
  expect([stale.statusCode, stale.json().text_code]).toEqual([401, 'TOKEN_EXPIRED']);
});

it('[HTP-01] login, refresh and token calls ignore a bearer header', async () => {
  const stale = { headers: { authorization: 'Bearer nonsense' } };
  const { fingerprint } = ann;
  const login = await world.rest(
    'userLogin',
    { username: 'x@example.com', password: 'x', fingerprint },
    stale,
  );
  expect([login.status, login.body]).toEqual([200, false]);
  await world.rest('userSendLoginLink', { email: 'bob@example.com', fingerprint, code_only: true });
  const code = await latestCode(world, 'bob@example.com');
  const recovery = await world.rest(
    'userLoginRecoveryCode',
    { email: 'bob@example.com', code, fingerprint },
    stale,
  );
  const refresh_token = recovery.body ? recovery.body.refresh_token : '';
  const refreshed = await world.rest('userRefreshToken', { refresh_token, fingerprint }, stale);
  expect(refreshed.body).toHaveProperty('access_token');
  const oauth = { grant_type: 'authorization_code', code: 'x', client_id: 'x' };
  // It reaches the call itself, for which the code is unknown.
  const token = await world.rest('oauthToken', oauth, stale);
  expect([token.status, token.body]).toEqual([
    400,
    expect.objectContaining({ text_code: 'OAUTH_CODE_INVALID' }),
  ]);
});

it('[HTP-01] an authorization header of another scheme is ignored', async () => {
  const { status } = await world.rest('userAuthUser', {}, { headers: { authorization: 'Basic eDp5' } });
  expect(status).toBe(200);
});

it('[GRD-16] calls that require a user get 401 LOGIN_REQUIRED without a token', async () => {
  for (const call of ['userCreditBalance', 'userMyAccount'] as const) {
    const { status, body, response } = await world.rest(call, {});
    expect(status).toBe(401);
    expect(body).toMatchObject({ text_code: 'LOGIN_REQUIRED' });
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

/** Calls only for users or administrators. */
const guarded = [
  ...(['userCreditBalance', 'userMyAccount', 'userChangePassword', 'userMarketing'] as const),
  ...(['addressList', 'addressCreate', 'addressUpdate', 'addressEnable', 'addressDisable'] as const),
  ...(['cartMerge', 'orderSubmit', 'orderPay', 'orderArchive', 'orderAgain', 'userUploadImage'] as const),
  ...(['modelCreate', 'modelUpdate', 'modelEnable', 'modelDisable', 'modelDelete'] as const),
];

it.each(guarded)(
  '[GRD-16] %s refuses a guest with LOGIN_REQUIRED before it validates the input',
  async (call) => {
    const url = restSchemas[call].url.replaceAll(/:\w+/g, 'product');
    for (const payload of [{}, { id: 'x'.repeat(40), unknown: [null], __proto__: 7 }, '{']) {
      const { method } = restSchemas[call];
      const headers = { 'content-type': 'application/json' };
      const given = method === 'GET' ? { query: { page: 'none' } } : { payload, headers };
      const response = await world.app.inject({ method, url, ...given });
      expect([response.statusCode, response.json().text_code]).toEqual([401, 'LOGIN_REQUIRED']);
      expect(response.json()).not.toHaveProperty('fields');
    }
  },
);
