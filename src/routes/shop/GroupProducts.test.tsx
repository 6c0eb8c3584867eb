// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeClient, renderScreen } from '../../test/render-content.tsx';
import { christmasSection, shopSection } from './shop-section.ts';
import type { ShopSection } from './shop-section.ts';
import { EmptyCategory } from './EmptyCategory.tsx';
import { GroupProducts } from './GroupProducts.tsx';
import { readListingQuery } from './listing-query.ts';

/** Renders the listing of a group without results. */
function showsNothing(section: ShopSection, search = '') {
  const { client } = createFakeClient({
    ShopProducts: () => ({
      sellProducts: [],
      sellProductCount: 0,
      sellProductFacets: {
        __typename: 'ProductFacets',
        materials: [],
        prices: [],
        in_stock: 0,
        personalised: 0,
      },
    }),
  });
  const query = readListingQuery(new URLSearchParams(search));
  const whenEmpty = <EmptyCategory section={section} slug="slate" />;
  renderScreen(
    <GroupProducts section={section} slug="slate" page={1} query={query} whenEmpty={whenEmpty} />,
    client,
    { path: '/' },
  );
}

it('[SHP-13] an empty group shows a message and a link, instead of a blank grid', async () => {
  showsNothing(shopSection);
  expect(await screen.findByRole('heading', { name: 'Nothing on this shelf just yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all categories' }).getAttribute('href')).toBe('/shop');
  expect(screen.queryByRole('list')).toBeNull();
});

it('[SHP-13] a group with nothing for Christmas does so too', async () => {
  showsNothing(christmasSection);
  expect(await screen.findByRole('heading', { name: 'Nothing here for Christmas yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the whole shelf' }).getAttribute('href')).toBe('/shop/slate');
});

it('[SHP-13] filters without a result can be cleared', async () => {
  showsNothing(shopSection, 'stock=1');
  expect(await screen.findByRole('heading', { name: 'Nothing matches all of that' })).toBeTruthy();
  const ways = screen.getAllByRole('link', { name: 'Clear all filters' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(ways.map(() => '/shop/slate'));
});
