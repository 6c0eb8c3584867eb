import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';

/** Those of the keys that were never seeded: what an owner has deleted since must not come back. */
export async function unseeded(
  database: Database,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await database.selectFrom('seed_log').select('key').where('kind', '=', kind).execute();
  return new Set(keys).difference(new Set(rows.map((row) => row.key)));
}

/** To be called in the transaction that inserts them. */
export async function markSeeded(
  transaction: Transaction<Tables>,
  kind: string,
  keys: ReadonlySet<string>,
): Promise<void> {
  if (keys.size === 0) return;
  await transaction
    .insertInto('seed_log')
    .values([...keys].map((key) => ({ kind, key })))
    .execute();
}
