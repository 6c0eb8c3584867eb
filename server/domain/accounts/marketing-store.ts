import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { MarketingChoicesTable } from '../../db/tables/accounts-tables.ts';

type MarketingChoiceRow = Selectable<MarketingChoicesTable>;

/** Returns a user's latest choice; undefined before the first. */
export function findNewestChoice(handle: Database, userId: number): Promise<MarketingChoiceRow | undefined> {
  return handle
    .selectFrom('marketing_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns all choices of a user, newest first. */
export function listMarketingChoices(handle: Database, userId: number): Promise<MarketingChoiceRow[]> {
  return handle
    .selectFrom('marketing_choices')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}

/** Adds a choice; earlier ones stay, since consent must be provable (A13). */
export async function insertChoice(handle: Database, choice: Omit<MarketingChoiceRow, 'id'>): Promise<void> {
  await handle.insertInto('marketing_choices').values(choice).execute();
}
