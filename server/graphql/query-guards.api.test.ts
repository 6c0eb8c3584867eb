import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function execute(query: string, { app = world.app, variables = {} } = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: { accept: 'application/graphql-response+json' },
  });
  const body = response.json<{ data?: unknown; errors?: { message: string }[] }>();
  return {
    status: response.statusCode,
    data: body.data,
    messages: body.errors?.map(({ message }) => message),
  };
}

const refusal = (message: RegExp) => ({
  status: 400,
  data: undefined,
  messages: expect.arrayContaining([expect.stringMatching(message)]),
});

/** A query whose innermost field is at this depth. */
const deep = (depth: number) =>
  `{ sellProduct(url: "cork-trivet") { groups ${'{ children '.repeat(depth - 3)}{ id ${'}'.repeat(depth)}`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_one, at) => `p${at}: sellProduct(url: "cork-trivet") { id }`).join(' ')} }`;

describe('a query that requests too much', () => {
  it('[APC-20] is refused when it is deeper than 15', async () => {
    const { messages } = await execute(deep(15));
    expect(messages?.join()).not.toMatch(/depth/i);
    expect(await execute(deep(16))).toEqual(refusal(/depth limit of 15 exceeded/i));
  });

  it('[APC-20] is refused when it is too deep through fragments', async () => {
    const nested = Array.from(
      { length: 8 },
      (_one, at) =>
        `fragment F${at} on Group { children { children { ${at === 7 ? 'id' : `...F${at + 1}`} } } }`,
    );
    const query = `{ sellProduct(url: "cork-trivet") { groups { ...F0 } } } ${nested.join(' ')}`;
    expect(await execute(query)).toEqual(refusal(/depth limit of 15 exceeded/i));
  });

  it('[APC-20] is refused when it has more than 15 aliases', async () => {
    expect(await execute(aliases(15))).toMatchObject({ status: 200, messages: undefined });
    expect(await execute(aliases(16))).toEqual(refusal(/aliases limit of 15 exceeded/i));
  });

  const SKUS =
    '{ skus { id code in_stock skuVariations { name } } addons { id addonDropdownOptions { id name } } }';

  it('[APC-20] is refused when its lists multiply, before any data is read', async () => {
    const list = (first: number) => `{ sellProducts(first: ${first}) ${SKUS} }`;
    expect(await execute(list(10))).toMatchObject({ status: 200, messages: undefined });
    const began = performance.now();
    expect(await execute(list(100))).toEqual(refusal(/cost limit of 60000 exceeded/i));
    expect(performance.now() - began).toBeLessThan(1_000);
    const { messages } = await execute(`{ few: sellProducts(first: -100000) { id } ${list(100).slice(1)}`);
    expect(messages?.join(), 'what is less than nothing makes room for nothing').toMatch(/cost limit/i);
  });

  it('[APC-20] costs the same with all variables, so that a query that passes once always passes', async () => {
    const query = `query ($n: Int) { sellProducts(first: $n) ${SKUS} }`;
    for (const n of [1, 100])
      expect(await execute(query, { variables: { n } })).toEqual(refusal(/cost limit/i));
  });

  it('[APC-20] costs only what its conditions include, calculated anew each time', async () => {
    const skus = SKUS.replace('{ skus', '{ id skus @include(if: $all)');
    const query = `query ($all: Boolean!) { sellProducts(first: 100) ${skus} }`;
    const executeWith = (all: boolean) => execute(query, { variables: { all } });
    for (let times = 0; times < 2; times++) {
      expect(await executeWith(false)).toMatchObject({ status: 200, messages: undefined });
      expect(await executeWith(true)).toEqual(refusal(/cost limit/i));
    }
  });

  it('[APC-20] is refused when the queries of its request cost too much in total', async () => {
    const query = '{ sellProducts(first: 100) { id name slug photos { photo { url } } skus { id } } }';
    const send = async (count: number) => {
      const payload = Array.from({ length: count }, () => ({ query }));
      const response = await world.app.inject({ method: 'POST', url: '/graphql', payload });
      return response.json<{ errors?: unknown[] }[]>().filter(({ errors }) => errors).length;
    };
    expect(await send(2)).toBe(0);
    expect(await send(10)).toBeGreaterThan(0);
  });

  it.each([
    'sellProductSearch(query: "oak") { total }',
    'sellSearchSuggestions(query: "oak") { pages { url } }',
    'sellProductFacets(filter: { price_from: 7 }) { in_stock }',
  ])('[APC-20] is refused when it queries the whole catalogue too often: %s', async (search) => {
    const times = (length: number) =>
      `{ ${Array.from({ length }, (_one, at) => `s${at}: ${search}`).join(' ')} }`;
    const send = async (count: number) => {
      const query = times(10);
      const payload = Array.from({ length: count }, () => ({ query }));
      const response = await world.app.inject({ method: 'POST', url: '/graphql', payload });
      return response.json<{ errors?: unknown[] }[]>().filter(({ errors }) => !errors).length;
    };
    expect(await execute(`{ ${search} }`)).toMatchObject({ status: 200, messages: undefined });
    expect(await execute(times(15))).toEqual(refusal(/cost limit of 60000 exceeded/i));
    expect(await send(1)).toBe(1);
    expect(await send(2)).toBe(1);
  });

  it.each([
    ['plainly', '{ relateds { id } }'],
    ['by an alias', '{ more: relateds { id } }'],
    ['by a fragment', '{ ...Inner }'],
    ['by a fragment in place', '{ ... on Product { relateds { id } } }'],
    ['under a condition', '{ id relateds @include(if: $on) { id } }'],
  ])('[APC-20] is refused when it requests the relateds of relateds %s', async (_how, inner) => {
    const query = `query ($on: Boolean = false) { sellProduct(url: "photo-mug") { ...Outer id @skip(if: $on) } }
      fragment Outer on Product { relateds ${inner} }
      ${inner.includes('Inner') ? 'fragment Inner on Product { groups { id } relateds { id } }' : ''}`;
    expect(await execute(query)).toEqual(refusal(/relateds cannot be selected inside relateds/));
  });

  it('[APC-20] is refused quickly when its fragments double at every step', async () => {
    const doubling = Array.from(
      { length: 60 },
      (_one, at) => `fragment F${at} on Product { ${`...F${at + 1} `.repeat(2)} }`,
    );
    const query = `{ sellProduct(url: "photo-mug") { ...F0 } } ${doubling.join(' ')} fragment F60 on Product { id }`;
    const began = performance.now();
    expect((await execute(query)).status).toBe(400);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('[APC-20] is refused when it is too long', async () => {
    expect(await execute(deep(5_000))).toEqual(refusal(/bytes exceeded/i));
    expect(await execute(deep(400))).toEqual(refusal(/token/i));
    expect(await execute(`{ ${'__typename '.repeat(1_001)} }`)).toEqual(refusal(/bytes exceeded/i));
    expect(await execute(`{ ${'id '.repeat(1_001)} }`)).toEqual(refusal(/token/i));
    const payload = { query: '{ __typename }', variables: { of: 'x'.repeat(300_000) } };
    const long = await world.app.inject({ method: 'POST', url: '/graphql', payload });
    expect(long.statusCode).toBe(413);
  });

  it.each([300, 1_000_000])('is refused as a multipart form of %i bytes', async (bytes) => {
    const part = `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n`;
    const form = await world.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${part}--x\r\n\r\n${'x'.repeat(bytes)}\r\n--x--\r\n`,
    });
    expect(form.statusCode).toBe(415);
    expect(form.json()).toMatchObject({ text_code: 'MEDIA_TYPE_REFUSED' });
  });

  it('[APC-20] is refused within a batch too, and so is a batch that is too long', async () => {
    const batch = (count: number) =>
      world.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: Array.from({ length: count }, () => ({ query: deep(16) })),
      });
    const [first] = (await batch(2)).json<{ errors: { message: string }[] }[]>();
    expect(first?.errors[0]?.message).toMatch(/depth limit/i);
    expect((await batch(11)).statusCode).toBe(413);
  });
});

describe('introspection', () => {
  const questions = [
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Product") { fields { name } } }',
  ];

  it('[APC-20] is refused in production', async () => {
    for (const query of questions)
      expect(await execute(query)).toEqual(refusal(/introspection has been disabled/i));
  });

  it('[APC-20] is available to developers', async () => {
    const development = await createWorld({ NODE_ENV: 'development' });
    for (const query of questions)
      expect(await execute(query, { app: development.app })).toMatchObject({
        status: 200,
        messages: undefined,
      });
    await development.close();
  });
});

describe('a query in the URL', () => {
  it.each(['variables=%7B', 'variables=x', 'extensions=%7B'])(
    '[APC-20] is refused with the unreadable %s',
    async (part) => {
      const response = await world.app.inject(`/graphql?query={__typename}&${part}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/JSON/) }] });
    },
  );

  it('[SEC-03] cannot be read by scripts of other sites', async () => {
    const headers = { origin: 'https://evil.example' };
    const got = await world.app.inject({ url: '/graphql?query={__typename}', headers });
    expect(got.json()).toEqual({ data: { __typename: 'Query' } });
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    const options = await world.app.inject({ method: 'OPTIONS', url: '/graphql', headers: preflight });
    for (const response of [got, options])
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
