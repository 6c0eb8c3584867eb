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
  /** Initial value. */
  value: string;
  required: Generated<Flag>;
  field_type: string;
  /** HTML of the field type `content`. */
  content: string;
  sort_order: number;
}

export interface FormSubmissionRow {
  id: Generated<number>;
  form_id: number;
  user_id: number | null;
  /** JSON object of values by field name. */
  data: string;
  /** URL of the page it was submitted from. */
  url: string;
  /** The bot check it was submitted with; null if the form requires none. */
  check_id: string | null;
  created_at: Instant;
  /** Random, for the payment; null for free forms, as are the columns below. */
  public_id: string | null;
  payment_status: PaymentStatus | null;
  cost_cents: Generated<number>;
  /** The GST included in the cost. */
  tax_cents: Generated<number>;
  /** Recipient of the invoice. */
  mailbox: string | null;
  locale: Locale | null;
  /** JSON of what is mailed to the shop once it is paid. */
  mail: string | null;
  pay_by: Instant | null;
  paid_at: Instant | null;
}

export interface FormsTables {
  forms: FormRow;
  form_questions: FormQuestionRow;
  form_submissions: FormSubmissionRow;
  /** Used bot checks, until they would have expired. */
  form_checks_used: { check_id: string; expires_at: Instant };
}
