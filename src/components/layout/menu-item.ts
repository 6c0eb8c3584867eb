/** An entry of the site's menu tree. */
export interface MenuItem {
  name: string;
  href: string;
  /** URL of a square swatch of its material. */
  swatch?: string | undefined;
  children: readonly MenuItem[];
}

const NOWHERE = -1;

/** Characters of `path` that a URL covers; `NOWHERE` unless the path equals it or lies below it. */
function nearness(href: string, path: string): number {
  if (path === href) return href.length;
  return href !== '/' && path.startsWith(`${href}/`) ? href.length : NOWHERE;
}

/** The closest match to `path` of the entry or any entry below it. */
const nearest = (item: MenuItem, path: string): number =>
  Math.max(nearness(item.href, path), ...item.children.map((child) => nearest(child, path)));

/**
 * The entry whose branch contains the screen at `path`: the closest match, so that `/shop/slate` is in the
 * branch that lists it, not in `/shop`. Undefined when none leads there.
 */
export function currentBranch(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const reach = items.map((item) => nearest(item, path));
  const best = Math.max(NOWHERE, ...reach);
  return best === NOWHERE ? undefined : items[reach.indexOf(best)];
}

/** Whether the entry, or one below it, links to `path` itself. */
export const leadsTo = (item: MenuItem, path: string): boolean =>
  item.href === path || item.children.some((child) => leadsTo(child, path));
