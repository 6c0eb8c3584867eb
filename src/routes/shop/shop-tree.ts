import type { ShopGroupsQuery } from './ShopGroups.generated.ts';
import type { ShopTree_GroupFragment } from './ShopTree.generated.ts';

type Root = NonNullable<ShopGroupsQuery['groupDetails']>['data'];
type Tree = Root['children'];

export interface CategoryLocation {
  /** The group itself, or the root of its tree. */
  group: ShopTree_GroupFragment;
  isRoot: boolean;
  /** The groups between the root and this one, from the top. */
  parents: ShopTree_GroupFragment[];
  /** The groups right below it, empty for a leaf. */
  children: ShopTree_GroupFragment[];
}

function locateIn(tree: Tree, slug: string): CategoryLocation | null {
  for (const top of tree) {
    if (top.slug === slug) return { group: top, isRoot: false, parents: [], children: top.children };
    const child = top.children.find((candidate) => candidate.slug === slug);
    if (child) return { group: child, isRoot: false, parents: [top], children: [] };
  }
  return null;
}

/** Where `slug` stands below one of the roots; null when it stands nowhere. No slug is the first root itself. */
export function locateInShop(roots: readonly Root[], slug: string | undefined): CategoryLocation | null {
  const [first] = roots;
  if (slug === undefined)
    return first ? { group: first, isRoot: true, parents: [], children: first.children } : null;
  return roots.map((root) => locateIn(root.children, slug)).find((place) => place !== null) ?? null;
}
