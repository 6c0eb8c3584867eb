import type { Resolvers } from '../generated/resolvers.ts';

/** Search over products, categories and pages (A72). */
export const searchResolvers: Resolvers = {
  Query: {
    sellProductSearch: (_root, { query, first, offset }, { services }) =>
      services.search.products(query, { first: first ?? 12, offset: offset ?? 0 }),
    sellSearchSuggestions: (_root, { query }, { services }) => services.search.suggest(query),
  },
};
