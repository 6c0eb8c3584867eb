import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typePolicies } from '../app/type-policies.ts';
import { CartGetDocument } from '../features/cart/CartGet.generated.ts';
import { createCache } from './cache.ts';

beforeEach(() => {
  const complain = (...details: unknown[]) => {
    throw new Error(`Unexpected console output: ${details.map(String).join(' ')}`);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
});
afterEach(() => vi.restoreAllMocks());

const line = (id: number, text: string) => ({
  __typename: 'CartItem' as const,
  id,
  url: 'sign',
  name: 'Sign',
  product_name: 'Sign',
  sku_id: 3,
  qty: 1,
  price: 10.6,
  subtotal: 10.6,
  can_purchase_qty: 9,
  in_stock: true,
  image: null,
  sku: { __typename: 'CartItemSku', code: 'OAK' },
  addons: [{ __typename: 'CartItemAddon', id: 5, name: 'Text', value: [text], files: [] }],
  img: null,
});

const cart = (items: object[], promotion_code: string | null = null) => ({
  __typename: 'Cart',
  sessionKey: 'key',
  item_count: items.length,
  subtotal: 10.6,
  all_in_stock: true,
  discount_amount: 0,
  shipping_amount: 0,
  total_amount: 10.6,
  total_tax: 0.96,
  promotion_code,
  promotion_message: null,
  free_shipping_remaining: null,
  payment_types: [{ __typename: 'PaymentType', id: 'sandbox', name: 'Card' }],
  items,
});

const cartOf = (cache: ReturnType<typeof createCache>, variables = {}) =>
  cache.readQuery<{ cartGet: { items: { addons: { value: string[] }[] }[]; promotion_code: string } }>({
    query: CartGetDocument,
    variables,
  })?.cartGet;

test('[CRT-05] there is one cart: whatever it was asked with, the last answer is read', () => {
  const cache = createCache(typePolicies);
  cache.writeQuery({ query: CartGetDocument, data: { cartGet: cart([]) } });
  cache.writeQuery({
    query: CartGetDocument,
    variables: { promotion_code: 'TEN' },
    data: { cartGet: cart([line(1, 'Anna')], 'TEN') },
  });
  expect(cartOf(cache)?.promotion_code).toBe('TEN');
  expect(cartOf(cache, { session: 'other' })?.items).toHaveLength(1);
});

test('[CRT-05] a cart that only a write answered can be read, and a cart never answered cannot', () => {
  const cache = createCache(typePolicies);
  expect(cartOf(cache)).toBeUndefined();
  const added = gql`
    mutation Added {
      cartAdd(sku: 1, qty: 1, addons: []) {
        item_count
      }
    }
  `;
  cache.write({ query: added, result: { cartAdd: cart([]) }, dataId: 'ROOT_MUTATION' });
  const query = gql`
    {
      cartGet {
        item_count
      }
    }
  `;
  expect(cache.readQuery({ query })).toMatchObject({ cartGet: { item_count: 0 } });
});

test('[CRT-05, A56] a removed line is gone, and two lines keep their own engraving of one add-on', () => {
  const cache = createCache(typePolicies);
  const write = (items: object[]) =>
    cache.writeQuery({ query: CartGetDocument, data: { cartGet: cart(items) } });
  write([line(1, 'Anna'), line(2, 'Bob')]);
  expect(cartOf(cache)?.items.map(({ addons }) => addons[0]?.value)).toEqual([['Anna'], ['Bob']]);
  write([line(2, 'Bob')]);
  expect(cartOf(cache)?.items.map(({ addons }) => addons[0]?.value)).toEqual([['Bob']]);
});

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

test('[APC-16] pages of a listing stand apart, while each product is one', () => {
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

test('[APC-16] two askers of one picture add to each other, another picture replaces it whole', () => {
  const cache = createCache(typePolicies);
  const ask = (field: string) => gql`{ sellProduct(url: "sign") { id image { url ${field} } } }`;
  const write = (url: string, field: string) =>
    cache.writeQuery({
      query: ask(field),
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
  expect(cache.readQuery({ query: ask('webp_url') })).toMatchObject({
    sellProduct: { image: { webp_url: '/old.webp_url' } },
  });
  write('/new', 'avif_url');
  expect(cache.readQuery({ query: ask('webp_url') })).toBeNull();
});

test('[PRE-02] what one client extracts another restores', () => {
  const cache = createCache(typePolicies);
  cache.writeQuery({ query: CartGetDocument, data: { cartGet: cart([line(1, 'Anna')]) } });
  const blob = JSON.parse(JSON.stringify(cache.extract()));
  const restored = createCache(typePolicies).restore(blob);
  expect(cartOf(restored)).toEqual(cartOf(cache));
});
