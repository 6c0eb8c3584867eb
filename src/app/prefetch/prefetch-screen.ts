import type { ApolloClient } from '@apollo/client';
import { matchRoutes } from 'react-router';
import type { RouteMatch, RouteObject } from 'react-router';
import { withLowPriority } from '../../graphql/low-priority-client.ts';
import { createRouteContext } from '../../graphql/route-context.ts';
import { preloadPicture } from '../../lib/preload-picture.ts';
import type { ScreenModule } from '../../lib/screen-module.ts';

/** How much of a screen to prefetch: its code, or also its data and first pictures. */
export type PrefetchDepth = 'code' | 'screen';

/** Maximum number of screens prefetched per visit. */
const MAX_SCREENS = 100;

/** The module of a screen; a chunk is loaded once, however often it is requested. */
async function moduleOf({ route }: RouteMatch): Promise<ScreenModule> {
  if (typeof route.lazy !== 'function') return route as ScreenModule;
  return (await route.lazy()) as ScreenModule;
}

/**
 * Creates a function that prefetches a shop URL's screen, its data once per visit, into the Apollo cache
 * (specification section 9). Ignores failures: the navigation requests again and reports them.
 */
export function createScreenPrefetch(
  routes: RouteObject[],
  client: ApolloClient,
): (url: URL, depth: PrefetchDepth) => Promise<void> {
  const background = withLowPriority(client);
  const fetched = new Set<string>();
  const fetchScreen = async (match: RouteMatch, url: URL): Promise<void> => {
    const { route, params } = match;
    const { loader, firstPictures } = await moduleOf(match);
    const request = new Request(url);
    const pattern = route.path ?? '';
    await loader?.({ request, url, params, pattern, context: createRouteContext(background) });
    for (const picture of firstPictures?.({ client, params }) ?? []) preloadPicture(picture);
  };
  return async (url, depth) => {
    const key = url.pathname + url.search;
    // A press is a hover, a pointer and a focus; matching ranks all routes each time.
    if (fetched.has(key)) return;
    const match = matchRoutes(routes, url.pathname)?.at(-1);
    if (!match) return;
    const isWholeScreen = depth === 'screen' && fetched.size < MAX_SCREENS;
    if (isWholeScreen) fetched.add(key);
    await (isWholeScreen ? fetchScreen(match, url) : moduleOf(match)).catch(() => fetched.delete(key));
  };
}
