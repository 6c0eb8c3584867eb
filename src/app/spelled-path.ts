import { redirect } from 'react-router';
import type { MiddlewareFunction } from 'react-router';

/**
 * Spells a path like its route: fixed segments as in the route, no double or trailing slashes.
 * `/SHOP/Slate/` becomes `/shop/Slate`: parameters and `*` are unchanged.
 * @param pattern path of the matching route, with or without the slash at its start
 */
export function spelledPath(pattern: string | null | undefined, pathname: string): string {
  const splitPath = (path: string) => path.split('/').filter((segment) => segment !== '');
  const fixed = splitPath(pattern ?? '*').map((segment) => (/^[:*]/.test(segment) ? null : segment));
  return `/${splitPath(pathname)
    .map((segment, at) => fixed[at] ?? segment)
    .join('/')}`;
}

/** Gives each screen one URL in the browser too (RT-27); the host does so before it renders. */
export const toSpelledPath: MiddlewareFunction = ({ url, pattern }) => {
  const spelled = spelledPath(pattern, url.pathname);
  if (spelled !== url.pathname) throw redirect(spelled + url.search, 301);
};
