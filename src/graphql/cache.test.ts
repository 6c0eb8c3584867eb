import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typePolicies } from '../app/type-policies.ts';
import { createCache } from './cache.ts';

beforeEach(() => {
  const complain = (...details: unknown[]) => {
    throw new Error(`Unexpected console output: ${details.map(String).join(' ')}`);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(() => vi.restoreAllMocks());

const list = gql`
  query List($group: String, $byIsNew: Boolean, $first: Int, $offset: Int) {
    sellProducts(group: $group, byIsNew: $byIsNew, first: $first, offset: $offset) {
      id
      name
      image {
        url
      }
    }
  }
`;
const product = (id: number, name = `Product ${id}`) => ({
  __typename: 'Product',
  id,
  name,
  image: { __typename: 'Image', url: `/${id}` },
});

test('[APC-16] pages of a listing are cached separately, each product only once', () => {
  const cache = createCache(typePolicies);
  const write = (variables: object, products: object[]) =>
    cache.writeQuery({ query: list, variables, data: { sellProducts: products } });
  const ids = (variables: object) =>
    cache
      .readQuery<{ sellProducts: { id: number; name: string }[] }>({ query: list, variables })
      ?.sellProducts.map(({ id, name }) => `${id} ${name}`);
  const first = { group: 'slate', first: 12, offset: 0 };
  const second = { group: 'slate', first: 12, offset: 12 };
  const newest = { byIsNew: true, first: 4 };
  write(first, [product(1), product(2)]);
  write(second, [product(3)]);
  write(newest, [product(3, 'Renamed')]);
  expect(ids(first)).toEqual(['1 Product 1', '2 Product 2']);
  expect(ids(second)).toEqual(['3 Renamed']);
  expect(ids({ ...newest, first: 8 })).toBeUndefined();
  write(first, [product(2)]);
  expect(ids(first)).toEqual(['2 Product 2']);
});

test('[APC-16] two queries of one picture are merged, another picture replaces it completely', () => {
  const cache = createCache(typePolicies);
  const queryOf = (field: string) => gql`{ sellProduct(url: "sign") { id image { url ${field} } } }`;
  const write = (url: string, field: string) =>
    cache.writeQuery({
      query: queryOf(field),
      data: {
        sellProduct: {
          __typename: 'Product',
          id: 1,
          image: { __typename: 'Image', url, [field]: `${url}.${field}` },
        },
      },
    });
  write('/old', 'webp_url');
  write('/old', 'avif_url');
  expect(cache.readQuery({ query: queryOf('webp_url') })).toMatchObject({
    sellProduct: { image: { webp_url: '/old.webp_url' } },
  });
  write('/new', 'avif_url');
  expect(cache.readQuery({ query: queryOf('webp_url') })).toBeNull();
});

test('[A56] two lines of an order keep their own engraving of one add-on', () => {
  const query = gql`
    {
      orderView(id: "o") {
        id
        items {
          id
          addons {
            id
            value
          }
        }
      }
    }
  `;
  const line = (id: number, text: string) => ({
    __typename: 'OrderItem',
    id,
    addons: [{ __typename: 'CartItemAddon', id: 5, value: [text] }],
  });
  const order = { __typename: 'OrderView', id: 'o', items: [line(1, 'Anna'), line(2, 'Bob')] };
  const cache = createCache(typePolicies);
  cache.writeQuery({ query, data: { orderView: order } });
  expect(cache.readQuery({ query })).toEqual({ orderView: order });
});

test('[PRE-02] the extracted cache of one client is restored by another', () => {
  const cache = createCache(typePolicies);
  cache.writeQuery({ query: list, variables: { first: 4 }, data: { sellProducts: [product(1)] } });
  const blob = JSON.parse(JSON.stringify(cache.extract()));
  const restored = createCache(typePolicies).restore(blob);
  expect(restored.readQuery({ query: list, variables: { first: 4 } })).toEqual({
    sellProducts: [product(1)],
  });
});
