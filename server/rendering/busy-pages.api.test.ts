import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({}, await openSourceStorefront());
});
afterEach(() => world.close());

const get = (url: string, remoteAddress: string) =>
  world.app.inject({ url, remoteAddress, headers: { accept: 'text/html', cookie: 'locale=de' } });

describe('pages under many requests', () => {
  it('are refused with a message to a client with too many requests, and rendered for all others', async () => {
    await get('/nothing', '198.51.100.1');
    const many = Array.from({ length: 80 }, (_, index) => get(`/nothing-${index}`, '198.51.100.1'));
    const [page, ...others] = await Promise.all([get('/shop/slate', '198.51.100.2'), ...many]);
    expect(page?.statusCode).toBe(200);
    const refused = others.filter(({ statusCode }) => statusCode !== 404);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(80);
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
      expect(body).toContain('Im Shop ist gerade sehr viel los.');
    }
    expect((await get(refused.length > 0 ? '/nothing-79' : '', '198.51.100.1')).statusCode).toBe(404);
  });

  it('refuse a form with a message when the queue is full, and log no error', async () => {
    await get('/nothing', '198.51.100.1');
    const many = Array.from({ length: 80 }, (_, index) => get(`/nothing-${index}`, '198.51.100.1'));
    const posted = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.app.inject({
          method: 'POST',
          url: '/cart',
          remoteAddress: '198.51.100.1',
          headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
          payload: 'action=add&product=nothing&qty=1',
        }),
      ),
    );
    await Promise.all(many);
    expect(posted.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    for (const { body } of posted) expect(body).toContain('Your cart is as it was');
    expect(await world.services.database.selectFrom('errors').selectAll().execute()).toEqual([]);
  });
});
