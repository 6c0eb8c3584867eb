import type { Generated } from 'kysely';
import type { Locale, PaymentStatus } from '../../generated/contract-rules.ts';
import type { Flag, Instant } from '../columns.ts';

export interface FormRow {
  id: Generated<number>;
  url: string;
  name: string;
  use_captcha: Generated<Flag>;
  must_be_logged_on: Generated<Flag>;
  cost_cents: Generated<number>;
  /** JSON: the legacy fields. */
  data: string;
  enabled: Generated<Flag>;
}

export interface FormQuestionRow {
  id: Generated<number>;
  form_id: number;
  name: string;
  label: string;
  /** What stands in it at first. */
  value: string;
  required: Generated<Flag>;
  field_type: string;
  /** HTML, of the type `content`. */
  content: string;
  sort_order: number;
}

export interface FormSubmissionRow {
  id: Generated<number>;
  form_id: number;
  user_id: number | null;
  /** JSON: name to value. */
  data: string;
  /** The URL of the page that it was sent from. */
  url: string;
  /** The bot check that it was sent with; null where the form asks for none. */
  check_id: string | null;
  created_at: Instant;
  /** Random, for the payment; null where the form costs nothing, as everything below. */
  public_id: string | null;
  payment_status: PaymentStatus | null;
  cost_cents: Generated<number>;
  /** The GST in it. */
  tax_cents: Generated<number>;
  /** Where the invoice goes. */
  mailbox: string | null;
  locale: Locale | null;
  /** JSON: what the shop is mailed once it is paid. */
  mail: string | null;
  pay_by: Instant | null;
  paid_at: Instant | null;
}

export interface FormsTables {
  forms: FormRow;
  form_questions: FormQuestionRow;
  form_submissions: FormSubmissionRow;
  /** Bot checks that have been used up, until they would have run out. */
  form_checks_used: { check_id: string; expires_at: Instant };
}
