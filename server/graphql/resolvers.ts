import type { Resolvers } from '../generated/resolvers.ts';
import { catalogueResolvers } from './catalogue-resolvers.ts';
import { contentResolvers } from './content-resolvers.ts';
import { searchResolvers } from './search-resolvers.ts';
import { workQueueResolvers } from './work-queue-resolvers.ts';

/** Every resolver of `schema.graphql`, one part per domain. */
export const resolvers: Resolvers = {
  ...catalogueResolvers,
  ...contentResolvers,
  Query: {
    ...catalogueResolvers.Query,
    ...contentResolvers.Query,
    ...searchResolvers.Query,
    ...workQueueResolvers.Query,
  },
};
