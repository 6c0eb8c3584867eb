// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import { notFound } from '../lib/not-found.ts';
import { samplePage, sampleSiteSettings } from '../test/content-samples.ts';
import { loadPage } from '../page/load-page.ts';
import { createFakeClient, renderRoutes } from '../test/render-content.tsx';
import { PageError } from './PageError.tsx';
import { RootLayout } from './RootLayout.tsx';
import { shellLoader } from './shell-loader.ts';
import { layoutOf } from './use-layout.ts';

// jsdom lacks it, and the frame scrolls each screen to the top.
beforeAll(() => void vi.stubGlobal('scrollTo', () => undefined));

const links = {
  __typename: 'LinkList',
  data: [{ __typename: 'Link', id: 1, name: 'About us', link: '/about', children: [] }],
};
const SiteShell = () => ({
  groupTree: { __typename: 'GroupList', data: [] },
  header: links,
  footer: links,
});

const SiteSettings = () => ({ domainCurrent: sampleSiteSettings });

/** Opens `path` of a shop with one screen per layout. */
async function opens(path: string) {
  const refuse = (refusal: unknown) => () => {
    throw refusal;
  };
  const screens: RouteObject[] = [
    { path: 'plain', element: <h1>Screen</h1> },
    { path: 'named', handle: { layout: '404' }, element: <h1>Screen</h1> },
    { path: 'pay', handle: { layout: 'checkout' }, element: <h1>Screen</h1> },
    { path: 'print', handle: { layout: null }, element: <h1>Screen</h1> },
    { path: 'shop', loader: refuse(notFound('shop')), element: null },
    { path: '*', loader: refuse(notFound('page')), element: null },
  ];
  const { client } = createFakeClient({ SiteShell, SiteSettings });
  const routes = [
    {
      path: '/',
      loader: shellLoader,
      Component: RootLayout,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: PageError, children: screens }],
    },
  ];
  renderRoutes(routes, client, { path });
  await screen.findByRole('heading', { level: 1 });
  return {
    home: screen.queryByRole('link', { name: 'Gum & Grain' }) !== null,
    menu: screen.queryByRole('navigation', { name: 'Main menu' }) !== null,
    footer: screen.queryByRole('contentinfo') !== null,
    waysOn: screen.queryByRole('navigation', { name: 'More links' }) !== null,
  };
}

const DEFAULT = { home: true, menu: true, footer: true, waysOn: false };
const LOST = { ...DEFAULT, waysOn: true };

it.each([
  ['/plain', 'the default layout', DEFAULT],
  ['/named', 'the layout that it names', LOST],
  ['/pay', 'the reduced layout, without a menu', { ...DEFAULT, menu: false }],
  ['/print', 'none, because it opts out', { home: false, menu: false, footer: false, waysOn: false }],
  ['/shop', 'the default layout, though there is no such product', DEFAULT],
  ['/nothing', 'the layout 404, because there is no such page', LOST],
])('[GRD-12] %s has %s', async (path, _layout, parts) => {
  expect(await opens(path)).toEqual(parts);
});

it('[GRD-12] the innermost route that names a layout decides', () => {
  expect(layoutOf([undefined, { module: 'a' }])).toBe('default');
  expect(layoutOf([{ layout: null }, { layout: 'default' }])).toBe('default');
  expect(layoutOf([{ layout: '404' }, { module: 'a' }])).toBe('404');
});

it('the frame and the home page together request the site’s settings only once', async () => {
  const PageView = () => ({ cognitoPage: samplePage({}) });
  const { client, requested } = createFakeClient({ SiteShell, SiteSettings, PageView });
  const routes: RouteObject[] = [
    {
      path: '/',
      loader: shellLoader,
      Component: RootLayout,
      HydrateFallback: () => null,
      children: [{ index: true, loader: () => loadPage(client, '/'), element: <h1>Home</h1> }],
    },
  ];
  renderRoutes(routes, client);
  await screen.findByRole('heading', { level: 1 });
  expect(requested.toSorted()).toEqual(['PageView', 'SiteSettings', 'SiteShell']);
});
