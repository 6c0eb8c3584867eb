import type { PaymentCheck, Surcharge } from '../generated/wire.ts';
import { toDollars } from '../../src/rules/money.ts';
import type { CheckedPayment } from '../payments/payment-manager.ts';
import type { Surcharged } from '../payments/surcharges.ts';

const nothing: PaymentCheck = {
  has_payment: false,
  success: false,
  pending: false,
  status: null,
  payment: null,
};

/** The state of a payment; null if there is none (APS-14). */
export function paymentCheckWire(payment: CheckedPayment | null): PaymentCheck {
  if (!payment) return nothing;
  const { status, reference } = payment;
  return {
    has_payment: true,
    success: status === 'paid',
    pending: status === 'pending',
    status,
    payment: reference,
  };
}

/** The surcharge of paying by a gateway (APS-15). */
export const surchargeWire = (one: Surcharged): Surcharge => ({
  gateway: one.gateway,
  amount: toDollars(one.amountCents),
  surcharge: toDollars(one.surchargeCents),
  total: toDollars(one.totalCents),
  total_tax: toDollars(one.taxCents),
  amount_due: toDollars(one.dueCents),
});
