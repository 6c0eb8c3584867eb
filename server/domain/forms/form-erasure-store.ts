import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

const deletedUsers = (handle: Database) =>
  handle.selectFrom('users').select('id').where('deleted_at', 'is not', null);

/** Blanks all personal data; number, amounts and dates stay. */
const nobody = { user_id: null, data: '{}', url: '', mail: null, mailbox: null };

const withoutPayment = (handle: Database) =>
  handle
    .deleteFrom('form_submissions')
    .where(({ or, eb }) =>
      or([eb('payment_status', 'is', null), eb('payment_status', 'in', ['failed', 'cancelled'])]),
    );

/** Deletes a user's form submissions, except those that are paid or can still be paid. */
export async function deleteUnpaidSubmissions(handle: Database, userId: number): Promise<void> {
  await withoutPayment(handle).where('user_id', '=', userId).execute();
}

/**
 * Erases form submissions that are no longer needed. Of deleted accounts, deletes those that failed or were
 * cancelled, and removes personal data from paid ones once their invoice is mailed. Whoever sent them, removes
 * personal data from those never paid and due at or before `payableSince`, for which no late payment can
 * arrive any more.
 */
export async function eraseSubmissions(handle: Database, payableSince: Date): Promise<void> {
  await withoutPayment(handle).where('user_id', 'in', deletedUsers(handle)).execute();
  await handle
    .updateTable('form_submissions')
    .set(nobody)
    .where('payment_status', 'in', ['failed', 'cancelled', 'expired'])
    .where('pay_by', '<=', toInstant(payableSince))
    .where('mail', 'is not', null)
    .execute();
  await handle
    .updateTable('form_submissions')
    .set(nobody)
    .where('user_id', 'in', deletedUsers(handle))
    .where('payment_status', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_queue')
            .select('mail_queue.id')
            .where('attachment_kind', '=', 'formInvoice')
            .whereRef('attachment_id', '=', 'form_submissions.id'),
        ),
      ),
    )
    .execute();
}
