import type { MutationGiftVoucherPayNowArgs } from '../../generated/wire.ts';
import { formatCents, toCents } from '../../../src/rules/money.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { FieldRefusals, RefusalText } from '../../lib/refusal-text.ts';
import { normaliseEmail } from '../accounts/email-address.ts';
import { isDay } from '../../../src/rules/calendar-date.ts';
import { dayAfter, yearsAfter } from '../../lib/calendar-day.ts';

/** What the law asks of gift cards (A19). */
const MIN_VALID_YEARS = 3;
const MAX_WAIT_DAYS = 365;

/** Who gets a voucher, and when. */
export interface VoucherDelivery {
  email: string;
  recipientName: string | null;
  recipientEmail: string | null;
  message: string | null;
  /** `YYYY-MM-DD`; null: at once. */
  deliverOn: string | null;
}

const blankIsNull = (text: string | null | undefined) => text?.trim() || null;

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
  return { cents };
}

/**
 * Who a voucher goes to, from what was typed. `accountEmail`: of who is logged in. A recipient without an address is
 * somebody to whom the buyer hands it over, and a day is only kept for a mail to somebody else.
 */
export function readDelivery(
  given: Pick<
    MutationGiftVoucherPayNowArgs,
    'email' | 'recipient_name' | 'recipient_email' | 'message' | 'deliver_on'
  >,
  accountEmail: string | null,
  today: string,
): { delivery: VoucherDelivery } | { fields: FieldRefusals } {
  const typedEmail = blankIsNull(given.email);
  const email = typedEmail === null ? accountEmail : normaliseEmail(typedEmail);
  const typedRecipient = blankIsNull(given.recipient_email);
  const recipientEmail = typedRecipient === null ? null : normaliseEmail(typedRecipient);
  const deliverOn = recipientEmail === null ? null : blankIsNull(given.deliver_on);
  const fields: Record<string, RefusalText> = {
    ...(email === null ? { email: refusalText('EMAIL_INVALID') } : {}),
    ...(typedRecipient !== null && recipientEmail === null
      ? { recipient_email: refusalText('EMAIL_INVALID') }
      : {}),
    ...(deliverOn !== null && !isDeliveryDay(deliverOn, today)
      ? { deliver_on: refusalText('VOUCHER_DAY_INVALID') }
      : {}),
  };
  if (email === null || Object.keys(fields).length > 0) return { fields };
  const recipientName = blankIsNull(given.recipient_name);
  return {
    delivery: { email, recipientEmail, recipientName, message: blankIsNull(given.message), deliverOn },
  };
}

const isDeliveryDay = (day: string, today: string) =>
  isDay(day) && day >= today && day <= dayAfter(today, MAX_WAIT_DAYS);

/** The last day of a voucher that is paid on `paidOn`: never sooner than the law allows, counted from its delivery. */
export function lastDayOf(paidOn: string, deliverOn: string | null, validYears: number): string {
  const from = deliverOn !== null && deliverOn > paidOn ? deliverOn : paidOn;
  return yearsAfter(from, Math.max(MIN_VALID_YEARS, validYears));
}
