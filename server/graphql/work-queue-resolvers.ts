import type { Resolvers } from '../generated/resolvers.ts';
import { forbidCaching } from '../lib/request-memory.ts';

/** What is being made now. */
export const workQueueResolvers: Resolvers = {
  Query: {
    async sellWorkQueue(_root, _input, { services: { workQueue } }) {
      // Changes with every order, which what is shown does not.
      forbidCaching();
      const work = await workQueue.now();
      return work && { product: work.product, item_count: work.itemCount };
    },
  },
};
