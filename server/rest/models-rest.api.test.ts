import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContentVersion } from '../db/content-version.ts';
import { models } from '../domain/models/models.ts';
import { modelValues } from '../generated/contract-rules.ts';
import type { Model } from '../generated/contract-rules.ts';
import { logInAdministrator } from '../testkit/administrator.ts';
import { modelSamples, ownedSample } from '../testkit/model-samples.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const WRITES = ['create', 'update', 'enable', 'disable', 'delete', 'addPhoto'] as const;

/** Contains everything that any write requires. */
const WHOLE = { id: 1, data: {}, uuid: 'x', name: 'x', key: 'x' };

/** Fields that accept any text. */
const RENAMED = new Set(['name', 'title', 'heading', 'link', 'to']);

let world: World;
let admin: string;
let shopper: string;
/** Id of the root of the products' groups. */
let root: number;

beforeAll(async () => {
  world = await createWorld();
  admin = (await logInAdministrator(world)).token;
  shopper = (await logIn(world)).token;
  const row = await world.services.database
    .selectFrom('groups')
    .select('id')
    .where('model', '=', 'product')
    .where('level', '=', 0)
    .executeTakeFirstOrThrow();
  root = row.id;
});
afterAll(() => world.close());

async function call(model: string, name: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const url = ['/api/v1/cognito', model, name].filter(Boolean).join('/');
  const response = await world.app.inject({ method: 'POST', url, payload, headers });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

const write = (model: string, name: string, payload: object) => call(model, name, payload, admin);
const version = () => readContentVersion(world.services.database);
const idOf = (body: Record<string, unknown>) => (body['data'] as { id: number }).id;

async function create(model: Model, data: Record<string, unknown>): Promise<number> {
  const { status, body } = await write(model, 'create', { data });
  expect([model, status, body]).toMatchObject([model, 200, { data: { id: expect.any(Number) } }]);
  return idOf(body);
}

/** Creates an entry with what it refers to; returns its id and what it was created from. */
async function made(model: Model) {
  const data = await ownedSample(model, { root }, create);
  return { id: await create(model, data), data };
}

async function stored(model: Model, id: number) {
  const { body } = await write(model, String(id), { stored: true });
  return body['data'] as Record<string, unknown>;
}

/** Whether visitors can read an entry, both by its id and by its URL if it has one. */
async function isPublic(model: Model, id: number, entry: Record<string, unknown>): Promise<boolean> {
  const keys = [id, entry['slug'] ?? entry['url'] ?? id];
  const reads = keys.map((key) => call(model, encodeURIComponent(String(key).replace(/^\//, '')), {}));
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(new Set(statuses).size).toBe(1);
  return statuses[0] === 200;
}

it('every public model of the contract has a sample in this test', () => {
  expect(modelSamples.map(([model]) => model).toSorted()).toEqual([...modelValues].toSorted());
});

describe.each(modelValues.map((model) => [model]))('%s', (model) => {
  it('[APC-02, APC-03, A32, GRD-16] every write is refused to guests and to shoppers, whatever they send', async () => {
    const calls = WRITES.flatMap((name) => [{}, WHOLE].map((payload) => ({ name, payload })));
    for (const { name, payload } of calls) {
      const nobody = await call(model, name, payload);
      expect([name, nobody.status, nobody.body]).toMatchObject([name, 401, { text_code: 'LOGIN_REQUIRED' }]);
      const other = await call(model, name, payload, shopper);
      expect([name, other.status, other.body]).toMatchObject([name, 403, { text_code: 'ADMIN_ONLY' }]);
      expect(other.body['fields']).toBeUndefined();
    }
  });

  it('[APC-01, A32] its list is public, its stored form is not', async () => {
    expect((await call(model, '', {})).status).toBe(200);
    expect((await call(model, '1', { stored: true })).status).toBe(401);
    expect((await call(model, '1', { stored: true }, shopper)).status).toBe(403);
  });
});

describe('an administrator', () => {
  it.each(modelSamples)('[APC-02] creates a %s, and everyone can see it', async (model) => {
    const data = await ownedSample(model, { root }, create);
    const before = await version();
    const id = await create(model, data);
    const entry = await stored(model, id);
    const pictures = Object.entries(models[model].fields).filter(([, { kind }]) => kind === 'picture');
    const unchanged = Object.fromEntries(
      pictures.flatMap(([field]) => (field in data ? [[field, 'seed:places/bench']] : [])),
    );
    expect(entry).toMatchObject({ ...data, ...unchanged, id });
    expect(await version()).toBeGreaterThan(before);
    expect(await isPublic(model, id, entry)).toBe(true);
  });

  it.each(modelSamples)('[APC-02, A32] gets errors for a %s by field', async (model) => {
    const { id, data } = await made(model);
    const [first = ''] = Object.keys(data);
    const strange = await write(model, 'update', { id, data: { is_admin: true } });
    expect([strange.status, strange.body]).toMatchObject([
      400,
      { fields: { is_admin: 'There is no such field' } },
    ]);
    const wrong = await write(model, 'update', { id, data: { [first]: { no: 'object' } } });
    expect([wrong.status, Object.keys((wrong.body['fields'] as object) ?? {})]).toEqual([400, [first]]);
    const blank = await write(model, 'create', { data: {} });
    expect([blank.status, blank.body]).toMatchObject([400, { text_code: 'VALIDATION_FAILED' }]);
    expect((await write(model, 'create', { data: [] })).status).toBe(400);
    expect((await write(model, 'update', { id: 2_000_000_000, data: {} })).status).toBe(404);
    expect((await write(model, 'delete', { id: 2_000_000_000 })).status).toBe(404);
  });

  it.each(modelSamples)('[APC-02] changes a %s', async (model) => {
    const { id, data } = await made(model);
    const [field] = Object.entries(data).find(
      ([name, text]) => typeof text === 'string' && RENAMED.has(name),
    ) ?? ['sort_order'];
    const value = { to: '/about', link: '/about', sort_order: 7 }[field] ?? 'Renamed';
    const before = await stored(model, id);
    const { status, body } = await write(model, 'update', { id, data: { [field]: value } });
    expect([status, body]).toMatchObject([200, { data: { id, [field]: value } }]);
    const { updated_at: _now, ...now } = await stored(model, id);
    const { updated_at: _then, ...then } = before;
    expect(now).toEqual({ ...then, [field]: value });
  });

  const switched = modelSamples.flatMap(([model]) => (models[model].shown ? [[model] as const] : []));
  it.each(switched)('[APC-02] disables and enables a %s', async (model) => {
    const { id } = await made(model);
    expect(await write(model, 'disable', { id })).toMatchObject({ status: 200, body: { success: true } });
    const entry = await stored(model, id);
    expect(entry).toMatchObject({ enabled: false });
    expect(await isPublic(model, id, entry)).toBe(false);
    expect(await write(model, 'enable', { id })).toMatchObject({ status: 200 });
    expect(await isPublic(model, id, entry)).toBe(true);
  });

  const unswitched = modelSamples.flatMap(([model]) => (models[model].shown ? [] : [[model] as const]));
  it.each(unswitched)(
    '[APC-02] cannot enable or disable a %s, which is shown with its parent',
    async (model) => {
      const { id } = await made(model);
      for (const name of ['enable', 'disable']) {
        const { status, body } = await write(model, name, { id });
        expect([status, body]).toMatchObject([422, { text_code: 'MODEL_NOT_SWITCHED' }]);
      }
    },
  );

  it.each(modelSamples)('[APC-02] deletes a %s', async (model) => {
    const { id } = await made(model);
    const before = await version();
    expect(await write(model, 'delete', { id })).toMatchObject({ status: 200, body: { success: true } });
    expect((await write(model, String(id), { stored: true })).status).toBe(404);
    expect(await version()).toBeGreaterThan(before);
  });

  it.each(['user', 'users', 'order', '__proto__', 'constructor'])(
    '[APC-02, A32] cannot write a %s by these calls',
    async (model) => {
      for (const name of ['create', 'enable', 'disable', 'delete']) {
        const response = await write(model, name, { id: 1, data: { is_admin: true } });
        expect([response.status, response.body]).toMatchObject([403, { text_code: 'MODEL_NOT_PUBLIC' }]);
      }
    },
  );
});
