import type { Generated } from 'kysely';
import type { Instant } from '../columns.ts';

/** Mails that are not sent yet. A sent mail leaves the table, and the login code in it goes with it. */
export interface MailQueueTable {
  id: Generated<number>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  /** What hangs on it, made when it is sent; both null: nothing. */
  attachment_kind: 'invoice' | 'formInvoice' | null;
  attachment_id: number | null;
  attempts: Generated<number>;
  /** Null once we have given up. */
  next_attempt_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

export interface MailTables {
  mail_queue: MailQueueTable;
}
