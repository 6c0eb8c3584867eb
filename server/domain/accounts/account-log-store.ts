import type { Insertable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { AccountEventsTable } from '../../db/tables/accounts-tables.ts';

export async function insertEvent(handle: Database, event: Insertable<AccountEventsTable>): Promise<void> {
  await handle.insertInto('account_events').values(event).execute();
}
