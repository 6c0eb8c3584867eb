import type { Generated, Selectable } from 'kysely';
import type { Locale } from '../../generated/contract-rules.ts';
import type { Instant } from '../columns.ts';

/** `expired`: nobody paid in time; what a paid one may still be redeemed says `expires_on`. */
export type VoucherStatus = 'awaitingPayment' | 'paid' | 'failed' | 'cancelled' | 'expired';

interface VouchersTable {
  id: Generated<number>;
  /** Random: stands in links that must not be guessed. */
  public_id: string;
  status: VoucherStatus;
  /** The theme as it was when the voucher was bought. */
  theme_id: number;
  theme_name: string;
  image_hash: string | null;
  amount_cents: number;
  /** Who bought it; null for a guest. */
  user_id: number | null;
  /** Where the buyer's mail goes. */
  email: string;
  /** What the buyer reads. */
  locale: Locale;
  recipient_name: string | null;
  /** Null: the buyer hands it over himself. */
  recipient_email: string | null;
  message: string | null;
  /** The day, `YYYY-MM-DD`, on which the recipient is written to; null: at once. */
  deliver_on: string | null;
  /** The page that it was bought on, where it can be redeemed as well. */
  page_url: string;
  /** SHA-256 of the code, which has 80 random bits. Null until it is paid, as all that follows. */
  code_hash: string | null;
  /** The code, encrypted with a key that is not in the database, to be mailed and printed. */
  sealed_code: string | null;
  /** The last day, `YYYY-MM-DD`, on which it can be redeemed. */
  expires_on: string | null;
  created_at: Instant;
  /** When an unpaid one is given up. */
  pay_by: Instant;
  paid_at: Instant | null;
  /** When the mail with the code was put into the queue. */
  mailed_at: Instant | null;
  redeemed_at: Instant | null;
  redeemed_by: number | null;
}

export type VoucherRow = Selectable<VouchersTable>;

export interface VoucherTables {
  vouchers: VouchersTable;
}
