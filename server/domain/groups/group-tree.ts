import type { Selectable } from 'kysely';
import { cleanHtml } from '../../lib/clean-html.ts';
import type { GroupRow } from '../../db/tables/groups-tables.ts';
import { parentsOf } from './nested-set.ts';

/** A node of a tree with its relatives. */
export interface GroupNode extends Selectable<GroupRow> {
  parent: GroupNode | null;
  children: GroupNode[];
}

/** All trees of the shop at one content version. The nodes of a tree are consecutive, in tree order. */
export interface GroupTrees {
  all: GroupNode[];
  byId: ReadonlyMap<number, GroupNode>;
}

/** The models of the shop's own categories and of the seasonal ones. */
export const PRODUCT_MODEL = 'product';
export const SEASONAL_MODEL = 'seasonal';

/** Links the rows of all trees to each other. */
export function buildTrees(rows: readonly Selectable<GroupRow>[]): GroupTrees {
  const all = rows
    .map((row): GroupNode => ({ ...row, content: cleanHtml(row.content), parent: null, children: [] }))
    .sort((a, b) => a.root - b.root || a.lft - b.lft);
  const byId = new Map(all.map((node) => [node.id, node]));
  for (const tree of Map.groupBy(all, (node) => node.root).values()) {
    const parents = parentsOf(tree);
    for (const node of tree) {
      node.parent = byId.get(parents.get(node.id) ?? 0) ?? null;
      node.parent?.children.push(node);
    }
  }
  return { all, byId };
}

/** Returns the group under which products are listed: a category of the shop, else a seasonal one. */
export function findCategory(trees: GroupTrees, slug: string): GroupNode | null {
  const named = trees.all.filter((node) => node.slug === slug);
  return (
    named.find((node) => node.model === PRODUCT_MODEL) ??
    named.find((node) => node.model === SEASONAL_MODEL) ??
    null
  );
}

/** Returns the path from the root's child down to the node, inclusive; empty for a root. */
export function ancestors(node: GroupNode): GroupNode[] {
  return node.parent ? [...ancestors(node.parent), node] : [];
}

/**
 * Returns the group list's content (A28): all groups except the root of the shop's own categories, which
 * stands for `/shop` and is no category.
 */
export function listedGroups(trees: GroupTrees): GroupNode[] {
  return trees.all.filter((node) => node.model !== PRODUCT_MODEL || node.parent !== null);
}
