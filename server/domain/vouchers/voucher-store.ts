import type { Insertable, Updateable } from 'kysely';
import { fromJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows } from '../../db/rows.ts';
import type { VoucherRow, VoucherStatus, VoucherTables } from '../../db/tables/voucher-tables.ts';

type VoucherChanges = Updateable<VoucherTables['vouchers']>;

export function insertVoucher(
  db: Database,
  voucher: Insertable<VoucherTables['vouchers']>,
): Promise<VoucherRow> {
  return db.insertInto('vouchers').values(voucher).returningAll().executeTakeFirstOrThrow();
}

export function findVoucher(db: Database, id: number): Promise<VoucherRow | undefined> {
  return db.selectFrom('vouchers').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findVoucherByPublicId(db: Database, publicId: string): Promise<VoucherRow | undefined> {
  return db.selectFrom('vouchers').selectAll().where('public_id', '=', publicId).executeTakeFirst();
}

export function findVoucherByCode(db: Database, codeHash: string): Promise<VoucherRow | undefined> {
  return db.selectFrom('vouchers').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();
}

/** Applies the changes if the voucher is in one of the `from` states; false otherwise. */
export function changeVoucher(
  db: Database,
  id: number,
  from: VoucherStatus[],
  changes: VoucherChanges & { status: VoucherStatus },
): Promise<boolean> {
  return changesRows(
    db.updateTable('vouchers').set(changes).where('id', '=', id).where('status', 'in', from),
  );
}

/** Returns the ids of unpaid vouchers past their deadline. */
export async function listOverdueVoucherIds(db: Database, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select('id')
    .where('status', '=', 'awaitingPayment')
    .where('pay_by', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the ids of paid vouchers due to be mailed on or before this day. */
export async function listUndeliveredVoucherIds(db: Database, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select('id')
    .where('mailed_at', 'is', null)
    .where('status', '=', 'paid')
    .where((is) => is.or([is('deliver_on', 'is', null), is('deliver_on', '<=', day)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Claims the single mail with the code; false if another process has claimed it. */
export function claimDelivery(db: Database, id: number, now: string): Promise<boolean> {
  return changesRows(
    db.updateTable('vouchers').set({ mailed_at: now }).where('id', '=', id).where('mailed_at', 'is', null),
  );
}

/** Redeems a paid voucher valid on this day, once; undefined if that is impossible. */
export function claimRedemption(
  db: Database,
  codeHash: string,
  by: { userId: number; now: string; day: string },
): Promise<VoucherRow | undefined> {
  return db
    .updateTable('vouchers')
    .set({ redeemed_at: by.now, redeemed_by: by.userId })
    .where('code_hash', '=', codeHash)
    .where('status', '=', 'paid')
    .where('redeemed_at', 'is', null)
    .where('expires_on', '>=', by.day)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the vouchers a user has redeemed, newest first. */
export function listVouchersRedeemedBy(db: Database, userId: number, limit: number): Promise<VoucherRow[]> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('redeemed_by', '=', userId)
    .orderBy('redeemed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

const BLOCK = 'gift_voucher_purchase';

/** Returns the stored settings of every voucher block on enabled pages. */
export async function listVoucherBlocks(db: Database): Promise<unknown[]> {
  const widgets = db
    .selectFrom('page_widgets')
    .innerJoin('page_blocks', 'page_blocks.id', 'page_widgets.block_id')
    .innerJoin('page_rows', 'page_rows.id', 'page_blocks.row_id')
    .innerJoin('pages', 'pages.id', 'page_rows.page_id')
    .select('page_widgets.templatevar as settings')
    .where('page_widgets.type', '=', BLOCK)
    .where('page_blocks.deleted', '=', 0)
    .where('pages.enabled', '=', 1);
  const contents = db
    .selectFrom('page_contents')
    .innerJoin('pages', 'pages.id', 'page_contents.page_id')
    .select('page_contents.variables as settings')
    .where('page_contents.template', '=', BLOCK)
    .where('page_contents.deleted', '=', 0)
    .where('pages.enabled', '=', 1);
  const rows = await widgets.unionAll(contents).execute();
  return rows.map(({ settings }) => fromJson<unknown>(settings));
}
