import { expect, it } from 'vitest';
import {
  choiceCount,
  productFilterOf,
  readListingQuery,
  withListingQuery,
  withoutChoices,
} from './listing-query.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));

it('[SHP-10] a query with only default values leaves the URL without one', () => {
  expect(withListingQuery('/shop/slate', read(''))).toBe('/shop/slate');
  expect(withListingQuery('/shop/slate', read('sort=newest&price=&stock=0'))).toBe('/shop/slate');
});

it('[SHP-10] the same choices in any order give the same URL', () => {
  const one = read('stock=1&material=Wood&sort=price&material=Slate&utm_source=mail&material=Wood');
  expect(withListingQuery('/shop', one)).toBe('/shop?sort=price&material=Slate&material=Wood&stock=1');
});

it('[SHP-10] sorts and filters that do not exist are ignored', () => {
  expect(read('sort=random&price=cheap&material=%3Cscript%3E&stock=yes&personal=2&colour=red')).toEqual(
    withoutChoices(read('')),
  );
});

it('[SHP-10] a price may be open at its upper end', () => {
  expect(productFilterOf(read('price=20-40'), false)).toMatchObject({ price_from: 20, price_below: 40 });
  expect(productFilterOf(read('price=80-'), true)).toMatchObject({
    price_from: 80,
    price_below: null,
    seasonal: true,
  });
});

it('[SHP-10] every filter is counted, the sort order is not', () => {
  expect(choiceCount(read('sort=name&material=Slate&material=Wood&price=0-20&stock=1&personal=1'))).toBe(5);
});
