import type { Database } from '../../db/connection.ts';
import { toInstant } from '../../db/columns.ts';
import { invalid, notFound, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refreshListings } from '../products/listing-store.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { readGroups, readTreeOf, writePlaces } from './group-store.ts';
import { findCategory, listedGroups, plantTrees } from './group-tree.ts';
import type { GroupNode, GroupTrees } from './group-tree.ts';
import { movePlaces } from './nested-set.ts';

export interface GroupManager {
  /** Every tree, kept until the content version changes; a caller that has just read it passes it. */
  trees(version?: number): Promise<GroupTrees>;
  /** The category or seasonal group with this slug, that products are listed under. */
  category(slug: string): Promise<GroupNode | null>;
  /** The nodes of the group list, 38 in a fresh shop (A28). */
  listed(): Promise<GroupNode[]>;
  /** The topmost groups below the root of a tree, each with its children; null for an unknown tree. */
  topOf(namespace: string, model: string): Promise<GroupNode[] | null>;
  /** One group of a tree by slug; the root itself counts. */
  one(namespace: string, model: string, slug: string): Promise<GroupNode | null>;
  /**
   * Hangs a group with all below it under another of the same tree, as its child number `position` from 0,
   * and lists its products there (ENT-04).
   */
  move(id: number, parentId: number, position: number): Promise<Outcome<null>>;
}

export function createGroupManager(
  database: Database,
  contentVersion: () => Promise<number>,
  clock: () => Date,
): GroupManager {
  const trees = cachedPerContentVersion(contentVersion, async () => plantTrees(await readGroups(database)));
  const ofTree = async (namespace: string, model: string) =>
    (await trees()).all.filter((node) => node.namespace === namespace && node.model === model);
  return {
    trees,
    category: async (slug) => findCategory(await trees(), slug),
    listed: async () => listedGroups(await trees()),
    async topOf(namespace, model) {
      const tree = await ofTree(namespace, model);
      return tree.length > 0 ? tree.filter((node) => node.level === 1) : null;
    },
    one: async (namespace, model, slug) =>
      (await ofTree(namespace, model)).find((node) => node.slug === slug) ?? null,
    move: (id, parentId, position) =>
      transactionOutcome(() =>
        writeContent(database, async (transaction) => {
          const tree = await readTreeOf(transaction, id);
          if (tree.length === 0) rollBack(notFound('There is no such group').refusal);
          const places = movePlaces(tree, id, parentId, position);
          if (!places) rollBack(invalid('GROUP_MOVE', 'A group cannot be moved there').refusal);
          await writePlaces(transaction, places, toInstant(clock()));
          await refreshListings(transaction);
          return null;
        }),
      ),
  };
}
