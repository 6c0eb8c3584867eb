import { afterAll, beforeAll, expect, it } from 'vitest';
import { restSchemas } from '../generated/rest-schemas.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

/** The calls of the contract not implemented yet: they answer 501. This list may only shrink. */
const unimplementedCalls: string[] = [];

interface Schema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

/** Returns a value that a field of this name and type accepts. */
function sampleOf(name: string, { type, properties = {}, required = [] }: Schema): unknown {
  if (type === 'object')
    return Object.fromEntries(required.map((key) => [key, sampleOf(key, properties[key] ?? {})]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return 1;
  return { email: 'ada@example.com', model: 'page', url: '/' }[name] ?? 'x';
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Returns the status and text code of a call with the minimum its schemas require. */
async function responseOf(call: (typeof restSchemas)[keyof typeof restSchemas], token: string) {
  const params = sampleOf('', call.params as Schema) as Record<string, unknown>;
  const input = sampleOf('', call.input as Schema) as Record<string, string>;
  const url = call.url.replace(/:(\w+)/g, (_part, key: string) => String(params[key]));
  const given = call.method === 'GET' ? { query: input } : { payload: input };
  const headers = { authorization: `Bearer ${token}` };
  const response = await world.app.inject({ method: call.method, url, headers, ...given });
  return { status: response.statusCode, body: response.body };
}

it('exactly the listed calls answer 501 to an administrator', async () => {
  const { userId, email } = await logIn(world);
  const { database } = world.services;
  await database.updateTable('users').set({ is_admin: 1 }).where('id', '=', userId).execute();
  let { token } = await logIn(world, email);
  const unimplemented: string[] = [];
  for (const [name, call] of Object.entries(restSchemas)) {
    let { status, body } = await responseOf(call, token);
    if (status === 401) {
      // An earlier call, such as logging out, has ended this login.
      ({ token } = await logIn(world, email));
      ({ status, body } = await responseOf(call, token));
    }
    if (status !== 501) continue;
    unimplemented.push(name);
    expect(body, name).toContain('NOT_IMPLEMENTED');
  }
  expect(unimplemented.sort()).toEqual(unimplementedCalls);
});
