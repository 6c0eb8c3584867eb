import type { VoucherTicketNode } from '../domain/vouchers/voucher-tickets.ts';
import type { VoucherNode } from '../domain/vouchers/voucher-redemptions.ts';
import type { VoucherRequest } from '../domain/vouchers/voucher-rules.ts';
import { workshopDay } from '../../src/rules/workshop-time.ts';
import type {
  MutationGiftVoucherPayNowArgs,
  RedeemedVoucher,
  VoucherPayment,
  VoucherRedemption,
  VoucherTicket,
} from '../generated/wire.ts';
import type { ImageLookup } from '../images/image-lookup.ts';
import { toDollars } from '../../src/rules/money.ts';
import type { Outcome } from '../lib/outcome.ts';
import { qrCodeOf } from '../lib/qr-code.ts';
import { asWireFields, asWireText, fieldsInEnglish, inEnglish } from '../lib/refusal-text.ts';
import { THEME_PICTURE } from './gallery.ts';
import { typedText } from './typed-text.ts';

/** Reads a voucher request (VCH-11); blank fields count as not filled in. */
export const voucherRequestFromWire = (input: MutationGiftVoucherPayNowArgs): VoucherRequest => ({
  themeId: input.theme_id,
  amount: input.amount,
  email: typedText(input.email),
  recipientName: typedText(input.recipient_name),
  recipientEmail: typedText(input.recipient_email),
  message: typedText(input.message),
  deliverOn: typedText(input.deliver_on),
  returnUrl: input.url,
});

/** Where to pay for a voucher, or why it is refused (VCH-11). */
export function voucherPaymentWire(outcome: Outcome<string>): VoucherPayment {
  const nothing = { refusal: null, fields: null, field_refusals: null };
  if (outcome.ok) return { ...nothing, success: true, payment: outcome.value, message: null };
  const { fields } = outcome.refusal;
  return {
    ...nothing,
    success: false,
    payment: null,
    message: inEnglish(outcome.refusal),
    refusal: asWireText(outcome.refusal),
    ...(fields ? { fields: fieldsInEnglish(fields), field_refusals: asWireFields(fields) } : {}),
  };
}

/** Whether a code was redeemed, or why not (VCH-12). */
export function voucherRedemptionWire(outcome: Outcome<VoucherNode>): VoucherRedemption {
  if (outcome.ok) {
    const amount = toDollars(outcome.value.amount_cents);
    return { success: true, message: null, refusal: null, amount };
  }
  const { refusal } = outcome;
  return { success: false, message: inEnglish(refusal), refusal: asWireText(refusal), amount: null };
}

/** A redeemed voucher in a list (A36). */
export const redeemedVoucherWire = (voucher: VoucherNode): RedeemedVoucher => ({
  id: voucher.public_id,
  redeemed_on: workshopDay(new Date(voucher.redeemed_at ?? 0)),
  amount: toDollars(voucher.amount_cents),
  theme: voucher.theme_name,
});

/** A voucher as a card to print (A39). */
export function voucherTicketWire(
  { voucher, code, redeemUrl }: VoucherTicketNode,
  images: ImageLookup,
): VoucherTicket {
  const qr = qrCodeOf(redeemUrl);
  return {
    code,
    amount: toDollars(voucher.amount_cents),
    expires_on: voucher.expires_on ?? '',
    is_redeemed: voucher.redeemed_at !== null,
    theme: voucher.theme_name,
    image: voucher.image_hash === null ? null : images.record(voucher.image_hash, THEME_PICTURE),
    recipient_name: voucher.recipient_name,
    message: voucher.message,
    page_url: voucher.page_url,
    qr_path: qr.path,
    qr_size: qr.size,
  };
}
