import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInAdministrator } from '../testkit/administrator.ts';
import { logIn } from '../testkit/log-in.ts';
import type { LoggedInUser } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let ann: LoggedInUser;
let admin: string;
let stranger: string;
beforeAll(async () => {
  world = await createWorld();
  ann = await logIn(world);
  const name = { first_name: 'Ann', last_name: 'Kerr' };
  await world.services.database.updateTable('users').set(name).where('id', '=', ann.userId).execute();
  ({ token: admin } = await logInAdministrator(world));
  ({ token: stranger } = await logIn(world));
});
afterAll(() => world.close());

const show = (given: { name: boolean; photo: boolean }) =>
  world.rest('userShow', given, { token: ann.token });

async function cardFor(token?: string): Promise<unknown> {
  const { status, body } = await world.rest('userCard', { url: String(ann.userId) }, token ? { token } : {});
  if (status === 404) return 404;
  const { first_name, last_name, image } = body;
  return [first_name, last_name, image === null ? null : 'photo'];
}

const cards = async () => ({
  nobody: await cardFor(),
  stranger: await cardFor(stranger),
  own: await cardFor(ann.token),
  admin: await cardFor(admin),
});

async function sendPhoto(): Promise<void> {
  const path = join(world.services.environment.dataDir, 'ann.png');
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#aa3322' } });
  await writeFile(path, await picture.png().toBuffer());
  await world.services.photos.replace(ann.userId, { path });
}

it('[APA-13, A92] a card is visible only to the user and administrators until something is shown, even if ids are guessed', async () => {
  const whole = ['Ann', 'Kerr', null];
  expect(await cards()).toEqual({ nobody: 404, stranger: 404, own: whole, admin: whole });
  const { body } = await world.rest('userMyAccount', {}, { token: ann.token });
  expect(body.shown).toEqual({ name: false, photo: false });
});

it('[APA-13, A92] others see only what is shown: the name, the photo or both; a missing photo counts as not shown', async () => {
  const seen = { name: true, photo: true };
  await show({ name: false, photo: true });
  expect(await cards()).toMatchObject({ nobody: 404, stranger: 404 });
  await sendPhoto();
  const own = ['Ann', 'Kerr', 'photo'];
  for (const [shown, others] of [
    [{ name: false, photo: false }, 404],
    [{ name: true, photo: false }, ['Ann', 'Kerr', null]],
    [{ name: false, photo: true }, [null, null, 'photo']],
    [seen, own],
  ] as const) {
    expect((await show(shown)).body).toEqual(shown);
    expect(await cards()).toEqual({ nobody: others, stranger: others, own, admin: own });
  }
  const { body } = await world.rest('userMyAccount', {}, { token: ann.token });
  expect(body.shown).toEqual(seen);
});

it('[SEC-01, A92] each changed choice is logged, a repeated one is not', async () => {
  const events = async () =>
    (
      await world.services.database
        .selectFrom('account_events')
        .select(['event', 'network'])
        .where('user_id', '=', ann.userId)
        .where('event', '=', 'shown_changed')
        .execute()
    ).length;
  await show({ name: false, photo: false });
  const before = await events();
  await show({ name: true, photo: false });
  await show({ name: true, photo: false });
  expect(await events()).toBe(before + 1);
});

it('[GRD-16, A32] it requires a login and ignores ids: users can neither show others nor become administrators', async () => {
  expect((await world.rest('userShow', { name: true, photo: true })).status).toBe(401);
  const headers = { authorization: `Bearer ${stranger}` };
  const payload = { name: true, photo: true, id: ann.userId, is_admin: true };
  const url = '/api/v1/cognito/user/show';
  const { statusCode } = await world.app.inject({ method: 'POST', url, headers, payload });
  expect(statusCode).toBe(200);
  expect(await cardFor()).toEqual(['Ann', 'Kerr', null]);
  for (const data of [{ is_admin: true }, { shows_name: true }, { deleted_at: null }])
    expect((await world.rest('userUpdate', { data }, { token: stranger })).status).toBe(403);
  expect((await world.rest('userAuthUser', {}, { token: stranger })).body.is_admin).toBe(false);
});
