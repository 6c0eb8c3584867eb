import { matchRoutes, redirect } from 'react-router';
import type { MiddlewareFunction, RouteObject } from 'react-router';

/**
 * Spells a path like its route: fixed segments as in the route, no double or trailing slashes.
 * `/SHOP/Slate/` becomes `/shop/Slate`: parameters and `*` are unchanged.
 * @param pattern path of the matching route
 */
export function spelledPath(pattern: string | null | undefined, pathname: string): string {
  const fixed = (pattern ?? '*').split('/').map((segment) => (/^[:*]/.test(segment) ? null : segment));
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment, at) => fixed[at] ?? segment).join('/')}`;
}

/** Gives each screen one URL in the browser too (RT-27); the host does so before it renders. */
export const toSpelledPath =
  (routes: () => RouteObject[]): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const spelled = spelledPath(matchRoutes(routes(), pathname)?.at(-1)?.route.path, pathname);
    if (spelled !== pathname) throw redirect(spelled + search, 301);
  };
