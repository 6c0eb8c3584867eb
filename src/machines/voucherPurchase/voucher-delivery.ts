import { emailRule } from '../../graphql/generated/contract-rules.ts';
import { giftVoucherPayNowLimits } from '../../graphql/generated/input-limits.ts';
import { emailProblem } from '../../rules/email-address.ts';

/** Whom the voucher goes to, as typed. */
export interface VoucherDelivery {
  /** Where a guest's mail goes. */
  email: string;
  /** It is mailed to somebody else. */
  isForOther: boolean;
  recipient_name: string;
  recipient_email: string;
  message: string;
  /** `YYYY-MM-DD`; blank: at once. */
  deliver_on: string;
}

export const blankDelivery: VoucherDelivery = {
  email: '',
  isForOther: false,
  recipient_name: '',
  recipient_email: '',
  message: '',
  deliver_on: '',
};

/** A field that cannot be sent as it is. */
export type DeliveryProblem = 'email' | 'recipient_email' | 'message';

const isEmail = (text: string) => emailProblem(text.trim(), emailRule) === null;

/** What cannot be sent, in the order of the form; the day is the host's to judge. */
export function deliveryProblems(delivery: VoucherDelivery, isLoggedIn: boolean): DeliveryProblem[] {
  const { email, isForOther, recipient_email, message } = delivery;
  return [
    ...(isLoggedIn || isEmail(email) ? [] : (['email'] as const)),
    ...(isForOther && !isEmail(recipient_email) ? (['recipient_email'] as const) : []),
    ...(isForOther && message.length > giftVoucherPayNowLimits.message.maxLength
      ? (['message'] as const)
      : []),
  ];
}

/** What is sent of it; what is blank, or for nobody else, is left out. */
export function deliveryArgs({ email, isForOther, ...other }: VoucherDelivery, isLoggedIn: boolean) {
  const given = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    email: isLoggedIn ? null : given(email),
    recipient_name: isForOther ? given(other.recipient_name) : null,
    recipient_email: isForOther ? given(other.recipient_email) : null,
    message: isForOther ? given(other.message) : null,
    deliver_on: isForOther ? given(other.deliver_on) : null,
  };
}
