import type { Resolvers } from '../generated/resolvers.ts';

/** What is being made now. */
export const workQueueResolvers: Resolvers = {
  Query: { sellWorkQueue: (_root, _input, { services: { workQueue } }) => workQueue.now() },
};
