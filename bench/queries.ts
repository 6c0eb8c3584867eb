import { nameOf } from './big-catalogue.ts';

/** A GraphQL query, ready to send. */
export type Question = { query: string; variables: Record<string, unknown> };

const SEARCH = `query Search($query: String!) {
  sellProductSearch(query: $query, first: 12, offset: 0) { total products { id name slug price } }
}`;
const LISTING = `query Listing($group: String, $sort: String!, $offset: Int!, $filter: ProductFilterInput!) {
  sellProducts(group: $group, filter: $filter, sort: $sort, first: 12, offset: $offset) { id name slug price in_stock }
  sellProductCount(group: $group, filter: $filter)
}`;
const CLASHING = 7919;

/** A typo: swaps two letters of the longest word. */
function misspelt(text: string): string {
  const longest = text.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
  return text.replace(longest, `${longest.slice(0, 2)}${longest[3]}${longest[2]}${longest.slice(4)}`);
}

/**
 * Typical searches: one word, two, a prefix, a typo, a full name, and one without results.
 * @param products number of generated products
 */
export function searchQuestions(count: number, products: number): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const words = nameOf((index * CLASHING) % products).split(' ');
    const asked = [
      words[2] ?? '',
      `${words[0]} ${words[2]}`,
      `${words[1]} ${(words[3] ?? '').slice(0, 3)}`,
      misspelt(words.slice(0, 3).join(' ')),
      words.join(' '),
      `zeppelin ${index}`,
    ][index % 6];
    return { query: SEARCH, variables: { query: asked ?? '' } };
  });
}

/** Pages of listings in every sort order, of all products and of one category. */
export function listingQuestions(count: number): Question[] {
  const sorts = ['newest', 'price', 'price-desc', 'name', 'popular'];
  return Array.from({ length: count }, (_, index) => ({
    query: LISTING,
    variables: {
      group: index % 2 === 0 ? null : 'slate',
      sort: sorts[index % sorts.length],
      offset: 12 * (Math.floor(index / 2) % 3),
      filter: {},
    },
  }));
}
