// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { readListingQuery } from './listing-query.ts';
import { PriceFacet } from './ListingFacets.tsx';

/** The price filter for the numbers of products in two bands. */
function showsPrices(counts: readonly [number, number], search = '') {
  const facets = {
    materials: [],
    prices: counts.map((count, at) => ({ price_from: at * 20, price_below: at * 20 + 20, count })),
    in_stock: 0,
    personalised: 0,
  };
  const query = readListingQuery(new URLSearchParams(search));
  renderWithApp(<PriceFacet facets={facets} query={query} onChange={() => undefined} />);
}

const offered = () => screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);

it('price ranges are offered if products fall into several', () => {
  showsPrices([3, 1]);
  expect(offered()).toEqual(['', '0-20', '20-40']);
});

it('[I18-05] price ranges are named in dollars with two decimals', () => {
  showsPrices([3, 1]);
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([
    'Any',
    expect.stringContaining('Under $20.00'),
    expect.stringContaining('$20.00 to $40.00'),
  ]);
});

it('a price range that contains all products is not offered, unless it is chosen', () => {
  showsPrices([4, 0]);
  expect(offered()).toEqual([]);
  showsPrices([4, 0], 'price=0-20');
  expect(offered()).toEqual(['', '0-20']);
});
