import type { Generated, Selectable } from 'kysely';
import type { Locale } from '../../generated/contract-rules.ts';
import type { Instant } from '../columns.ts';

/** `expired`: not paid in time. How long a paid voucher can be redeemed is in `expires_on`. */
export type VoucherStatus = 'awaitingPayment' | 'paid' | 'failed' | 'cancelled' | 'expired';

interface VouchersTable {
  id: Generated<number>;
  /** Random, for links that must not be guessable. */
  public_id: string;
  status: VoucherStatus;
  /** The theme when the voucher was bought. */
  theme_id: number;
  theme_name: string;
  image_hash: string | null;
  amount_cents: number;
  /** The buyer; null for a guest. */
  user_id: number | null;
  /** The buyer's e-mail address. */
  email: string;
  /** The buyer's language. */
  locale: Locale;
  recipient_name: string | null;
  /** Null if the buyer hands it over. */
  recipient_email: string | null;
  message: string | null;
  /** The day, `YYYY-MM-DD`, on which the recipient is mailed; null for immediately. */
  deliver_on: string | null;
  /** The page it was bought on, where it can also be redeemed. */
  page_url: string;
  /**
   * SHA-256 of the code, which has 80 random bits. Null until it is paid, as is `sealed_code` and
   * `expires_on`.
   */
  code_hash: string | null;
  /** The code for mailing and printing, encrypted with a key that is not in the database. */
  sealed_code: string | null;
  /** The last day, `YYYY-MM-DD`, on which it can be redeemed. */
  expires_on: string | null;
  created_at: Instant;
  /** When an unpaid one expires. */
  pay_by: Instant;
  paid_at: Instant | null;
  /** When the mail with the code was queued. */
  mailed_at: Instant | null;
  redeemed_at: Instant | null;
  redeemed_by: number | null;
}

export type VoucherRow = Selectable<VouchersTable>;

export interface VoucherTables {
  vouchers: VouchersTable;
}
