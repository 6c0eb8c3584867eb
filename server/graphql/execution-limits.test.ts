import { createSchema, createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { executionLimits } from './execution-limits.ts';

interface Body {
  data?: unknown;
  errors?: { message: string }[];
}

const typeDefs = /* GraphQL */ `
  type Query {
    many: [Thing!]!
    never: Thing
    later: Thing
  }
  type Thing {
    id: Int!
    more: [Thing!]!
  }
`;

/**
 * Queries a host with long lists and fields that may never resolve; counts how often a field was resolved.
 */
async function execute(query: string, limits: object, isPersisted = false) {
  const seen = { fields: 0 };
  const thing = (): object => ({
    id() {
      seen.fields += 1;
      return 1;
    },
    more: () => Array.from({ length: 1_000 }, thing),
  });
  const resolvers = {
    Query: {
      many: () => Array.from({ length: 1_000 }, thing),
      never: () => new Promise(() => undefined),
    },
  };
  const yoga = createYoga({
    schema: createSchema({ typeDefs, resolvers }),
    logging: false,
    plugins: [executionLimits(() => isPersisted, limits)],
  });
  const response = await yoga.fetch('http://shop/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return { seen, status: response.status, body: (await response.json()) as Body };
}

test('[APC-20] a query that waits too long gets an error', async () => {
  const { body } = await execute('{ never { id } }', { maxMs: 20 });
  expect(body.errors?.[0]?.message).toBe('Time limit of 20 ms exceeded');
});

test('[APC-20] a query that computes too long without waiting is ended, and resolves nothing more', async () => {
  const { seen, body } = await execute('{ many { more { more { id } } } }', { maxMs: 50 });
  expect(body.errors?.[0]?.message).toBe('Time limit of 50 ms exceeded');
  expect(seen.fields).toBeLessThan(1_000_000);
});

test('[APC-20] a query whose response grows too large is ended', async () => {
  const { seen, body } = await execute('{ many { more { id } } }', { maxFields: 5_000 });
  expect(body.errors?.[0]?.message).toBe('Limit of 5000 fields exceeded');
  expect(seen.fields).toBeLessThanOrEqual(5_000);
});

test('[APC-20] a query within the limits, or a persisted one, is executed completely', async () => {
  const within = await execute('{ many { id } }', { maxFields: 5_000 });
  expect((await execute('{ many { id } }', { maxFields: 5 }, true)).body.errors).toBeUndefined();
  expect(within.body).toMatchObject({ data: { many: expect.any(Array) } });
});
