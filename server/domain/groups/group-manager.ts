import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import { toInstant } from '../../db/columns.ts';
import { invalid, notFound, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { listGroups, listTree, writePositions } from './group-store.ts';
import { findCategory, listedGroups, buildTrees } from './group-tree.ts';
import type { GroupNode, GroupTrees } from './group-tree.ts';
import { moveNode } from './nested-set.ts';

/**
 * Moves a group under another of its tree, in the caller's content transaction; rolls it back with
 * GROUP_NOT_FOUND or GROUP_MOVE. The caller must refresh the product listings.
 */
export async function moveGroup(
  transaction: Transaction<Tables>,
  { id, parentId, position }: { id: number; parentId: number; position: number },
  now: Date,
): Promise<void> {
  const tree = await listTree(transaction, id);
  if (tree.length === 0) rollBack(notFound('GROUP_NOT_FOUND').refusal);
  const positions = moveNode(tree, id, parentId, position);
  if (!positions) rollBack(invalid(refusalText('GROUP_MOVE')).refusal);
  await writePositions(transaction, positions, toInstant(now));
}

interface GroupManagerInput {
  database: Database;
  contentVersion: () => Promise<number>;
  clock: () => Date;
  /** Rebuilds the product listings from the current groups. */
  refreshListings: (transaction: Transaction<Tables>) => Promise<void>;
}

/** Finds and moves groups. */
export class GroupManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #refreshListings: GroupManagerInput['refreshListings'];
  readonly #trees: (version?: number) => Promise<GroupTrees>;

  constructor({ database, contentVersion, clock, refreshListings }: GroupManagerInput) {
    this.#database = database;
    this.#clock = clock;
    this.#refreshListings = refreshListings;
    this.#trees = cachedPerContentVersion(contentVersion, async () => buildTrees(await listGroups(database)));
  }

  /**
   * Returns all trees, cached until the content version changes; a caller that has just read the version
   * passes it.
   */
  trees(version?: number): Promise<GroupTrees> {
    return this.#trees(version);
  }

  /** Returns the category or seasonal group with this slug, under which products are listed. */
  async category(slug: string): Promise<GroupNode | null> {
    return findCategory(await this.trees(), slug);
  }

  /** Returns any group with this slug, categories first; the others do not group products. */
  async bySlug(slug: string): Promise<GroupNode | null> {
    const trees = await this.trees();
    return findCategory(trees, slug) ?? trees.all.find((node) => node.slug === slug) ?? null;
  }

  /** Returns a group; null if it or one of its ancestors is disabled. */
  async byId(id: number): Promise<GroupNode | null> {
    return (await this.trees()).byId.get(id) ?? null;
  }

  /** Returns the groups of the group list, 38 in a fresh shop (A28). */
  async list(): Promise<GroupNode[]> {
    return listedGroups(await this.trees());
  }

  /** Returns the groups directly below the root of a tree, with their children; null for an unknown tree. */
  async topOf(namespace: string, model: string): Promise<GroupNode[] | null> {
    const tree = await this.#tree(namespace, model);
    return tree.length > 0 ? tree.filter((node) => node.level === 1) : null;
  }

  /** Returns a group of a tree by slug, including the root. */
  async inTree(namespace: string, model: string, slug: string): Promise<GroupNode | null> {
    return (await this.#tree(namespace, model)).find((node) => node.slug === slug) ?? null;
  }

  /**
   * Moves a group with its descendants under another group of the same tree, as its child number `position`
   * from 0, and lists its products there (ENT-04). Refusals: 404 GROUP_NOT_FOUND, 422 GROUP_MOVE.
   */
  move(id: number, parentId: number, position: number): Promise<Outcome<null>> {
    return transactionOutcome(() =>
      writeContent(this.#database, async (transaction) => {
        await moveGroup(transaction, { id, parentId, position }, this.#clock());
        await this.#refreshListings(transaction);
        return null;
      }),
    );
  }

  async #tree(namespace: string, model: string): Promise<GroupNode[]> {
    return (await this.trees()).all.filter((node) => node.namespace === namespace && node.model === model);
  }
}
