import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { UsersTable } from '../../db/tables/accounts-tables.ts';
import { hashOf } from '../accounts/one-way-hash.ts';
import { blankSessions } from '../accounts/session-store.ts';
import { deleteUnpaidSubmissions } from '../forms/form-erasure-store.ts';

/** What stands where a deleted account's address was: unique, and no address that anybody could log in with. */
const formerEmail = (userId: number) => `deleted-${userId}`;

/** Every column that says something of a person, as it says nothing. */
const nobody = {
  password_hash: null,
  is_admin: 0,
  first_name: '',
  last_name: '',
  mobile_phone: null,
  date_of_birth: null,
  current_address_id: null,
  photo_hash: null,
  company_name: null,
  company_phone: null,
  trading_name: null,
  abn: null,
  website: null,
  facebook_link: null,
  drivers_licence_number: null,
  drivers_licence_expiry: null,
  drivers_licence_state_of_issue_id: null,
  emergency_contact_name: null,
  emergency_contact_phone: null,
  club_additional_member: null,
  shows_name: 0,
  shows_photo: 0,
} as const satisfies {
  [Column in Exclude<keyof UsersTable, 'id' | 'email' | 'created_at' | 'deleted_at'>]: unknown;
};

/**
 * Takes everything personal from a user's row, which stays for its orders, and gives the address free. What was logged
 * of the account says another name from then on.
 * @returns what the log calls the account now
 */
export async function blankUser(
  handle: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string> {
  const former = formerEmail(id);
  await handle
    .updateTable('users')
    .set({ ...nobody, email: former, deleted_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
  await handle
    .updateTable('account_events')
    .set({ account_hash: hashOf(former) })
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('account_hash', '=', hashOf(email))]))
    .execute();
  return former;
}

const belongings = [
  'carts',
  'addresses',
  'marketing_choices',
  'shipping_quote_requests',
  'oauth_codes',
  'passkeys',
  'passkey_challenges',
] as const;

/** Deletes what belongs to a user alone; what he has paid for, or still may, and the sums of his credit stay. Lines go with their cart. */
export async function deleteBelongings(handle: Database, userId: number): Promise<void> {
  for (const table of belongings) await handle.deleteFrom(table).where('user_id', '=', userId).execute();
  await deleteUnpaidSubmissions(handle, userId);
  await blankSessions(handle, userId);
}

/** Mails to an address that could not be sent; what is on its way goes out. */
export async function deleteFailedMails(handle: Database, email: string): Promise<void> {
  await handle
    .deleteFrom('mail_queue')
    .where('recipient', '=', email)
    .where('next_attempt_at', 'is', null)
    .execute();
}

/** The accounts that were deleted since then. */
export async function deletedSince(handle: Database, since: Date): Promise<number[]> {
  const rows = await handle
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '>=', toInstant(since))
    .execute();
  return rows.map(({ id }) => id);
}
