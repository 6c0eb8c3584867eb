import type { ApolloClient } from '@apollo/client';
import type { createBrowserRouter, RouteObject } from 'react-router';
import { offerLanguage } from './language/offer-language.ts';
import { prefetchOnIntent } from './prefetch/prefetch-on-intent.ts';

/** What begins when a page is taken over and is no part of its first load: nothing is lost without it. */
export function afterStart(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  client: ApolloClient,
): void {
  prefetchOnIntent(router, routes, client);
  offerLanguage();
}
