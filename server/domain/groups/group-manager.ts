import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import { toInstant } from '../../db/columns.ts';
import { invalid, notFound, rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { cachedPerContentVersion, writeContent } from '../../db/content-version.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { readGroups, readTreeOf, writePositions } from './group-store.ts';
import { findCategory, listedGroups, buildTrees } from './group-tree.ts';
import type { GroupNode, GroupTrees } from './group-tree.ts';
import { moveNode } from './nested-set.ts';

/**
 * Hangs a group under another of its tree, within a transaction of content; rolls it back when that cannot be. Whoever
 * calls it has products listed anew.
 */
export async function moveGroup(
  transaction: Transaction<Tables>,
  { id, parentId, position }: { id: number; parentId: number; position: number },
  now: Date,
): Promise<void> {
  const tree = await readTreeOf(transaction, id);
  if (tree.length === 0) rollBack(notFound('GROUP_NOT_FOUND').refusal);
  const positions = moveNode(tree, id, parentId, position);
  if (!positions) rollBack(invalid(refusalText('GROUP_MOVE')).refusal);
  await writePositions(transaction, positions, toInstant(now));
}

interface GroupManagerInput {
  database: Database;
  contentVersion: () => Promise<number>;
  clock: () => Date;
  /** Lists products where their groups are now. */
  refreshListings: (transaction: Transaction<Tables>) => Promise<void>;
}

/** Finds groups, and moves them. */
export class GroupManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #refreshListings: GroupManagerInput['refreshListings'];
  readonly #trees: (version?: number) => Promise<GroupTrees>;

  constructor({ database, contentVersion, clock, refreshListings }: GroupManagerInput) {
    this.#database = database;
    this.#clock = clock;
    this.#refreshListings = refreshListings;
    this.#trees = cachedPerContentVersion(contentVersion, async () => buildTrees(await readGroups(database)));
  }

  /** Every tree, kept until the content version changes; a caller that has just read it passes it. */
  trees(version?: number): Promise<GroupTrees> {
    return this.#trees(version);
  }

  /** The category or seasonal group with this slug, that products are listed under. */
  async category(slug: string): Promise<GroupNode | null> {
    return findCategory(await this.trees(), slug);
  }

  /** Any group with this slug; a category before the others, which stand for other things than products. */
  async named(slug: string): Promise<GroupNode | null> {
    const trees = await this.trees();
    return findCategory(trees, slug) ?? trees.all.find((node) => node.slug === slug) ?? null;
  }

  /** Any group, null when it is switched off, or stands below one that is. */
  async byId(id: number): Promise<GroupNode | null> {
    return (await this.trees()).byId.get(id) ?? null;
  }

  /** The nodes of the group list, 38 in a fresh shop (A28). */
  async listed(): Promise<GroupNode[]> {
    return listedGroups(await this.trees());
  }

  /** The topmost groups below the root of a tree, each with its children; null for an unknown tree. */
  async topOf(namespace: string, model: string): Promise<GroupNode[] | null> {
    const tree = await this.#tree(namespace, model);
    return tree.length > 0 ? tree.filter((node) => node.level === 1) : null;
  }

  /** One group of a tree by slug; the root itself counts. */
  async one(namespace: string, model: string, slug: string): Promise<GroupNode | null> {
    return (await this.#tree(namespace, model)).find((node) => node.slug === slug) ?? null;
  }

  /**
   * Hangs a group with all below it under another of the same tree, as its child number `position` from 0,
   * and lists its products there (ENT-04).
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
