import { expect, expectTypeOf, test } from 'vitest';
import { CartGetDocument } from '../features/cart/CartGet.generated.ts';
import type { CartGetQuery } from '../features/cart/CartGet.generated.ts';
import { CartRemoveDocument } from '../features/cart/CartRemove.generated.ts';
import { CartUpdateDocument } from '../features/cart/CartUpdate.generated.ts';
import type { CartUpdateMutation } from '../features/cart/CartUpdate.generated.ts';
import { createFakeClient } from '../test/render-content.tsx';
import { createHostCalls } from './host-calls.ts';

const cart = { __typename: 'Cart', item_count: 2 };

function callsTo(responses: Parameters<typeof createFakeClient>[0]) {
  const { client } = createFakeClient(responses);
  return { client, host: createHostCalls(client) };
}

test('a call returns the data of its document, and leaves nothing in the cache', async () => {
  const { client, host } = callsTo({
    CartGet: () => ({ cartGet: cart }),
    CartUpdate: () => ({ cartUpdate: cart }),
  });
  const read = await host.query(CartGetDocument, { session: 'key' });
  const written = await host.mutate(CartUpdateDocument, { id: 1, qty: 2 });
  expectTypeOf(read).toEqualTypeOf<CartGetQuery>();
  expectTypeOf(written).toEqualTypeOf<CartUpdateMutation>();
  expect([read.cartGet.item_count, written.cartUpdate.item_count]).toEqual([2, 2]);
  expect(client.cache.extract()).toEqual({});
});

test('a call with the variables of another document does not compile', async () => {
  const requested: unknown[] = [];
  const response = (variables: unknown) => ({
    cartUpdate: cart,
    cartRemove: cart,
    requested: requested.push(variables),
  });
  const { host } = callsTo({ CartUpdate: response, CartRemove: response });
  // @ts-expect-error a line is updated to a quantity
  await host.mutate(CartUpdateDocument, { id: 1 });
  // @ts-expect-error a line is removed whole
  await host.mutate(CartRemoveDocument, { id: 1, qty: 2 });
  // @ts-expect-error a number is no key of a cart
  await host.mutate(CartUpdateDocument, { id: 1, qty: 2, session: 7 });
  expect(requested).toEqual([{ id: 1 }, { id: 1, qty: 2 }, { id: 1, qty: 2, session: 7 }]);
});
