import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { toFlag } from '../../db/columns.ts';
import type { CleanAddress } from './address-rules.ts';
import type { AddressTables } from '../../db/tables/address-tables.ts';

export type AddressRow = Selectable<AddressTables['addresses']>;

export function listAddresses(db: Database, userId: number): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('enabled', 'desc')
    .orderBy('id')
    .execute();
}

export function findAddress(db: Database, userId: number, id: number): Promise<AddressRow | undefined> {
  return db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function insertAddress(
  db: Database,
  userId: number,
  address: CleanAddress,
  now: string,
): Promise<AddressRow> {
  return db
    .insertInto('addresses')
    .values({ ...address, user_id: userId, enabled: 1, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateAddress(
  db: Database,
  userId: number,
  id: number,
  address: CleanAddress,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set({ ...address })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export function setAddressEnabled(
  db: Database,
  userId: number,
  id: number,
  enabled: boolean,
): Promise<AddressRow | undefined> {
  return db
    .updateTable('addresses')
    .set({ enabled: toFlag(enabled) })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
