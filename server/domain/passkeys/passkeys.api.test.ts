import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashOf } from '../accounts/one-way-hash.ts';
import { PasskeyDevice } from '../../testkit/passkey-device.ts';
import { changeBusiness } from '../../testkit/products.ts';
import { latestCode, logIn } from '../../testkit/log-in.ts';
import type { LoggedInUser } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const here = () => randomBytes(12).toString('hex');
const later = (minutes: number) =>
  (world.now.current = new Date(world.now.current.getTime() + minutes * 60_000));

const optionsFor = async ({ token }: Pick<LoggedInUser, 'token'>) =>
  (await world.rest('userPasskeyOptions', {}, { token })).body as object;

const loginOptions = async (fingerprint: string) =>
  (await world.rest('userPasskeyLoginOptions', { fingerprint })).body as object;

/** Creates a user with a passkey on a device. */
async function withPasskey(email?: string) {
  const owner = await logIn(world, email);
  const device = new PasskeyDevice();
  const headers = { 'user-agent': CHROME };
  const made = device.makes(await optionsFor(owner));
  const { body, status } = await world.rest('userPasskeyAdd', made, { token: owner.token, headers });
  expect(status).toBe(200);
  return { ...owner, device, passkey: body };
}

async function logInByPasskey(device: PasskeyDevice, fingerprint = here()) {
  return world.rest('userPasskeyLogin', { ...device.signs(await loginOptions(fingerprint)), fingerprint });
}

const codeOf = ({ body }: { body: unknown }) => (body as { text_code: string }).text_code;

async function eventsOf(email: string): Promise<string[]> {
  const rows = await world.services.database
    .selectFrom('account_events')
    .select('event')
    .where('account_hash', '=', hashOf(email))
    .orderBy('id')
    .execute();
  return rows.map(({ event }) => event);
}

it('[SEC-01] a passkey added after a login works in any browser, and shows when it was last used', async () => {
  const { email, token, userId, device, passkey } = await withPasskey();
  expect(passkey).toMatchObject({ name: 'Chrome, Linux', used_at: null });
  expect((await world.rest('userMyAccount', {}, { token })).body.has_passkey).toBe(true);
  const fingerprint = here();
  const { body, response } = await logInByPasskey(device, fingerprint);
  expect(response.headers['cache-control']).toBe('no-store');
  const me = await world.rest('userAuthUser', {}, { token: body.access_token });
  expect(me.body.id).toBe(userId);
  const again = { refresh_token: body.refresh_token, fingerprint };
  expect((await world.rest('userRefreshToken', again)).status).toBe(200);
  const listed = (await world.rest('userPasskeys', {}, { token })).body.data;
  expect(listed).toEqual([{ ...passkey, used_at: world.now.current.toISOString() }]);
  expect(await eventsOf(email)).toEqual(['login', 'passkey_added', 'passkey_used']);
  expect((await logInByPasskey(device)).status).toBe(200);
});

it('the browser is asked for a discoverable passkey of the configured domain', async () => {
  const owner = await withPasskey();
  const made = await world.rest(
    'userPasskeyOptions',
    {},
    { token: owner.token, headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
  );
  expect(made.body).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: owner.email },
    attestation: 'none',
    excludeCredentials: [{ id: owner.device.id, transports: ['internal'] }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  expect(JSON.stringify((made.body as { user: { id: string } }).user.id)).not.toContain(String(owner.email));
  expect(await loginOptions(here())).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
  expect((await world.rest('loginOptions', {})).body.passkey_origin).toBe('http://localhost:3000');
});

it('a challenge is valid once, for five minutes, in the requesting browser and for its own purpose', async () => {
  const { device, token } = await withPasskey();
  const fingerprint = here();
  const login = async (signed: object, browser = fingerprint) =>
    codeOf(
      await world.rest('userPasskeyLogin', {
        ...(signed as ReturnType<PasskeyDevice['signs']>),
        fingerprint: browser,
      }),
    );

  const used = device.signs(await loginOptions(fingerprint));
  expect((await world.rest('userPasskeyLogin', { ...used, fingerprint })).status).toBe(200);
  expect(await login(used)).toBe('PASSKEY_STALE');

  const foreign = device.signs(await loginOptions(here()));
  expect(await login(foreign)).toBe('PASSKEY_STALE');
  expect(await login(device.signs({ challenge: 'bWFkZSB1cA', rpId: 'localhost' }))).toBe('PASSKEY_STALE');
  expect(await login({ ...used, client_data: 'bm90IEpTT04' })).toBe('PASSKEY_STALE');
  expect(await login(device.signs(await optionsFor({ token })))).toBe('PASSKEY_STALE');

  const old = device.signs(await loginOptions(fingerprint));
  later(5.1);
  expect(await login(old)).toBe('PASSKEY_STALE');
  expect((await logInByPasskey(device)).status).toBe(200);
});

it('[SEC-01] signatures for another host, by another key or by a copied device are refused and logged', async () => {
  const { device, email } = await withPasskey();
  const other = await withPasskey();
  const fingerprint = here();
  const forgeries: ((options: object) => ReturnType<PasskeyDevice['signs']>)[] = [
    (options) => device.signs(options, { origin: 'https://evil.example' }),
    (options) => device.signs(options, { origin: 'http://127.0.0.1:3000' }),
    (options) => device.signs(options, { rpId: 'evil.example' }),
    (options) => ({ ...other.device.signs(options), id: device.id, user_handle: null }),
    (options) => ({ ...device.signs(options), user_handle: other.device.signs(options).user_handle }),
    (options) => ({ ...device.signs(options), signature: 'AAAA' }),
    (options) => device.signs(options, { counter: 0 }),
  ];
  await logInByPasskey(device);
  for (const forge of forgeries) {
    const signed = forge(await loginOptions(fingerprint));
    expect(codeOf(await world.rest('userPasskeyLogin', { ...signed, fingerprint }))).toBe('PASSKEY_REFUSED');
  }
  expect((await eventsOf(email)).slice(3)).toEqual(forgeries.map(() => 'passkey_refused'));
});

it('a removed passkey, or one of a deleted account, is refused as unknown', async () => {
  const { device, token, email, passkey } = await withPasskey();
  expect(codeOf(await logInByPasskey(new PasskeyDevice()))).toBe('PASSKEY_UNKNOWN');
  const fingerprint = here();
  const signed = device.signs(await loginOptions(fingerprint));
  await world.rest('userPasskeyRemove', { id: passkey.id }, { token });
  expect(codeOf(await world.rest('userPasskeyLogin', { ...signed, fingerprint }))).toBe('PASSKEY_UNKNOWN');
  expect((await eventsOf(email)).at(-1)).toBe('passkey_removed');

  const gone = await withPasskey();
  const { token: last, fingerprint: own } = gone;
  await world.rest('userSendDeletionCode', { fingerprint: own }, { token: last });
  const proof = { code: await latestCode(world, gone.email), fingerprint: own };
  expect((await world.rest('userDelete', proof, { token: last })).status).toBe(200);
  expect(codeOf(await logInByPasskey(gone.device))).toBe('PASSKEY_UNKNOWN');
});

it('half an hour after the login adding a passkey requires a mailed code', async () => {
  const { token: first, refreshToken, email, fingerprint } = await logIn(world);
  expect((await world.rest('userPasskeyOptions', {}, { token: first })).status).toBe(200);
  later(31);
  const rotated = await world.rest('userRefreshToken', { refresh_token: refreshToken, fingerprint });
  const token = rotated.body?.access_token ?? '';
  expect(codeOf(await world.rest('userPasskeyOptions', {}, { token }))).toBe('LOGIN_NOT_FRESH');

  const confirm = (code: string, owner = token) =>
    world.rest('userConfirmLogin', { code, fingerprint }, { token: owner });
  await world.rest('userSendLoginLink', { email, fingerprint, code_only: true });
  const code = await latestCode(world, email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await confirm(wrong)).body).toMatchObject({ fields: { code: expect.any(String) as unknown } });
  const stranger = await logIn(world);
  expect(codeOf(await confirm(code, stranger.token))).toBe('CODE_INVALID');
  expect(codeOf(await world.rest('userPasskeyOptions', {}, { token }))).toBe('LOGIN_NOT_FRESH');
  expect((await confirm(code)).body).toEqual({ success: true });
  expect((await world.rest('userPasskeyOptions', {}, { token })).status).toBe(200);
  expect((await confirm(code)).status).toBe(422);
});

it('a new passkey is refused with another user’s challenge, for another host, and with unrequested certificates', async () => {
  const { token, email } = await logIn(world);
  const add = async (made: ReturnType<PasskeyDevice['makes']>, owner = token) =>
    codeOf(await world.rest('userPasskeyAdd', made, { token: owner }));
  const stranger = await logIn(world);
  expect(await add(new PasskeyDevice().makes(await optionsFor(stranger)))).toBe('PASSKEY_STALE');
  const options = await optionsFor({ token });
  const device = new PasskeyDevice();
  expect(await add(device.makes(options, { origin: 'https://evil.example' }))).toBe('PASSKEY_REFUSED');
  expect(await add(device.makes(options))).toBe('PASSKEY_STALE');
  const elsewhere = device.makes(await optionsFor({ token }), { rpId: 'evil.example' });
  expect(await add(elsewhere)).toBe('PASSKEY_REFUSED');
  const vouched = device.makes(await optionsFor({ token }), { certificates: [randomBytes(300)] });
  expect(await add(vouched)).toBe('PASSKEY_REFUSED');
  const torn = { ...device.makes(await optionsFor({ token })), attestation: 'AAAA' };
  expect(await add(torn)).toBe('PASSKEY_REFUSED');
  expect((await world.rest('userPasskeys', {}, { token })).body.data).toEqual([]);
  expect((await eventsOf(email)).filter((event) => event === 'passkey_refused')).toHaveLength(4);
});

it('a user has at most ten passkeys, each registered once, and a browser ten challenges', async () => {
  const { token, device } = await withPasskey();
  const other = await logIn(world);
  const again = device.makes(await optionsFor(other));
  expect(codeOf(await world.rest('userPasskeyAdd', again, { token: other.token }))).toBe('PASSKEY_TAKEN');
  const spare = await optionsFor({ token });
  for (let count = 2; count <= 10; count += 1)
    await world.rest('userPasskeyAdd', new PasskeyDevice().makes(await optionsFor({ token })), { token });
  const late = await world.rest('userPasskeyAdd', new PasskeyDevice().makes(spare), { token });
  expect([codeOf(late), codeOf(await world.rest('userPasskeyOptions', {}, { token }))]).toEqual([
    'PASSKEYS_TOO_MANY',
    'PASSKEYS_TOO_MANY',
  ]);

  const fingerprint = here();
  const first = await loginOptions(fingerprint);
  for (let count = 2; count <= 11; count += 1) await loginOptions(fingerprint);
  const signed = { ...device.signs(first), fingerprint };
  expect(codeOf(await world.rest('userPasskeyLogin', signed))).toBe('PASSKEY_STALE');
});

it('[GRD-16] only their owner can list, rename and remove passkeys', async () => {
  const { token, passkey } = await withPasskey();
  const { id } = passkey;
  const stranger = await logIn(world);
  const theirs = { token: stranger.token };
  expect((await world.rest('userPasskeyRename', { id, name: 'Mine' }, theirs)).status).toBe(404);
  expect((await world.rest('userPasskeyRemove', { id }, theirs)).status).toBe(404);
  expect((await world.rest('userPasskeys', {}, theirs)).body.data).toEqual([]);
  const none = 3_000_000_000;
  expect((await world.rest('userPasskeyRename', { id: none, name: 'x' }, { token })).status).toBe(404);
  expect((await world.rest('userPasskeyRemove', { id: none }, { token })).status).toBe(404);
  const blank = await world.rest('userPasskeyRename', { id, name: '  ' }, { token });
  expect(blank.body).toMatchObject({ fields: { name: expect.any(String) as unknown } });
  const renamed = await world.rest('userPasskeyRename', { id, name: ' Work \n laptop ' }, { token });
  expect(renamed.body).toEqual({ ...passkey, name: 'Work laptop' });
  const junk = { id: -1, name: 1 };
  for (const call of [
    'userPasskeyRename',
    'userPasskeyAdd',
    'userPasskeyOptions',
    'userConfirmLogin',
  ] as const) {
    const { status, body } = await world.rest(call, junk as never);
    expect([status, Object.hasOwn(body as object, 'fields')]).toEqual([401, false]);
  }
});

it('the export contains the user’s passkeys, and expired challenges are deleted', async () => {
  const { token, device } = await withPasskey();
  const { body } = await world.rest('userExport', {}, { token });
  expect(body).toMatchObject({
    passkeys: [{ name: 'Chrome, Linux', credential_id: device.id, transports: ['internal'] }],
  });
  await loginOptions(here());
  later(6);
  await world.services.accounts.sweep();
  expect(await world.services.database.selectFrom('passkey_challenges').selectAll().execute()).toEqual([]);
});

it('[SEC-02] passkey attempts are limited by IP address', async () => {
  const { device } = await withPasskey();
  later(16);
  const caller = { request: { ip: '127.0.0.1', headers: {} }, reply: { header: () => undefined } };
  for (let tries = 1; tries <= 99; tries += 1) await world.services.rateLimits.limit('passkeyLogin', caller);
  expect((await logInByPasskey(device)).status).toBe(200);
  const { status, response } = await logInByPasskey(device);
  expect([status, Number(response.headers['retry-after']) > 0]).toEqual([429, true]);
  later(16);
});

it('[GEN-21] a shop with login by code only, or without a domain for passkeys, neither offers nor accepts them', async () => {
  const { device, token: known } = await withPasskey();
  const signed = device.signs(await loginOptions('a browser'));
  await changeBusiness(world, 'login_code_only', true);
  expect((await world.rest('loginOptions', {})).body.passkey_origin).toBeNull();
  const login = await world.rest('userPasskeyLogin', { ...signed, fingerprint: 'a browser' });
  const more = await world.rest('userPasskeyOptions', {}, { token: known });
  expect([codeOf(login), codeOf({ body: await loginOptions('a browser') }), codeOf(more)]).toEqual(
    Array(3).fill('PASSKEYS_OFF'),
  );
  await changeBusiness(world, 'login_code_only', false);

  const other = await createWorld({ PUBLIC_URL: 'http://192.168.1.4:3000' });
  try {
    expect((await other.rest('loginOptions', {})).body.passkey_origin).toBeNull();
    const fingerprint = here();
    expect(codeOf(await other.rest('userPasskeyLoginOptions', { fingerprint }))).toBe('PASSKEYS_OFF');
    const { token } = await logIn(other);
    expect(codeOf(await other.rest('userPasskeyOptions', {}, { token }))).toBe('PASSKEYS_OFF');
  } finally {
    await other.close();
  }
});
