import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';

const deletedUsers = (handle: Database) =>
  handle.selectFrom('users').select('id').where('deleted_at', 'is not', null);

/** Everything that says something of a person, as it says nothing; number, sums and days stay. */
const nobody = { user_id: null, data: '{}', url: '', mail: null, mailbox: null };

const withoutPayment = (handle: Database) =>
  handle
    .deleteFrom('form_submissions')
    .where(({ or, eb }) =>
      or([eb('payment_status', 'is', null), eb('payment_status', 'in', ['failed', 'cancelled'])]),
    );

/** Deletes what a user has sent through forms, but for what is paid, or can still be. */
export async function deleteUnpaidSubmissions(handle: Database, userId: number): Promise<void> {
  await withoutPayment(handle).where('user_id', '=', userId).execute();
}

/**
 * Takes from the forms of deleted accounts what nobody needs any more: those that were not paid after all, of a paid one everything personal once its invoice
 * is mailed, of one that has expired once a payment that was due before `late` comes no more.
 */
export async function eraseSubmissions(handle: Database, late: Date): Promise<void> {
  await withoutPayment(handle).where('user_id', 'in', deletedUsers(handle)).execute();
  const submissions = () =>
    handle.updateTable('form_submissions').set(nobody).where('user_id', 'in', deletedUsers(handle));
  await submissions()
    .where('payment_status', '=', 'expired')
    .where('pay_by', '<=', toInstant(late))
    .execute();
  await submissions()
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
