import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import { persistedDocuments } from '../generated/persisted-documents.ts';
import { putOnSale } from '../testkit/products.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import { SearchManager } from './search-manager.ts';

let world: World;
/** The index is not built before this resolves. */
let held: Promise<void> = Promise.resolve();

beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
  const { services } = world;
  const { groups, products, database } = services;
  const trees = async () => {
    await held;
    return groups.trees();
  };
  const search = new SearchManager({
    database,
    products,
    groups: Object.assign(Object.create(groups), { trees }),
    contentVersion: async () => (await services.shown.current()).content,
  });
  Object.assign(services, { search });
});
afterAll(() => world.close());

const [hash] =
  Object.entries(persistedDocuments).find(([, text]) => /^query SearchSuggestions\b/.test(text)) ?? [];

const foundByCall = async () => {
  const payload = { documentId: `sha256:${hash}`, variables: { query: 'quokka' } };
  const response = await world.app.inject({ method: 'POST', url: '/graphql', payload });
  return response.json<{ data: { sellSearchSuggestions: { products: unknown[] } } }>().data
    .sellSearchSuggestions.products.length;
};
const isOnPage = async () => (await world.app.inject('/search/quokka')).body.includes('Quokka Bookend');

it('results from an outdated index are cached neither as a response nor in a page', async () => {
  expect(await foundByCall()).toBe(0);
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  held = promise;
  await putOnSale(world, { name: 'Quokka Bookend' });
  await writeContent(world.services.database, () => Promise.resolve());
  await world.services.shown.read();
  expect([await foundByCall(), await isOnPage()]).toEqual([0, false]);
  goOn();
  await world.services.search.prepare();
  expect([await foundByCall(), await isOnPage()]).toEqual([1, true]);
});
