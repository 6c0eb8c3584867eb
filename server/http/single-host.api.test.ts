import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let port: number;
beforeAll(async () => {
  world = await createWorld();
  port = Number(new URL(await world.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => world.close());

/** Returns the status line of the response to a request with exactly these headers. */
async function statusLineOf(path: string, headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  return (await text(socket)).split('\r\n')[0] ?? '';
}

it.each(['/robots.txt', '/graphql?query={__typename}', '/api/v1/cognito/domain/currentDomain', '/x'])(
  '[SEC-03] %s is refused with two Host headers',
  async (path) => {
    for (const second of ['Host: evil.example', 'HOST: shop.example'])
      expect(await statusLineOf(path, ['Host: shop.example', second])).toBe('HTTP/1.1 400 Bad Request');
    expect(await statusLineOf(path, ['Host: shop.example', 'X-Host: other'])).not.toContain(' 400 ');
  },
);
