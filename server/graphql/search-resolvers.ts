import type { Resolvers } from '../generated/resolvers.ts';
import { toDollars } from '../../src/rules/money.ts';
import { groupWire } from '../wire/group.ts';
import { readersTranslations, translated } from '../wire/translated.ts';
import { productWire } from '../wire/product.ts';

/** Search over products, categories and pages (A72). */
export const searchResolvers: Resolvers = {
  Query: {
    async sellProductSearch(_root, { query, first, offset }, { services: { search, images } }) {
      const page = { first: first ?? 12, offset: offset ?? 0 };
      const { maxCents, products, ...found } = await search.products(query, page, readersTranslations());
      const price_to = maxCents === null ? null : toDollars(maxCents);
      return { ...found, price_to, products: products.map((node) => productWire(node, images)) };
    },
    async sellSearchSuggestions(_root, { query }, { services: { search, images } }) {
      const { products, categories, pages } = await search.suggest(query, readersTranslations());
      return {
        products: products.map((node) => productWire(node, images)),
        categories: categories.map((node) => groupWire(node, images)),
        pages: pages.map(({ id, name, url }) => ({
          url,
          name: translated('page', id, { title: name }).title,
        })),
      };
    },
  },
};
