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

/** The voucher that was being bought in this browser; null for none, or one of another version. */
export function readVoucherDraft(drafts: Drafts | null): VoucherDraft | null {
  const kept = safeParse(draftSchema, drafts?.read('voucher', 'purchase'));
  return kept.success ? kept.output : null;
}

export function writeVoucherDraft(drafts: Drafts | null, draft: VoucherDraft | null): void {
  drafts?.write('voucher', 'purchase', draft);
}

/** A code as it was being typed, or that waits for its owner to log in (A19). */
export function readVoucherCode(drafts: Drafts | null): string {
  const kept = drafts?.read('voucher', 'code');
  return typeof kept === 'string' ? kept : '';
}

export function writeVoucherCode(drafts: Drafts | null, code: string | null): void {
  drafts?.write('voucher', 'code', code);
}
