/** An entry of the site's menu tree. */
export interface MenuItem {
  name: string;
  href: string;
  /** URL of a swatch of its material, square. */
  swatch?: string | undefined;
  children: readonly MenuItem[];
}

const NOWHERE = -1;

/** How many characters of `path` a URL stands for; `NOWHERE` when the path neither is it nor lies under it. */
function nearness(href: string, path: string): number {
  if (path === href) return href.length;
  return href !== '/' && path.startsWith(`${href}/`) ? href.length : NOWHERE;
}

/** The nearest that the entry, or one below it, comes to `path`. */
const nearest = (item: MenuItem, path: string): number =>
  Math.max(nearness(item.href, path), ...item.children.map((child) => nearest(child, path)));

/**
 * The entry in whose branch the screen at `path` stands: the one that comes nearest, so that `/shop/slate` is in the
 * branch that lists it and not also in `/shop`. Undefined when none leads there.
 */
export function currentBranch(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const reach = items.map((item) => nearest(item, path));
  const best = Math.max(NOWHERE, ...reach);
  return best === NOWHERE ? undefined : items[reach.indexOf(best)];
}

/** Whether the entry, or one below it, leads to `path` itself. */
export const leadsTo = (item: MenuItem, path: string): boolean =>
  item.href === path || item.children.some((child) => leadsTo(child, path));
