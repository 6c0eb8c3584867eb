import type { Transaction } from 'kysely';
import { insertLastChild, insertRoot } from '../domain/groups/group-store.ts';
import type { NewGroup } from '../domain/groups/group-store.ts';
import { writeContent } from '../db/content-version.ts';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';
import { seededPicture } from '../images/picture-reference.ts';
import type { GroupSeed, TreeSeed } from './groups/group-seed.ts';
import { otherRoots } from './groups/other-roots.ts';
import { productTree } from './groups/product-tree.ts';
import { seasonalTree } from './groups/seasonal-tree.ts';
import { markSeeded, unseeded } from './seed-log.ts';

const CREATED_AT = '2026-01-05T00:00:00.000Z';

const trees: TreeSeed[] = [productTree, seasonalTree, ...otherRoots];

const keyOf = (tree: TreeSeed, slug: string) => `${tree.namespace}/${tree.model}/${slug}`;

const slugsOf = (seed: GroupSeed): string[] => [seed.slug, ...seed.children.flatMap(slugsOf)];

/** Roots are not shown on any page, except the shop's own, which shows its categories. */
const isPictured = ({ slug, content }: GroupSeed) => content !== '' && slug !== productTree.slug;

function newGroup(tree: TreeSeed, seed: GroupSeed): NewGroup {
  return {
    namespace: tree.namespace,
    model: tree.model,
    slug: seed.slug,
    name: seed.name,
    content: seed.content,
    image_hash: isPictured(seed) ? seededPicture(`groups/${seed.slug}`) : null,
    created_at: CREATED_AT,
    updated_at: CREATED_AT,
  };
}

/**
 * Inserts the trees; groups missing from an existing tree become their parent's last child. Groups deleted by
 * an owner are not inserted again, nor are their descendants.
 */
export async function seedGroups(database: Database): Promise<void> {
  const keys = trees.flatMap((tree) => slugsOf(tree).map((slug) => keyOf(tree, slug)));
  const fresh = await unseeded(database, 'group', keys);
  if (fresh.size === 0) return;
  const rows = await database.selectFrom('groups').select(['id', 'namespace', 'model', 'slug']).execute();
  const known = new Map(rows.map((row) => [`${row.namespace}/${row.model}/${row.slug}`, row.id]));
  await writeContent(database, async (transaction) => {
    for (const tree of trees) await plant({ transaction, known, fresh, tree }, tree, null);
    await markSeeded(transaction, 'group', fresh);
  });
}

interface Planting {
  transaction: Transaction<Tables>;
  known: ReadonlyMap<string, number>;
  fresh: ReadonlySet<string>;
  tree: TreeSeed;
}

async function plant(planting: Planting, seed: GroupSeed, parentId: number | null): Promise<void> {
  const { transaction, known, fresh, tree } = planting;
  const key = keyOf(tree, seed.slug);
  const knownId = known.get(key);
  if (knownId === undefined && !fresh.has(key)) return;
  const group = newGroup(tree, seed);
  const id =
    knownId ??
    (parentId === null
      ? await insertRoot(transaction, group)
      : await insertLastChild(transaction, parentId, group));
  for (const child of seed.children) await plant(planting, child, id);
}
