import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';

/** Returns the keys that were never seeded, so that entries deleted by an owner are not inserted again. */
export async function unseeded(
  database: Database,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await database.selectFrom('seed_log').select('key').where('kind', '=', kind).execute();
  return new Set(keys).difference(new Set(rows.map((row) => row.key)));
}

/** Records seeded keys; call it in the transaction that inserts the entries. */
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
