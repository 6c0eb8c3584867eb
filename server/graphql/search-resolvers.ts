import type { Resolvers } from '../generated/resolvers.ts';
import { badInput, listPage } from './image-field.ts';

/** Characters of a query; the storefront shortens what is longer. */
const LONGEST_QUERY = 200;

function checked(query: string): string {
  if (query.length > LONGEST_QUERY) throw badInput(`A search has at most ${LONGEST_QUERY} characters`);
  return query;
}

/** Search over products, categories and pages (A72). */
export const searchResolvers: Resolvers = {
  Query: {
    sellProductSearch: (_root, { query, first, offset }, { services }) => {
      const { limit, offset: from } = listPage(first ?? 12, offset ?? 0);
      return services.search.products(checked(query), { first: limit, offset: from });
    },
    sellSearchSuggestions: (_root, { query }, { services }) => services.search.suggest(checked(query)),
  },
};
