import type { MenuItem } from '../components/layout/menu-item.ts';
import { urlInSlot } from '../lib/image-url.ts';
import type {
  ShopMenu_GroupFragment,
  ShopMenu_LinkFragment,
  ShopMenu_MaterialFragment,
} from './ShopMenu.generated.ts';

type Group = ShopMenu_GroupFragment & { children: readonly ShopMenu_MaterialFragment[] };

/** Enough for 64 px at two device pixels per px. */
const SWATCH = { aspect: '1x1', width: 150 };

/** The category tree, then the owner's own header links. */
export function shopMenu(groups: readonly Group[], links: readonly ShopMenu_LinkFragment[]): MenuItem[] {
  const entry = ({ name, slug }: ShopMenu_GroupFragment) => ({ name, href: `/shop/${slug}` });
  return [
    ...groups.map((group) => ({
      ...entry(group),
      children: group.children.map((child) => ({
        ...entry(child),
        swatch: child.image ? urlInSlot(child.image.webp_url, SWATCH) : undefined,
        children: [],
      })),
    })),
    ...links.map(({ name, link }) => ({ name, href: link, children: [] })),
  ];
}
