import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { UsersTable } from '../../db/tables/accounts-tables.ts';
import { hashOf } from '../accounts/one-way-hash.ts';
import { blankSessions } from '../accounts/session-store.ts';
import { deleteUnpaidSubmissions } from '../forms/form-erasure-store.ts';

/** Replaces a deleted account's e-mail: unique, and never a valid address to log in with. */
const deletedEmailOf = (userId: number) => `deleted-${userId}`;

/** Blanks every column that holds personal data. */
const blankUserValues = {
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
 * Removes all personal data from a user's row, which is kept for its orders, and frees the e-mail address.
 * The account log refers to the account by its new name.
 * @returns the name of the account in the account log
 */
export async function blankUser(
  handle: Database,
  { id, email }: { id: number; email: string },
  now: Date,
): Promise<string> {
  const deletedEmail = deletedEmailOf(id);
  await handle
    .updateTable('users')
    .set({ ...blankUserValues, email: deletedEmail, deleted_at: toInstant(now) })
    .where('id', '=', id)
    .execute();
  await handle
    .updateTable('account_events')
    .set({ account_hash: hashOf(deletedEmail) })
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('account_hash', '=', hashOf(email))]))
    .execute();
  return deletedEmail;
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

/**
 * Deletes what belongs only to this user. Orders and vouchers that are paid or may still be paid, and the
 * credit ledger, stay. Cart lines are deleted with their cart.
 */
export async function deleteBelongings(handle: Database, userId: number): Promise<void> {
  for (const table of belongings) await handle.deleteFrom(table).where('user_id', '=', userId).execute();
  await deleteUnpaidSubmissions(handle, userId);
  await blankSessions(handle, userId);
}

/** Deletes failed mails to an address; mails still being delivered are sent. */
export async function deleteFailedMails(handle: Database, email: string): Promise<void> {
  await handle
    .deleteFrom('mail_queue')
    .where('recipient', '=', email)
    .where('next_attempt_at', 'is', null)
    .execute();
}

/** Returns the ids of accounts deleted at or after `since`. */
export async function listUsersDeletedSince(handle: Database, since: Date): Promise<number[]> {
  const rows = await handle
    .selectFrom('users')
    .select('id')
    .where('deleted_at', '>=', toInstant(since))
    .execute();
  return rows.map(({ id }) => id);
}
