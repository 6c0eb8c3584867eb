import type { Selectable, Updateable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { countRows } from '../../db/rows.ts';
import type { UsersTable } from '../../db/tables/accounts-tables.ts';

export type UserRow = Selectable<UsersTable>;

/** The data a login code may carry for the user created from it. */
export interface NewUser {
  email: string;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
}

/** Returns null also for a deleted account. */
export async function findUser(handle: Database, id: number): Promise<UserRow | null> {
  const user = await handle
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return user ?? null;
}

export async function findUserByEmail(handle: Database, email: string): Promise<UserRow | null> {
  return (await handle.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null;
}

export const isNameless = (user: Pick<UserRow, 'first_name' | 'last_name'>): boolean =>
  user.first_name === '' && user.last_name === '';

/**
 * Returns the user with this address, created if missing. Only a nameless user gets the given name and date of
 * birth, so that requesting a registration mail to an address cannot change an existing account's.
 */
export async function ensureUser(handle: Database, given: NewUser, now: Date): Promise<UserRow> {
  await handle
    .insertInto('users')
    .values({ ...given, created_at: toInstant(now) })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
  const user = await handle
    .selectFrom('users')
    .selectAll()
    .where('email', '=', given.email)
    .executeTakeFirstOrThrow();
  if (!isNameless(user)) return user;
  const { first_name, last_name } = given;
  const missing = { first_name, last_name, date_of_birth: user.date_of_birth ?? given.date_of_birth };
  await updateUser(handle, user.id, missing);
  return { ...user, ...missing };
}

/**
 * Locks a user's row until the transaction ends, so that concurrent writers run one after the other; null if
 * the account is deleted.
 */
export async function lockUser(handle: Database, id: number): Promise<UserRow | null> {
  const locked = await handle
    .updateTable('users')
    .set((expression) => ({ email: expression.ref('email') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return locked ?? null;
}

export async function updateUser(
  handle: Database,
  id: number,
  changes: Updateable<UsersTable>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await handle.updateTable('users').set(changes).where('id', '=', id).execute();
}

export async function setPasswordHash(handle: Database, id: number, hash: string): Promise<void> {
  await handle.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute();
}

export async function makeAdministrator(handle: Database, id: number): Promise<void> {
  await handle.updateTable('users').set({ is_admin: 1 }).where('id', '=', id).execute();
}

/** Sorted, so that two transactions locking them all do not deadlock. */
export async function listAdministratorIds(handle: Database): Promise<number[]> {
  const rows = await handle
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export function countAdministrators(handle: Database): Promise<number> {
  return countRows(handle.selectFrom('users').where('is_admin', '=', 1));
}
