import type { ShopGroup_GroupFragment, ShopGroupsQuery } from './ShopGroups.generated.ts';

type Tree = ShopGroupsQuery['groupTree']['data'];

export interface ShopPlace {
  /** The group itself, or null for `/shop`. */
  group: ShopGroup_GroupFragment | null;
  /** The groups above it, from the top. */
  parents: ShopGroup_GroupFragment[];
  /** The groups right below it, empty for a leaf. */
  children: ShopGroup_GroupFragment[];
}

/** Where `slug` stands in the product tree; null when it does not stand there. No slug is the shop itself. */
export function placeInShop(tree: Tree, slug: string | undefined): ShopPlace | null {
  if (slug === undefined) return { group: null, parents: [], children: tree };
  for (const top of tree) {
    if (top.slug === slug) return { group: top, parents: [], children: top.children };
    const child = top.children.find((candidate) => candidate.slug === slug);
    if (child) return { group: child, parents: [top], children: [] };
  }
  return null;
}
