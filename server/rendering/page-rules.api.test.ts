import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const get = (url: string, method: 'GET' | 'POST' | 'HEAD' = 'GET') => world.app.inject({ method, url });

describe('redirects', () => {
  it('[RT-27] a first request is redirected with 301 and keeps its query', async () => {
    const { statusCode, headers } = await get('/shipping?utm=mail&a=b%20c');
    expect(statusCode).toBe(301);
    expect(headers.location).toBe('/shipping-and-returns?utm=mail&a=b%20c');
    expect((await get('/terms/', 'HEAD')).headers.location).toBe('/terms-and-conditions');
    expect((await get('/Terms')).headers.location).toBe('/terms-and-conditions');
  });

  it('[RT-27] a saved redirect works at once, also over several redirects and with non-ASCII letters', async () => {
    const { redirects } = world.services;
    expect(await redirects.save({ from: '/päge', to: '/shipping?from=old' })).toMatchObject({ ok: true });
    expect((await get('/p%C3%A4ge?x=1')).headers.location).toBe('/shipping-and-returns?x=1');
    expect(await redirects.save({ from: '/umlaut', to: '/größe#top' })).toMatchObject({ ok: true });
    expect((await get('/umlaut')).headers.location).toBe('/gr%C3%B6%C3%9Fe#top');
  });

  it('[RT-27] a loop is refused and nothing is written', async () => {
    const { redirects } = world.services;
    const before = await redirects.all();
    const loop = await redirects.save({ from: '/shipping-and-returns', to: '/shipping' });
    expect(loop).toMatchObject({ ok: false, refusal: { status: 422, textCode: 'REDIRECT_LOOP' } });
    expect(await redirects.all()).toEqual(before);
  });

  it('[RT-27] a loop in the database is not followed, is reported to the owner once, and other redirects still work', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const insert = (from_path: string, to_path: string) =>
      world.services.database
        .insertInto('redirects')
        .values({ from_path, to_path, created_at: '' })
        .execute();
    await insert('/round', '/and-round');
    await insert('/and-round', '/round');
    await world.services.redirects.save({ from: '/straight', to: '/about' });
    expect((await get('/round')).statusCode).toBe(404);
    expect((await get('/straight')).headers.location).toBe('/about');
    const lines = written.mock.calls.map(([line]) => String(line));
    written.mockRestore();
    expect(lines).toEqual([
      '✗ redirects go round in a circle and are not followed: /and-round → /round → /and-round\n',
    ]);
  });

  it('[RT-27] API calls and POSTs are never redirected', async () => {
    await world.services.database
      .insertInto('redirects')
      .values({ from_path: '/api/v1/cognito/link', to_path: '/about', created_at: '' })
      .execute();
    expect((await get('/api/v1/cognito/link')).statusCode).toBe(200);
    expect((await get('/shipping', 'POST')).statusCode).toBe(404);
  });

  it('[RT-26] the storefront gets redirects with its initial data', async () => {
    const { redirects } = (await world.rest('domainInitialData', {})).body;
    expect(redirects).toContainEqual({ from: '/shipping', to: '/shipping-and-returns' });
  });
});

it('[RT-21] pages that are in no sitemap are marked noindex', async () => {
  const robots = async (url: string) => (await get(url)).headers['x-robots-tag'];
  for (const url of ['/readme', '/demo_asdf', '/demo_asdf/blocks']) {
    expect(await robots(url), url).toBe('noindex');
  }
  expect(await robots('/about')).toBeUndefined();
});
