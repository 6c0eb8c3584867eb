import { workshopStates } from '../../../src/rules/order-states.ts';
import { fromJson, toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { detachFiles } from '../addon-files/addon-file-store.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

/** Cut-off instants for erasing orders of deleted accounts, inclusive. */
export interface ErasureDays {
  /** Tax law no longer requires records of orders paid up to then. */
  taxed: Date;
  /** Orders paid up to then count as dispatched even if not marked so. */
  posted: Date;
  /** No late payment can arrive for expired orders created up to then. */
  expired: Date;
}

const ofDeleted = (handle: Database) =>
  handle
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .selectAll('orders')
    .where('users.deleted_at', 'is not', null)
    .where('orders.erased_at', 'is', null);

/**
 * Returns orders of deleted accounts that must keep no personal data: never paid, or older than tax law
 * requires.
 */
export function listOrdersToErase(handle: Database, { taxed, expired }: ErasureDays): Promise<OrderRow[]> {
  return ofDeleted(handle)
    .where(({ or, and, eb }) =>
      or([
        eb('orders.status', 'in', ['failed', 'cancelled']),
        and([eb('orders.status', '=', 'expired'), eb('orders.created_at', '<=', toInstant(expired))]),
        eb('orders.paid_at', '<=', toInstant(taxed)),
        and([eb('orders.status', '=', 'refunded'), eb('orders.created_at', '<=', toInstant(taxed))]),
      ]),
    )
    .execute();
}

/**
 * Returns orders of deleted accounts that are dispatched, but still hold data needed only for making and
 * sending.
 */
export function listOrdersToReduce(handle: Database, { posted }: ErasureDays): Promise<OrderRow[]> {
  return ofDeleted(handle)
    .where('orders.reduced_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('orders.status', 'in', ['dispatched', 'refunded']),
        and([eb('orders.status', 'in', workshopStates), eb('orders.paid_at', '<=', toInstant(posted))]),
      ]),
    )
    .execute();
}

/**
 * Removes from an order what tax law does not require: e-mail, phone, note, engravings, files and tracking;
 * old links to it stop working. Buyer, products and prices stay.
 */
export async function reduceOrder(
  handle: Database,
  order: Pick<OrderRow, 'id' | 'user_id' | 'address'>,
  given: { publicId: string; now: Date },
): Promise<void> {
  const address = fromJson<CleanAddress>(order.address);
  const reduced: CleanAddress = { ...address, email: null, phone: null };
  const tracking = { tracking_number: null, tracking_url: null };
  const changes = { email: '', note: null, public_id: given.publicId, reduced_at: toInstant(given.now) };
  await blankLines(handle, order);
  await handle
    .updateTable('orders')
    .set({ ...changes, ...tracking, address: toJson(reduced) })
    .where('id', '=', order.id)
    .execute();
}

/** Removes all personal data from an order; products, prices and dates stay. */
export async function eraseOrder(
  handle: Database,
  order: Pick<OrderRow, 'id' | 'user_id' | 'address'>,
  given: { publicId: string; now: Date },
): Promise<void> {
  await reduceOrder(handle, order, given);
  const address = fromJson<CleanAddress>(order.address);
  const blank = Object.fromEntries(Object.keys(address).map((field) => [field, '']));
  await handle
    .updateTable('orders')
    .set({
      address: toJson({ ...blank, email: null, phone: null, company: null, street_address_1: null }),
      promotion_code: null,
      marketing_opt_in: 0,
      marketing_text: null,
      marketing_at: null,
      erased_at: toInstant(given.now),
    })
    .where('id', '=', order.id)
    .execute();
}

/**
 * Removes the add-ons of the order's lines; the sweep of unordered files deletes their files. A file may
 * belong to several orders of a user who retried after a declined payment: it is deleted with the last of
 * them.
 */
async function blankLines(
  handle: Database,
  { id, user_id }: Pick<OrderRow, 'id' | 'user_id'>,
): Promise<void> {
  await holdOrdersOf(handle, user_id);
  const named = (line: { addons: string }) => fileIdsOf(fromJson<CanonicalAddon[]>(line.addons));
  const lines = await handle
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.order_id', 'order_lines.addons'])
    .where('orders.user_id', '=', user_id)
    .execute();
  const needed = new Set(lines.filter(({ order_id }) => order_id !== id).flatMap(named));
  const own = lines.filter(({ order_id }) => order_id === id).flatMap(named);
  await detachFiles(
    handle,
    own.filter((file) => !needed.has(file)),
  );
  await handle
    .updateTable('order_lines')
    .set({ addons: '[]', identity: '' })
    .where('order_id', '=', id)
    .execute();
}

/**
 * Locks the user, as two processes blanking two orders of one user concurrently would leave a shared file
 * behind.
 */
async function holdOrdersOf(handle: Database, userId: number): Promise<void> {
  await handle
    .updateTable('users')
    .set((expression) => ({ email: expression.ref('email') }))
    .where('id', '=', userId)
    .execute();
}
