import type { Resolvers } from '../generated/resolvers.ts';

/** What is made now. */
export const benchResolvers: Resolvers = {
  Query: { sellBench: (_root, _input, { services: { bench } }) => bench.now() },
};
