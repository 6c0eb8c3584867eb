import { fromFlag, toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { listOpenLogins } from './device-store.ts';
import { readPersonalRows } from './personal-data-store.ts';
import { findUser } from './user-store.ts';

/** Columns that hold JSON, parsed so that the user need not decode them. */
const JSON_COLUMNS = new Set(['address', 'addons', 'items', 'data', 'transports']);

/**
 * Returns everything the shop stores about a user, keyed by table name; money in cents. Omits the password
 * hash. Null if there is no such user.
 */
export async function personalDataOf(
  database: Database,
  userId: number,
  now: Date,
): Promise<Record<string, unknown> | null> {
  const user = await findUser(database, userId);
  if (!user) return null;
  const { password_hash, is_admin, ...person } = user;
  const rows = Object.entries(await readPersonalRows(database, userId));
  const logins = await listOpenLogins(database, userId, now);
  return {
    made_at: toInstant(now),
    user: { ...person, is_admin: fromFlag(is_admin), has_password: password_hash !== null },
    logins: logins.map(({ user_agent, rotated_at, expires_at }) => ({ user_agent, rotated_at, expires_at })),
    ...Object.fromEntries(rows.map(([name, entries]) => [name, entries.map((entry) => unpacked(entry))])),
  };
}

function unpacked(row: object): Record<string, unknown> {
  const read = (name: string, value: unknown): unknown =>
    JSON_COLUMNS.has(name) && typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(name, value)]));
}
