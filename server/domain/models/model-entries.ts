import type { Transaction } from 'kysely';
import { fromFlag } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { ImageLibrary } from '../../images/image-library.ts';
import { checkJoins } from './model-checks.ts';
import type { ModelDescription } from './model-description.ts';
import { listJoined, writeJoined } from './model-store.ts';
import type { ModelRow } from './model-store.ts';
import { parentOf } from './model-tree.ts';
import { shownFields, storedFields } from './model-values.ts';

/** Fields of an input already validated against the contract. */
export type ModelData = Readonly<Record<string, unknown>>;

/** A stored entry: its id, the fields of its input, whether it is enabled, and when it was changed. */
export type ModelEntry = Record<string, unknown> & { id: number };

/** Returns a row as edited by an administrator. */
export async function entryOf(
  handle: Database,
  description: ModelDescription,
  row: ModelRow,
): Promise<ModelEntry> {
  const { shown, stamps } = description;
  return {
    id: row.id,
    ...storedFields(description, row),
    ...(description.tree ? { parent: await parentOf(handle, row.id) } : {}),
    ...(await joined(handle, description, row.id)),
    ...(shown ? { enabled: fromFlag(Number(row[shown.column])) === (shown.value === 1) } : {}),
    ...(stamps?.includes('updated_at') ? { updated_at: row['updated_at'] } : {}),
  };
}

/** Returns a row as shown to visitors. */
export async function shownEntry(
  handle: Database,
  description: ModelDescription,
  row: ModelRow,
  images: ImageLibrary,
): Promise<ModelEntry> {
  return {
    id: row.id,
    ...shownFields(description, row, images),
    ...(await joined(handle, description, row.id)),
  };
}

async function joined(handle: Database, { joins = {} }: ModelDescription, id: number) {
  const lists = Object.entries(joins).map(
    async ([field, join]) => [field, await listJoined(handle, join, id)] as const,
  );
  return Object.fromEntries(await Promise.all(lists));
}

/**
 * Stores those of an entry's lists that are given, in their own tables. Rolls back with 422 VALIDATION_FAILED if
 * they do not fit the entry.
 */
export async function writeJoins(
  transaction: Transaction<Tables>,
  description: ModelDescription,
  data: ModelData,
  id: number,
): Promise<void> {
  const { joins = {}, partOf = '' } = description;
  for (const [field, join] of Object.entries(joins))
    if (data[field] !== undefined) await writeJoined(transaction, join, id, (data[field] ?? []) as number[]);
  if ([...Object.keys(joins), partOf].some((field) => data[field] !== undefined))
    await checkJoins(transaction, description, id);
}
