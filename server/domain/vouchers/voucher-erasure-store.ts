import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

/**
 * Erases what is no longer needed from vouchers bought by deleted accounts: the buyer's e-mail once the
 * voucher is mailed, and the recipient and message once it is redeemed or expired. The voucher itself stays
 * valid.
 * @param given `day` in the workshop's time zone, `YYYY-MM-DD`; no late payment can arrive for vouchers due
 *   at or before `payableSince`
 */
export async function eraseBoughtVouchers(
  handle: Database,
  { day, payableSince }: { day: string; payableSince: Date },
): Promise<void> {
  const bought = await handle
    .selectFrom('vouchers')
    .innerJoin('users', 'users.id', 'vouchers.user_id')
    .select(['vouchers.id', 'status', 'pay_by', 'mailed_at', 'redeemed_at', 'expires_on'])
    .where('users.deleted_at', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('vouchers.email', '!=', ''),
        eb('recipient_name', 'is not', null),
        eb('message', 'is not', null),
      ]),
    )
    .execute();
  for (const { id, status, pay_by, mailed_at, redeemed_at, expires_on } of bought) {
    const isUnpaid =
      status === 'expired'
        ? pay_by <= toInstant(payableSince)
        : status !== 'paid' && status !== 'awaitingPayment';
    const isOver = isUnpaid || redeemed_at !== null || (expires_on !== null && expires_on < day);
    const changes = {
      ...(isUnpaid || mailed_at !== null ? { email: '' } : {}),
      ...(isOver ? { recipient_name: null, recipient_email: null, message: null } : {}),
    };
    if (Object.keys(changes).length > 0)
      await handle.updateTable('vouchers').set(changes).where('id', '=', id).execute();
  }
}
