import { formatCents, toCents } from '../../../src/rules/money.ts';
import { MIN_PAYMENT_CENTS } from '../../lib/totals.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { normaliseEmail } from '../accounts/email-address.ts';
import { isDay } from '../../../src/rules/calendar-date.ts';
import { dayAfter, yearsAfter } from '../../lib/calendar-day.ts';

/** Required by law for gift cards (A19). */
const MIN_VALID_YEARS = 3;
const MAX_WAIT_DAYS = 365;

/** A voucher as requested, not checked yet; null for values not filled in. */
export interface VoucherRequest {
  themeId: number;
  /** In dollars, not necessarily whole cents. */
  amount: number;
  email: string | null;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  /** `YYYY-MM-DD` if valid; null for immediate delivery. */
  deliverOn: string | null;
  /** The URL to return to after the payment, base64 (A15) or plain. */
  returnUrl: string;
}

/** The buyer and recipient of a voucher, and its delivery day. */
export interface VoucherDelivery {
  email: string;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  /** `YYYY-MM-DD`; null for immediate delivery. */
  deliverOn: string | null;
}

/** Converts dollars to cents, or returns why they are not a voucher amount (A17). */
export function readVoucherAmount(
  dollars: number,
  limitCents: number,
): { cents: number } | { problem: RefusalText } {
  const cents = toCents(dollars);
  const isExact = Number.isSafeInteger(cents) && Math.abs(dollars * 100 - cents) < 1e-6;
  if (!isExact || cents <= 0) return { problem: refusalText('VOUCHER_AMOUNT_INVALID') };
  if (cents > limitCents)
    return { problem: refusalText('VOUCHER_AMOUNT_TOO_HIGH', { limit: formatCents(limitCents) }) };
  if (cents < MIN_PAYMENT_CENTS)
    return { problem: refusalText('ANSWER_TOO_LOW', { limit: formatCents(MIN_PAYMENT_CENTS) }) };
  return { cents };
}

/**
 * Reads the delivery from what was typed. `accountEmail`: the logged-in user's. Without a recipient's address
 * the buyer hands the voucher over; a day is kept only for a mail to someone else.
 */
export function readDelivery(
  given: Omit<VoucherRequest, 'themeId' | 'amount' | 'returnUrl'>,
  accountEmail: string | null,
  today: string,
): { delivery: VoucherDelivery } | { fields: FieldRefusals } {
  const email = given.email === null ? accountEmail : normaliseEmail(given.email);
  const recipientEmail = given.recipientEmail === null ? null : normaliseEmail(given.recipientEmail);
  const deliverOn = recipientEmail === null ? null : given.deliverOn;
  const fields: Record<string, RefusalText> = {
    ...(email === null ? { email: refusalText('EMAIL_INVALID') } : {}),
    ...(given.recipientEmail !== null && recipientEmail === null
      ? { recipient_email: refusalText('EMAIL_INVALID') }
      : {}),
    ...(deliverOn !== null && !isDeliveryDay(deliverOn, today)
      ? { deliver_on: refusalText('VOUCHER_DAY_INVALID') }
      : {}),
  };
  if (email === null || Object.keys(fields).length > 0) return { fields };
  const { recipientName, message } = given;
  return { delivery: { email, recipientEmail, recipientName, message, deliverOn } };
}

const isDeliveryDay = (day: string, today: string) =>
  isDay(day) && day >= today && day <= dayAfter(today, MAX_WAIT_DAYS);

/**
 * Returns the last day of a voucher paid on `paidOn`: never earlier than the law allows, counted from its
 * delivery.
 */
export function lastDayOf(paidOn: string, deliverOn: string | null, validYears: number): string {
  const from = deliverOn !== null && deliverOn > paidOn ? deliverOn : paidOn;
  return yearsAfter(from, Math.max(MIN_VALID_YEARS, validYears));
}
