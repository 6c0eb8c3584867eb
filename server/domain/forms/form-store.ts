import type { Insertable, Selectable } from 'kysely';
import { toInstant } from '../../db/columns.ts';
import type { Instant } from '../../db/columns.ts';
import type { PaymentStatus } from '../../generated/contract-rules.ts';
import type { Database } from '../../db/connection.ts';
import { changesRows, listPart } from '../../db/rows.ts';
import type { Listed, ListRange } from '../../lib/list-range.ts';
import type { FormQuestionRow, FormRow, FormSubmissionRow } from '../../db/tables/forms-tables.ts';

/** Returns an enabled form by id or URL. */
export function findForm(
  database: Database,
  key: { id: number } | { url: string },
): Promise<Selectable<FormRow> | undefined> {
  const forms = database.selectFrom('forms').selectAll().where('enabled', '=', 1);
  return ('id' in key ? forms.where('id', '=', key.id) : forms.where('url', '=', key.url)).executeTakeFirst();
}

/** Returns the enabled forms, oldest first. */
export function listForms(database: Database, range: ListRange): Promise<Listed<Selectable<FormRow>>> {
  const forms = database.selectFrom('forms').where('enabled', '=', 1);
  return listPart(forms.selectAll().orderBy('id'), range);
}

export function listQuestions(database: Database, formId: number): Promise<Selectable<FormQuestionRow>[]> {
  return database
    .selectFrom('form_questions')
    .selectAll()
    .where('form_id', '=', formId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

export type SubmissionRow = Selectable<FormSubmissionRow>;

/** @returns its row id */
export async function insertSubmission(
  handle: Database,
  submission: Insertable<FormSubmissionRow>,
): Promise<number> {
  const insert = handle.insertInto('form_submissions').values(submission).returning('id');
  return (await insert.executeTakeFirstOrThrow()).id;
}

export function findSubmission(handle: Database, id: number): Promise<SubmissionRow | undefined> {
  return handle.selectFrom('form_submissions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Changes the payment state if it is one of `from`; false otherwise. */
export function changeSubmissionPayment(
  handle: Database,
  id: number,
  from: PaymentStatus[],
  changes: { payment_status: PaymentStatus; paid_at?: Instant },
): Promise<boolean> {
  return changesRows(
    handle
      .updateTable('form_submissions')
      .set(changes)
      .where('id', '=', id)
      .where('payment_status', 'in', from),
  );
}

/** Returns the ids of pending submissions past their payment deadline. */
export async function listOverdueSubmissionIds(database: Database, now: Instant): Promise<number[]> {
  const rows = await database
    .selectFrom('form_submissions')
    .select('id')
    .where('payment_status', '=', 'pending')
    .where('pay_by', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the submission made with a bot check; undefined if there is none. */
export function findSubmissionByCheck(
  handle: Database,
  checkId: string,
): Promise<Pick<SubmissionRow, 'id' | 'form_id' | 'data' | 'payment_status'> | undefined> {
  return handle
    .selectFrom('form_submissions')
    .select(['id', 'form_id', 'data', 'payment_status'])
    .where('check_id', '=', checkId)
    .executeTakeFirst();
}

/** Marks a bot check as used; false if it already is. Deletes expired checks. */
export async function useCheck(
  handle: Database,
  check: { id: string; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await handle.deleteFrom('form_checks_used').where('expires_at', '<', toInstant(now)).execute();
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('form_checks_used')
    .values({ check_id: check.id, expires_at: toInstant(check.expiresAt) })
    .onConflict((conflict) => conflict.column('check_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
