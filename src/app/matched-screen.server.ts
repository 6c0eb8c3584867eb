import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import { routes } from './routes.tsx';
import type { RouteHandle } from './route-handle.ts';

interface MatchedScreen {
  /** The route's path as written in `routes`; `null` when none matches. */
  path: string | null;
  handle: RouteHandle | undefined;
  params: Readonly<Record<string, string | undefined>>;
}

const MAX_REMEMBERED = 500;
const remembered = new LRUCache<string, MatchedScreen>({ max: MAX_REMEMBERED });

/** Matches a path with a screen's route. React Router ranks all routes anew each time, so results are cached. */
export function matchedScreen(pathname: string): MatchedScreen {
  const known = remembered.get(pathname);
  if (known) return known;
  const match = matchRoutes(routes, pathname)?.at(-1);
  const handle = match?.route.handle as RouteHandle | undefined;
  const screen = { path: match?.route.path ?? null, handle, params: match?.params ?? {} };
  remembered.set(pathname, screen);
  return screen;
}
