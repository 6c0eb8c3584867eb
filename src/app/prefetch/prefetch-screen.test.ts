import { expect, test } from 'vitest';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { clientOf } from '../../graphql/route-context.ts';
import { ProductChoicesDocument } from '../../routes/product/ProductChoices.generated.ts';
import { createFakeClient } from '../../test/render-content.tsx';
import { createScreenPrefetch } from './prefetch-screen.ts';

/** A shop whose product pages request their choices and fail the first `failures` times. */
function openShop({ failures = 0 } = {}) {
  const { client, requested } = createFakeClient({ ProductChoices: () => ({ sellProduct: null }) });
  let loaded = 0;
  let failing = failures;
  const loader = async ({ context, params }: LoaderFunctionArgs) => {
    if (failing-- > 0) throw new Error('no connection');
    const variables = { url: params['slug'] ?? '' };
    await clientOf(context).query({ query: ProductChoicesDocument, variables });
    return null;
  };
  const lazy = () => Promise.resolve({ loader: (loaded++, loader) });
  const routes: RouteObject[] = [{ path: '/product/:slug', lazy }];
  const prefetch = createScreenPrefetch(routes, client);
  return {
    requested,
    loaded: () => loaded,
    prefetch: (path: string, depth: 'code' | 'screen' = 'screen') =>
      prefetch(new URL(path, 'http://shop.test'), depth),
  };
}

test('a screen is prefetched with its data, once for any number of requests', async () => {
  const shop = openShop();
  await shop.prefetch('/product/photo-mug');
  await shop.prefetch('/product/photo-mug');
  expect(shop.requested).toEqual(['ProductChoices']);
  await shop.prefetch('/product/cork-trivet');
  expect(shop.requested).toHaveLength(2);
});

test('no data is prefetched for a link that is only in view', async () => {
  const shop = openShop();
  await shop.prefetch('/product/photo-mug', 'code');
  expect([shop.loaded(), shop.requested]).toEqual([1, []]);
});

test('a path without a screen is not prefetched', async () => {
  const shop = openShop();
  await shop.prefetch('/elsewhere/at-all');
  expect([shop.loaded(), shop.requested]).toEqual([0, []]);
});

test('a failed prefetch causes no error, and is repeated the next time', async () => {
  const shop = openShop({ failures: 1 });
  await shop.prefetch('/product/photo-mug');
  expect(shop.requested).toEqual([]);
  await shop.prefetch('/product/photo-mug');
  expect(shop.requested).toEqual(['ProductChoices']);
});

test('one visit prefetches at most a hundred screens', async () => {
  const shop = openShop();
  for (let index = 0; index < 120; index++) await shop.prefetch(`/product/p-${index}`);
  expect(shop.requested).toHaveLength(100);
});
