// @vitest-environment jsdom
import type { ApolloClient } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageError } from '../../app/PageError.tsx';
import { ProductCard } from '../../features/product/ProductCard.tsx';
import type { ProductCard_ProductFragment } from '../../features/product/ProductCard.generated.ts';
import { createDeferredClient } from '../../graphql/deferred-client.ts';
import { NetworkError } from '../../graphql/network-error.ts';
import { resumeResponses, untilResumed } from '../../graphql/paused-responses.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { coastersCard, samplePostage } from '../../test/content-samples.ts';
import { createFakeClient, renderRoutes } from '../../test/render-content.tsx';
import { stubResizeObserver } from '../../test/resize-observer.ts';
import { Component, loader } from './ProductRoute.tsx';
import { previewProduct } from './preview-product.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  stubResizeObserver();
});

/** A separate card per test, since the last pressed one is remembered. */
const cardOf = (slug: string): ProductCard_ProductFragment => ({
  ...coastersCard,
  slug,
  full_price: 40,
  is_new: true,
  is_on_special: true,
});

/** The host's version of the same product. */
function wholeProduct(card: ProductCard_ProductFragment) {
  const { photos, image: _, ...product } = { ...card, ...previewProduct(card) };
  return {
    __typename: 'Product',
    ...product,
    content: '<p>Cut by hand</p>',
    photos: photos.map(({ photo }) => ({
      __typename: 'ProductPhoto',
      id: 7,
      photo: { __typename: 'Image', ...photo },
    })),
  };
}

/** A list with one card; the test completes the host's response for its product. */
function openShelf(slug: string, asClient = (client: ApolloClient) => client) {
  const card = cardOf(slug);
  const pending = Promise.withResolvers<unknown>();
  const { client } = createFakeClient({
    ProductPage: () => pending.promise,
    Redirects: () => ({
      domainInitialData: {
        __typename: 'InitialData',
        redirects: [{ __typename: 'Redirect', from: '/product/renamed', to: '/elsewhere' }],
      },
    }),
  });
  const routes: RouteObject[] = [
    {
      path: '/',
      element: (
        <>
          <h1>Shelf</h1>
          <ProductCard product={card} />
        </>
      ),
    },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    { path: '/product/:slug', loader, Component, errorElement: <PageError /> },
  ];
  const { goTo, goBack } = renderRoutes(routes, asClient(client));
  const respond = (sellProduct: unknown) =>
    act(async () => pending.resolve({ sellProduct, sellPostage: samplePostage }));
  return {
    card,
    goTo,
    goBack,
    respond,
    fail: () => act(async () => pending.reject(new NetworkError('no connection', { cause: null }))),
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = () => userEvent.click(screen.getByRole('link', { name: 'Slate Coasters' }));

it('[GEN-24] a product opens with the data of its card, before the host has responded', async () => {
  const { card, respond } = openShelf('previewed');
  await press();
  const name = await heading('Slate Coasters');
  screen.getByText('Four coasters of natural slate.');
  screen.getByText('$36.00');
  screen.getByText('new');
  screen.getByText('Kerf & Co.');
  const [photo] = document.images;
  expect(photo?.getAttribute('src')).toBe('/assets/i/abc/4x3/1184.jpg');
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  await respond(wholeProduct(card));
  expect((await screen.findAllByRole('button', { name: /Add to cart/ })).length).toBeGreaterThan(0);
  screen.getByText('Cut by hand');
  // The elements are kept: no picture flickers and the focus is not lost.
  expect([name.isConnected, photo?.isConnected]).toEqual([true, true]);
});

it('the host’s responses are delayed until the pressed screen is painted', async () => {
  const start = globalThis.setTimeout;
  const limits: (Promise<void> | undefined)[] = [];
  // Records the pause, and drops its limit of a second, which a slow machine may reach.
  const withoutLimit = (run: () => void, ms?: number) =>
    run === resumeResponses && ms !== undefined ? limits.push(untilResumed()) : start(run, ms);
  vi.stubGlobal('setTimeout', withoutLimit);
  openShelf('painted');
  await press();
  await heading('Slate Coasters');
  await new Promise<void>(afterPaint);
  expect(limits).toEqual([expect.any(Promise)]);
  expect(untilResumed()).toBeUndefined();
});

it('[GEN-24] without a card the screen waits for its data', async () => {
  const { card, goTo, respond } = openShelf('direct');
  void goTo('/product/direct');
  await act(() => Promise.resolve());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shelf');
  await respond(wholeProduct(card));
  await heading('Slate Coasters');
});

it('[GRD-14] a pressed card whose product no longer exists leads to the shop’s 404 page', async () => {
  const { respond } = openShelf('gone');
  await press();
  await heading('Slate Coasters');
  await respond(null);
  expect(await heading("Sorry, Couldn't find the page you were looking for")).toBeTruthy();
});

it('a pressed card whose product cannot be loaded shows an error', async () => {
  const { fail } = openShelf('failed');
  await press();
  await heading('Slate Coasters');
  await fail();
  expect(await heading('We cannot reach the shop right now')).toBeTruthy();
});

it('[RT-26] a pressed card whose product was renamed is redirected, and Back leads to the card', async () => {
  const { goBack, respond } = openShelf('renamed');
  await press();
  await heading('Slate Coasters');
  await respond(null);
  await heading('Elsewhere');
  await act(() => goBack());
  expect(await heading('Shelf')).toBeTruthy();
});

it('a pressed card also shows an error if the code of calls fails to load', async () => {
  const cause = new Error('no connection');
  const neverComes = () => Promise.reject(new NetworkError('no code', { cause }));
  openShelf('codeless', () => createDeferredClient({}, neverComes).early);
  await press();
  expect(await heading('We cannot reach the shop right now')).toBeTruthy();
});
