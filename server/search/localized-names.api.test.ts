import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.close());

const QUERY = `query ($query: String!) {
  sellProductSearch(query: $query, first: 5) { total fuzzy products { slug } }
  sellSearchSuggestions(query: $query) { products { slug } categories { slug } pages { url name } }
}`;

interface Found {
  sellProductSearch: { total: number; fuzzy: boolean; products: { slug: string }[] };
  sellSearchSuggestions: { categories: { slug: string }[]; pages: { url: string; name: string }[] };
}

async function search(locale: string, query: string): Promise<Found> {
  const { body } = await world.app.inject({
    method: 'POST',
    url: '/graphql',
    cookies: { locale },
    payload: { query: QUERY, variables: { query } },
  });
  return JSON.parse(body).data;
}

it.each([
  ['de', 'Schneidebrett', 'bamboo-chopping-board'],
  ['de', 'untersetzer', 'engraved-slate-coasters'],
  ['de', 'chopping board', 'bamboo-chopping-board'],
  ['ja', 'コースター', 'engraved-slate-coasters'],
  ['ja', 'chopping board', 'bamboo-chopping-board'],
  ['en', 'chopping board', 'bamboo-chopping-board'],
] as const)('[I18-04] in %s %s finds the product with this name', async (locale, query, slug) => {
  const { products, fuzzy } = (await search(locale, query)).sellProductSearch;
  expect(products.map((product) => product.slug)).toContain(slug);
  expect(fuzzy).toBe(false);
});

it('[I18-04] words of another language find nothing for shoppers in English', async () => {
  const { products, fuzzy } = (await search('en', 'Schneidebrett')).sellProductSearch;
  expect(products.length === 0 || fuzzy).toBe(true);
});

it('[I18-04] categories and pages are suggested by their translated names, too', async () => {
  const slate = (await search('de', 'Schiefer')).sellSearchSuggestions;
  expect(slate.categories.map(({ slug }) => slug)).toContain('slate');
  const shipping = (await search('de', 'Rückgabe')).sellSearchSuggestions.pages;
  expect(shipping).toEqual([{ url: '/shipping-and-returns', name: 'Versand und Rückgabe' }]);
});
