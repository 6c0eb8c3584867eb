import { matchRoutes, redirect } from 'react-router';
import type { MiddlewareFunction, RouteObject } from 'react-router';

/**
 * A path as the route that it matches spells it: fixed segments as the route has them, no slash twice or behind.
 * `/SHOP/Slate/` is `/shop/Slate`: what a parameter or `*` stands for stays as it is.
 */
export function spelledPath(routes: RouteObject[], pathname: string): string {
  const pattern = matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '*';
  const fixed = pattern.split('/').map((segment) => (/^[:*]/.test(segment) ? null : segment));
  const segments = pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map((segment, at) => fixed[at] ?? segment).join('/')}`;
}

/** In the browser too a screen has one URL (RT-27); the host sees to it before it renders. */
export const toSpelledPath =
  (routes: () => RouteObject[]): MiddlewareFunction =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const spelled = spelledPath(routes(), pathname);
    if (spelled !== pathname) throw redirect(spelled + search, 301);
  };
