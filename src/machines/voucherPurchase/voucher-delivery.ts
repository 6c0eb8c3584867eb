import { emailRule } from '../../graphql/generated/contract-rules.ts';
import { giftVoucherPayNowLimits } from '../../graphql/generated/input-limits.ts';
import { emailProblem } from '../../rules/email-address.ts';

/** Buyer, recipient and day of the voucher, as typed. */
export interface DeliveryValues {
  /** The e-mail address of a guest. */
  email: string;
  /** The voucher is mailed to another person. */
  isForOther: boolean;
  recipient_name: string;
  recipient_email: string;
  message: string;
  /** `YYYY-MM-DD`; blank for immediate delivery. */
  deliver_on: string;
}

export const blankDelivery: DeliveryValues = {
  email: '',
  isForOther: false,
  recipient_name: '',
  recipient_email: '',
  message: '',
  deliver_on: '',
};

/** A field with an invalid value. */
export type DeliveryProblem = 'email' | 'recipient_email' | 'message' | 'deliver_on';

const isEmail = (text: string) => emailProblem(text.trim(), emailRule) === null;

/**
 * The invalid fields in form order; the host validates a readable day.
 * @param isDayUnreadable the browser cannot parse what is typed as the day, and reports a blank
 */
export function deliveryProblems(
  delivery: DeliveryValues,
  isLoggedIn: boolean,
  isDayUnreadable = false,
): DeliveryProblem[] {
  const { email, isForOther, recipient_email, message } = delivery;
  return [
    ...(isLoggedIn || isEmail(email) ? [] : (['email'] as const)),
    ...(isForOther && !isEmail(recipient_email) ? (['recipient_email'] as const) : []),
    ...(isForOther && message.length > giftVoucherPayNowLimits.message.maxLength
      ? (['message'] as const)
      : []),
    ...(isForOther && isDayUnreadable ? (['deliver_on'] as const) : []),
  ];
}

/** The arguments to send; blank fields, and recipient fields when buying for oneself, are `null`. */
export function deliveryArgs({ email, isForOther, ...other }: DeliveryValues, isLoggedIn: boolean) {
  const given = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    email: isLoggedIn ? null : given(email),
    recipient_name: isForOther ? given(other.recipient_name) : null,
    recipient_email: isForOther ? given(other.recipient_email) : null,
    message: isForOther ? given(other.message) : null,
    deliver_on: isForOther ? given(other.deliver_on) : null,
  };
}
