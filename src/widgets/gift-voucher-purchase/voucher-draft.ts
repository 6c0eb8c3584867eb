import { boolean, nullable, number, object, safeParse, string } from 'valibot';
import type { Drafts } from '../../lib/storage/drafts.ts';
import type { VoucherDraft } from '../../machines/voucherPurchase/voucherPurchase.types.ts';

const draftSchema = object({
  theme_id: nullable(number()),
  amount: string(),
  customAmount: string(),
  delivery: object({
    email: string(),
    isForOther: boolean(),
    recipient_name: string(),
    recipient_email: string(),
    message: string(),
    deliver_on: string(),
  }),
});

/**
 * Draft of the voucher being bought in this browser.
 * @returns `null` when there is none or it is from another version
 */
export function readVoucherDraft(drafts: Drafts | null): VoucherDraft | null {
  const stored = safeParse(draftSchema, drafts?.read('voucher', 'purchase'));
  return stored.success ? stored.output : null;
}

export function writeVoucherDraft(drafts: Drafts | null, draft: VoucherDraft | null): void {
  drafts?.write('voucher', 'purchase', draft);
}

/** The code being typed, or waiting for the login (A19); '' when there is none. */
export function readCodeDraft(drafts: Drafts | null): string {
  const stored = drafts?.read('voucher', 'code');
  return typeof stored === 'string' ? stored : '';
}

export function writeCodeDraft(drafts: Drafts | null, code: string | null): void {
  drafts?.write('voucher', 'code', code);
}
