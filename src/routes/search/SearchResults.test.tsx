// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { Component as Search, loader } from './SearchRoute.tsx';

it('[SEC-06] the number of results is announced, also when the next search has none', async () => {
  const { client } = createFakeClient({
    SearchCategories: () => ({ groupTree: { __typename: 'GroupTree', data: [] } }),
    SearchProducts: ({ query }) => ({
      sellProductSearch: {
        __typename: 'ProductSearch',
        terms: query,
        price_to: null,
        total: query === 'slate' ? 3 : 0,
        fuzzy: false,
        products: [],
      },
      sellSearchSuggestions: { __typename: 'SearchSuggestions', categories: [], pages: [] },
    }),
  });
  const routes = [{ path: '/search/:query', loader, Component: Search }];
  const { goTo } = renderRoutes(routes, client, { path: '/search/slate' });
  const said = await screen.findByRole('status');
  expect(said.textContent).toBe('3 products');
  await goTo('/search/nothing');
  await screen.findByRole('heading', { name: 'We found nothing by that name' });
  expect(said.isConnected).toBe(true);
  expect(said.textContent).toBe('We found nothing by that name');
});
