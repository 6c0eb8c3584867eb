import type { Generated } from 'kysely';
import type { Instant } from '../columns.ts';

/** Mails not sent yet. A sent mail is deleted, together with any login code in it. */
export interface MailQueueTable {
  id: Generated<number>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
  /** The attachment, created when the mail is sent; both null for none. */
  attachment_kind: 'invoice' | 'formInvoice' | null;
  attachment_id: number | null;
  attempts: Generated<number>;
  /** Null once it is given up. */
  next_attempt_at: Instant | null;
  last_error: string | null;
  created_at: Instant;
}

export interface MailTables {
  mail_queue: MailQueueTable;
}
