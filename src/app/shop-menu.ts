import type { MenuItem } from '../components/layout/menu-item.ts';
import type { ShopMenu_GroupFragment, ShopMenu_LinkFragment } from './ShopMenu.generated.ts';

type Group = ShopMenu_GroupFragment & { children: readonly ShopMenu_GroupFragment[] };

/** The category tree, then the owner's own header links. */
export function shopMenu(groups: readonly Group[], links: readonly ShopMenu_LinkFragment[]): MenuItem[] {
  const entry = ({ name, slug }: ShopMenu_GroupFragment) => ({ name, href: `/shop/${slug}` });
  return [
    ...groups.map((group) => ({
      ...entry(group),
      children: group.children.map((child) => ({ ...entry(child), children: [] })),
    })),
    ...links.map(({ name, link }) => ({ name, href: link, children: [] })),
  ];
}
