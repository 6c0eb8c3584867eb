import { createSchema, createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { executionLimits } from './execution-limits.ts';

interface Answer {
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
 * Queries a host with long lists and answers that may never arrive; counts how often a field was resolved.
 */
async function ask(query: string, limits: object, isKnown = false) {
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
    plugins: [executionLimits(() => isKnown, limits)],
  });
  const response = await yoga.fetch('http://shop/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return { seen, status: response.status, answer: (await response.json()) as Answer };
}

test('[APC-20] a query that waits too long gets an error', async () => {
  const { answer } = await ask('{ never { id } }', { maxMs: 20 });
  expect(answer.errors?.[0]?.message).toBe('Time limit of 20 ms exceeded');
});

test('[APC-20] a query that computes too long without waiting is ended, and resolves nothing more', async () => {
  const { seen, answer } = await ask('{ many { more { more { id } } } }', { maxMs: 50 });
  expect(answer.errors?.[0]?.message).toBe('Time limit of 50 ms exceeded');
  expect(seen.fields).toBeLessThan(1_000_000);
});

test('[APC-20] a query whose response grows too large is ended', async () => {
  const { seen, answer } = await ask('{ many { more { id } } }', { maxFields: 5_000 });
  expect(answer.errors?.[0]?.message).toBe('Limit of 5000 fields exceeded');
  expect(seen.fields).toBeLessThanOrEqual(5_000);
});

test('[APC-20] a query within the limits, or a known one, is answered completely', async () => {
  const within = await ask('{ many { id } }', { maxFields: 5_000 });
  expect((await ask('{ many { id } }', { maxFields: 5 }, true)).answer.errors).toBeUndefined();
  expect(within.answer).toMatchObject({ data: { many: expect.any(Array) } });
});
