import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function ask(query: string, app = world.app) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query },
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

/** A query whose innermost field lies at this depth. */
const deep = (depth: number) =>
  `{ sellProduct(url: "cork-trivet") { groups ${'{ children '.repeat(depth - 3)}{ id ${'}'.repeat(depth)}`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_one, at) => `p${at}: sellProduct(url: "cork-trivet") { id }`).join(' ')} }`;

describe('a query that asks for too much', () => {
  it('[APC-20] is refused when it is deeper than 15', async () => {
    expect(await ask(deep(15))).toMatchObject({ status: 200, messages: undefined });
    expect(await ask(deep(16))).toEqual(refusal(/depth limit of 15 exceeded/i));
  });

  it('[APC-20] is refused when it goes deep through fragments', async () => {
    const nested = Array.from(
      { length: 8 },
      (_one, at) =>
        `fragment F${at} on Group { children { children { ${at === 7 ? 'id' : `...F${at + 1}`} } } }`,
    );
    const query = `{ sellProduct(url: "cork-trivet") { groups { ...F0 } } } ${nested.join(' ')}`;
    expect(await ask(query)).toEqual(refusal(/depth limit of 15 exceeded/i));
  });

  it('[APC-20] is refused when it has more than 15 aliases', async () => {
    expect(await ask(aliases(15))).toMatchObject({ status: 200, messages: undefined });
    expect(await ask(aliases(16))).toEqual(refusal(/aliases limit of 15 exceeded/i));
  });

  it('[APC-20] is refused when its lists multiply, before anything is read', async () => {
    const list = (first: number) =>
      `{ sellProducts(first: ${first}) { relateds { relateds { id name slug price } } } }`;
    expect(await ask(list(10))).toMatchObject({ status: 200, messages: undefined });
    const began = performance.now();
    expect(await ask(list(100_000))).toEqual(refusal(/cost limit of 20000 exceeded/i));
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('[APC-20] is refused when it is too long to be read', async () => {
    expect(await ask(deep(5_000))).toEqual(refusal(/token/i));
    expect(await ask(`{ ${'__typename '.repeat(2_001)} }`)).toEqual(refusal(/token/i));
  });

  it('[APC-20] is refused as one of a batch too, and so is a batch that is too long', async () => {
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

  it('[APC-20] is refused where the shop is open', async () => {
    for (const query of questions)
      expect(await ask(query)).toEqual(refusal(/introspection has been disabled/i));
  });

  it('[APC-20] is there for developers', async () => {
    const development = await createWorld({ NODE_ENV: 'development' });
    for (const query of questions)
      expect(await ask(query, development.app)).toMatchObject({ status: 200, messages: undefined });
    await development.close();
  });
});

describe('a query in the URL', () => {
  it.each(['variables=%7B', 'variables=x', 'extensions=%7B'])(
    '[APC-20] with the unreadable %s is refused',
    async (part) => {
      const response = await world.app.inject(`/graphql?query={__typename}&${part}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/JSON/) }] });
    },
  );

  it('[SEC-03] no other site’s scripts may read the answer', async () => {
    const headers = { origin: 'https://evil.example' };
    const asked = await world.app.inject({ url: '/graphql?query={__typename}', headers });
    expect(asked.json()).toEqual({ data: { __typename: 'Query' } });
    const preflight = { ...headers, 'access-control-request-method': 'POST' };
    const options = await world.app.inject({ method: 'OPTIONS', url: '/graphql', headers: preflight });
    for (const response of [asked, options])
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
