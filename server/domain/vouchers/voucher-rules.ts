import { formatCents, toCents } from '../../../src/rules/money.ts';
import { MIN_PAYMENT_CENTS } from '../../lib/totals.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { normaliseEmail } from '../accounts/email-address.ts';
import { isDay } from '../../../src/rules/calendar-date.ts';
import { dayAfter, yearsAfter } from '../../lib/calendar-day.ts';

/** What the law asks of gift cards (A19). */
const MIN_VALID_YEARS = 3;
const MAX_WAIT_DAYS = 365;

/** A voucher as its buyer asks for it; nothing of it is checked yet, and null is what was not filled in. */
export interface VoucherRequest {
  themeId: number;
  /** In dollars, whole cents or not. */
  amount: number;
  email: string | null;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  /** `YYYY-MM-DD` if it is a day; null: at once. */
  deliverOn: string | null;
  /** The URL to come back to after the payment, base64 (A15) or as it is. */
  returnUrl: string;
}

/** Who gets a voucher, and when. */
export interface VoucherDelivery {
  email: string;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  /** `YYYY-MM-DD`; null: at once. */
  deliverOn: string | null;
}

/** Dollars as they came → cents, or why they are no price of a voucher (A17). */
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
 * Who a voucher goes to, from what was typed. `accountEmail`: of who is logged in. A recipient without an address is
 * somebody to whom the buyer hands it over, and a day is only kept for a mail to somebody else.
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

/** The last day of a voucher that is paid on `paidOn`: never sooner than the law allows, counted from its delivery. */
export function lastDayOf(paidOn: string, deliverOn: string | null, validYears: number): string {
  const from = deliverOn !== null && deliverOn > paidOn ? deliverOn : paidOn;
  return yearsAfter(from, Math.max(MIN_VALID_YEARS, validYears));
}
