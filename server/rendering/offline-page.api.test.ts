import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.close());

it('[I18-02] the offline page is in the chosen language, and private', async () => {
  const { headers, body } = await world.app.inject({ url: '/offline', cookies: { locale: 'ar' } });
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-language': 'ar' });
  expect(body).toContain('<html lang="ar" dir="rtl">');
  const plain = await world.app.inject('/offline');
  expect(plain.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-language': 'en' });
});

it('the manifest declares the language and direction of the shop’s name', async () => {
  const { lang, dir } = (await world.app.inject('/manifest.webmanifest')).json<Record<string, unknown>>();
  expect([lang, dir]).toEqual(['en', 'ltr']);
});
