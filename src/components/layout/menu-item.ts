/** An entry of the site's menu tree. */
export interface MenuItem {
  name: string;
  href: string;
  children: readonly MenuItem[];
}

/** Whether the screen at `path` is this entry's own or lies under it. */
export function leadsTo(item: MenuItem, path: string): boolean {
  if (item.href === '/') return path === '/';
  return (
    path === item.href ||
    path.startsWith(`${item.href}/`) ||
    item.children.some((child) => leadsTo(child, path))
  );
}
