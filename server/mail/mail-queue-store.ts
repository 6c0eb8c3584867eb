import type { Selectable } from 'kysely';
import { toInstant } from '../db/columns.ts';
import type { Instant } from '../db/columns.ts';
import type { Database } from '../db/connection.ts';
import { changesRows } from '../db/rows.ts';
import type { Mail } from './mail.ts';
import type { MailQueueTable } from '../db/tables/mail-tables.ts';

export type QueuedMail = Selectable<MailQueueTable>;

const BATCH_SIZE = 20;

/** The epoch: a new mail is due at once even if a clock was set back or runs slow. */
const AT_ONCE = toInstant(new Date(0));

export async function insertMail(handle: Database, mail: Mail, now: Date): Promise<void> {
  await handle
    .insertInto('mail_queue')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      attachment_kind: mail.attachment?.kind ?? null,
      attachment_id: mail.attachment?.id ?? null,
      next_attempt_at: AT_ONCE,
      created_at: toInstant(now),
    })
    .execute();
}

/** Returns the next due mails, oldest first. */
export function listDueMails(handle: Database, now: Date): Promise<QueuedMail[]> {
  return handle
    .selectFrom('mail_queue')
    .selectAll()
    .where('next_attempt_at', '<=', toInstant(now))
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
}

/**
 * Claims an attempt at a mail until `until`, when another process may take it over, so that a process that
 * dies while sending loses nothing. False if another process has claimed it.
 */
export function claimMail(handle: Database, mail: QueuedMail, until: Instant): Promise<boolean> {
  return changesRows(
    handle
      .updateTable('mail_queue')
      .set({ attempts: mail.attempts + 1, next_attempt_at: until })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts),
  );
}

export async function deleteMail(handle: Database, id: number): Promise<void> {
  await handle.deleteFrom('mail_queue').where('id', '=', id).execute();
}

/** Records why an attempt failed, and when the next is due; null for never. */
export async function noteFailure(
  handle: Database,
  id: number,
  { error, nextAttempt }: { error: string; nextAttempt: Instant | null },
): Promise<void> {
  await handle
    .updateTable('mail_queue')
    .set({ last_error: error, next_attempt_at: nextAttempt })
    .where('id', '=', id)
    .execute();
}

/** Deletes the mails queued before this instant that are no longer tried. */
export async function deleteGivenUpMails(handle: Database, before: Instant): Promise<void> {
  await handle
    .deleteFrom('mail_queue')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
