import { toInstant } from '../../db/columns.ts';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';

const hasPersonalData = ({ or, eb }: ExpressionBuilder<Tables, 'vouchers'>) =>
  or([
    eb('vouchers.email', '!=', ''),
    eb('vouchers.recipient_name', 'is not', null),
    eb('vouchers.message', 'is not', null),
  ]);

const noTexts = { recipient_name: null, recipient_email: null, message: null };

/**
 * Erases what is no longer needed from vouchers. Of those bought by deleted accounts: the buyer's e-mail once
 * the voucher is mailed, and the recipient and message once it is redeemed or expired; the voucher itself stays
 * valid. Whoever bought them: all personal data of those never paid, for which no late payment can arrive.
 * @param given `day` in the workshop's time zone, `YYYY-MM-DD`; no late payment can arrive for vouchers due
 *   at or before `payableSince`
 */
export async function eraseVouchers(
  handle: Database,
  { day, payableSince }: { day: string; payableSince: Date },
): Promise<void> {
  await handle
    .updateTable('vouchers')
    .set({ email: '', ...noTexts })
    .where('status', 'in', ['failed', 'cancelled', 'expired'])
    .where('pay_by', '<=', toInstant(payableSince))
    .where(hasPersonalData)
    .execute();
  const ofDeletedAccounts = await handle
    .selectFrom('vouchers')
    .innerJoin('users', 'users.id', 'vouchers.user_id')
    .select(['vouchers.id', 'status', 'mailed_at', 'redeemed_at', 'expires_on'])
    .where('users.deleted_at', 'is not', null)
    .where(hasPersonalData)
    .execute();
  for (const { id, status, mailed_at, redeemed_at, expires_on } of ofDeletedAccounts) {
    const isUnpaid = status === 'failed' || status === 'cancelled';
    const isOver = isUnpaid || redeemed_at !== null || (expires_on !== null && expires_on < day);
    const changes = {
      ...(isUnpaid || mailed_at !== null ? { email: '' } : {}),
      ...(isOver ? noTexts : {}),
    };
    if (Object.keys(changes).length > 0)
      await handle.updateTable('vouchers').set(changes).where('id', '=', id).execute();
  }
}
