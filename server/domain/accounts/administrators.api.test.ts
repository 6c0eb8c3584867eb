import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Runs `npm run admin` beside the world, as an owner does beside a running shop. */
async function admin(...words: string[]): Promise<{ output: string; failed: boolean }> {
  const { dataDir, databaseUrl, publicUrl } = world.services.environment;
  const env = {
    PATH: process.env['PATH'],
    // Half of its start is the reading of TypeScript.
    NODE_COMPILE_CACHE: '.cache/compile',
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  return promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words], { env }).then(
    ({ stdout }) => ({ output: stdout, failed: false }),
    (error: { stderr: string }) => ({ output: error.stderr, failed: true }),
  );
}

const usersOf = (email: string) =>
  world.services.database.selectFrom('users').selectAll().where('email', '=', email).execute();

/** Logs in by the printed link. */
async function logInBy(output: string, email: string) {
  const link = new URL(/http\S+/.exec(output)?.[0] ?? 'missing:');
  const fragment = new URLSearchParams(link.hash.slice(1));
  expect([link.origin + link.pathname, fragment.get('email')]).toEqual([
    'http://127.0.0.1:3000/login',
    email,
  ]);
  const { body } = await world.rest('userLoginRecoveryCode', {
    email,
    code: fragment.get('token') ?? '',
    fingerprint: 'V1StGXR8_Z5jdHi6B-myT',
  });
  return body ? body.access_token : '';
}

it('[GRD-16, A32] the command makes its owner an administrator, and the link that it prints logs the owner in', async () => {
  expect(await world.services.administrators.noneExists()).toBe(true);
  const { output, failed } = await admin(' Owner@Shop.example ');
  expect(failed).toBe(false);
  expect(output).toContain('owner@shop.example is an administrator');
  expect(output).toContain('15 minutes');
  expect(await usersOf('owner@shop.example')).toMatchObject([{ is_admin: 1 }]);
  expect(await world.services.administrators.noneExists()).toBe(false);
  const token = await logInBy(output, 'owner@shop.example');
  const { status } = await world.rest('modelDelete', { model: 'page', id: 1 }, { token });
  expect([401, 403]).not.toContain(status);
  expect(await logInBy(output, 'owner@shop.example')).toBe('');
});

it('[A32, TOK-05] a promoted account is kept with its logins, whose tokens are renewed with the new role', async () => {
  const shopper = await logIn(world, 'ann@example.com');
  const { output } = await admin('ann@example.com');
  expect(await usersOf('ann@example.com')).toMatchObject([{ id: shopper.userId, is_admin: 1 }]);
  expect(await logInBy(output, 'ann@example.com')).not.toBe('');
  const asBefore = await world.rest('userAuthUser', {}, { token: shopper.token });
  expect([asBefore.status, asBefore.body]).toEqual([
    401,
    expect.objectContaining({ text_code: 'TOKEN_EXPIRED' }),
  ]);
  const { refreshToken: refresh_token, fingerprint } = shopper;
  const { body } = await world.rest('userRefreshToken', { refresh_token, fingerprint });
  const token = body ? body.access_token : '';
  expect((await world.rest('userAuthUser', {}, { token })).body).toMatchObject({
    id: shopper.userId,
    is_admin: true,
  });
  expect((await world.rest('backOfficeOrders', {}, { token })).status).toBe(200);
});

it.each([[[]], [['nobody']], [['a b@example.com']]])(
  '[A32] %j is not a valid address and changes nothing',
  async (words) => {
    const before = await world.services.database.selectFrom('users').select('id').execute();
    const { output, failed } = await admin(...words);
    expect([failed, output]).toEqual([true, expect.stringContaining('npm run admin -- you@example.com')]);
    expect(await world.services.database.selectFrom('users').select('id').execute()).toEqual(before);
  },
);
