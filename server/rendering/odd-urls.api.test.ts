import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foreignTargets, harmlessTargets } from '../../src/rules/testing/foreign-targets.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { decodablePath } from '../http/undecodable-paths.ts';

let world: World;
let listening: Promise<string>;
beforeAll(async () => {
  world = await createWorld();
  listening = world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

it.each([
  ['/search/%E0%A4%A', '/search/%25E0%25A4%25A'],
  ['/search/100%', '/search/100%25'],
  ['/shop/%zz/%C3%A4', '/shop/%25zz/%C3%A4'],
  ['/%ff?q=%ff', '/%25ff?q=%ff'],
  ['//evil.example/%', '/evil.example/%25'],
])('[RT-14, ERR-14] %s redirects to %s, which can be decoded', async (path, friendly) => {
  const { statusCode, headers } = await world.app.inject({ method: 'GET', url: path });
  expect([statusCode, headers.location]).toEqual([302, friendly]);
});

it.each([
  ['//about', '/about'],
  ['///evil.example/x?y=1', '/evil.example/x?y=1'],
])('[ERR-14] %s, which browsers read as another host, redirects to %s', async (url, path) => {
  const { statusCode, headers } = await world.app.inject({ method: 'GET', url });
  expect([statusCode, headers.location]).toEqual([301, path]);
});

/** Sends a path exactly as written; `inject` and `fetch` would normalise it first. */
async function asWritten(path: string) {
  const origin = await listening;
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname: host, port } = new URL(origin);
    get({ host, port, path, agent: false }, (response) => resolve(response.resume())).on('error', reject);
  });
}

it.each([
  ['/..//?a=1', '/?a=1'],
  ['/x/..//', '/'],
  ['/%2e%2e//', '/'],
  ['/..//a:b', '/a:b'],
  ['/x/../\\', '/'],
  ['/..//evil.example', '/evil.example'],
  ['/x/../about', '/about'],
])('[ERR-14] %s, which browsers would normalise first, redirects to %s', async (written, path) => {
  const { statusCode, headers } = await asWritten(written);
  expect([statusCode, headers.location]).toEqual([301, path]);
});

it.each([...foreignTargets, ...harmlessTargets].filter((target) => /^[/\\][\x21-\x7e]*$/.test(target)))(
  '[ERR-14, GRD-04] a request for %j is not redirected off the shop',
  async (target) => {
    for (const path of [target, `${target}/`, `${target}/%ff`, target.toUpperCase()]) {
      const { headers } = await asWritten(path);
      expect(new URL(headers.location ?? '/', 'http://shop.example').origin, path).toBe(
        'http://shop.example',
      );
    }
  },
);

it('[ERR-14] the result can always be decoded, and a decodable path does not change', () => {
  expect(decodablePath('/\\evil.example/%')).toBe('/evil.example/%25');
  for (const path of ['/%', '/%%', '/%25', '/%e0%a4%a4', '/%c3%28', '/a%2', '/%E0%A4%A0%ZZ%ff']) {
    expect(() => decodeURIComponent(decodablePath(path)), path).not.toThrow();
  }
  expect(decodablePath('/search/%E0%A4%A4%20x')).toBe('/search/%E0%A4%A4%20x');
});

it('[ERR-14] an API call, or any POST, is refused with 400', async () => {
  for (const [method, url] of [
    ['GET', '/api/v1/cognito/page/%ff'],
    ['POST', '/search/%ff'],
  ] as const) {
    const { statusCode, body } = await world.app.inject({ method, url });
    expect([statusCode, JSON.parse(body).text_code], url).toEqual([400, 'BAD_REQUEST']);
  }
});

it('[RT-24] with another API host /cms redirects to that host', async () => {
  const other = await createWorld({ API_BASE: 'https://host.example' });
  const { statusCode, headers } = await other.app.inject('/cms/pages');
  expect([statusCode, headers.location]).toEqual([302, 'https://host.example/cms']);
  await other.close();
});
