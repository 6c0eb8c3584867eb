import { afterAll, beforeAll, expect, it } from 'vitest';
import { encoded } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function comesBackTo(url: string, headers: Record<string, string>, to = world): Promise<boolean> {
  const input = { url: encoded(url), payum_token: 'x' };
  const { body } = await to.rest('paymentCheckPaid', input, { headers });
  return !('text_code' in body && body.text_code === 'URL_INVALID');
}

it('a shopper returns from paying to the URL they opened, or to the public one', async () => {
  expect(await comesBackTo('http://localhost:3000/checkout', { host: 'localhost:3000' })).toBe(true);
  expect(await comesBackTo('http://127.0.0.1:3000/checkout', { host: 'localhost:3000' })).toBe(true);
  expect(await comesBackTo('http://evil.example/checkout', { host: 'localhost:3000' })).toBe(false);
});

it('a header forwarded by a proxy does not add a URL of ours', async () => {
  const headers = { host: 'localhost:3000', 'x-forwarded-host': 'evil.example' };
  expect(await comesBackTo('http://evil.example/checkout', headers)).toBe(false);
});

it('[A15] a foreign Host header does not add a URL of ours', async () => {
  expect(await comesBackTo('http://evil.example/checkout', { host: 'evil.example' })).toBe(false);
  const open = await createWorld({ PUBLIC_URL: 'https://shop.example' });
  expect(await comesBackTo('https://shop.example/checkout', { host: 'evil.example' }, open)).toBe(true);
  expect(await comesBackTo('http://evil.example/checkout', { host: 'evil.example' }, open)).toBe(false);
  expect(await comesBackTo('http://localhost:3000/checkout', { host: 'localhost:3000' }, open)).toBe(false);
  await open.close();
});
