import type { ShopGroupsQuery } from './ShopGroups.generated.ts';
import type { ShopTree_GroupFragment } from './ShopTree.generated.ts';

type Root = NonNullable<ShopGroupsQuery['groupDetails']>['data'];
type Tree = Root['children'];

export interface CategoryLocation {
  /** The group, or the root of its tree. */
  group: ShopTree_GroupFragment;
  isRoot: boolean;
  /** The group is in the first tree. In a later tree it only shows part of its own section's content. */
  isInFirstTree: boolean;
  /** The groups between the root and this one, from the top. */
  parents: ShopTree_GroupFragment[];
  /** The direct subgroups, empty for a leaf. */
  children: ShopTree_GroupFragment[];
}

function locateIn(tree: Tree, slug: string): Omit<CategoryLocation, 'isInFirstTree'> | null {
  for (const top of tree) {
    if (top.slug === slug) return { group: top, isRoot: false, parents: [], children: top.children };
    const child = top.children.find((candidate) => candidate.slug === slug);
    if (child) return { group: child, isRoot: false, parents: [top], children: [] };
  }
  return null;
}

/** Locates `slug` below one of the roots; `null` when unknown. Without a slug it is the first root. */
export function locateInShop(roots: readonly Root[], slug: string | undefined): CategoryLocation | null {
  const [first] = roots;
  if (slug === undefined)
    return first
      ? { group: first, isRoot: true, isInFirstTree: true, parents: [], children: first.children }
      : null;
  for (const [index, root] of roots.entries()) {
    const place = locateIn(root.children, slug);
    if (place) return { ...place, isInFirstTree: index === 0 };
  }
  return null;
}
