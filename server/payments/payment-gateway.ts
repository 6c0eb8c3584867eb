import type { Locale, PaymentOutcome } from '../generated/contract-rules.ts';
import type { Outcome } from '../lib/outcome.ts';

/** How long (ms) a gateway's page stays open for payment: at least Stripe's half an hour. */
export const PAGE_OPEN_MS = 60 * 60_000;

/** A payment the gateway is to collect. */
export interface PaymentRequest {
  token: string;
  label: string;
  /** The shopper's language; always the same for one payment. */
  locale: Locale;
  amountCents: number;
  /** The user who receives the money (GEN-16). */
  payToUserId: number;
  /** Where the browser goes afterwards; already includes the token. */
  returnUrl: string;
  /** Where the browser goes if the shopper decides not to pay; the payment is cancelled there. */
  cancelUrl: string;
}

/** A gateway's notification, proven to come from it. */
export interface PaymentNotification {
  token: string;
  amountCents: number;
  outcome: PaymentOutcome;
  /** The gateway's id of this notification, if it assigns them; repeats are handled once. */
  eventId: string | null;
}

/** A gateway's report that a refund counted as made has failed. */
export interface RefundFailure {
  /** Token of the payment. */
  failedRefundOf: string;
}

type Headers = Record<string, string | string[] | undefined>;

/** A payment provider. Each is implemented in one file; nothing else depends on it. */
export interface PaymentGateway {
  /** Sent by the checkout as `paymentGateway`. */
  id: string;
  /** Name shown to the shopper. */
  name: string;
  /**
   * Whether shoppers can choose it; a gateway not offered still receives notifications of its earlier
   * payments.
   */
  isOffered: boolean;
  /** Card surcharges are calculated for the first gateway that takes cards (A20). */
  takesCards: boolean;
  /**
   * Requests a payment and returns the URL where the browser pays; repeating the request returns the same
   * URL.
   */
  start(request: PaymentRequest): Promise<string>;
  /**
   * Parses a notification's raw body and headers; a refusal if it is not from the gateway. Null if it is, but
   * neither decides a payment nor reports a failed refund.
   */
  parseNotification(body: string, headers: Headers): Outcome<PaymentNotification | RefundFailure | null>;
  /** Withdraws a payment. True if it will never be made; false if it was made or may still be. */
  withdraw(token: string): Promise<boolean>;
  /**
   * Refunds a payment in full. Returns `made` even if it was refunded before, `refused` if it never will be;
   * rejects if it should be retried.
   */
  refund(payment: { token: string; amountCents: number }): Promise<'made' | 'refused'>;
  /** Called once the shop knows a payment's outcome, so that the gateway need not be asked again. */
  settled?(token: string): Promise<void>;
  /** Fetches what the gateway has not reported yet, for one payment or for all. */
  fetchUpdates(token?: string): Promise<void>;
}

/** What shoppers are shown of a gateway. */
export type OfferedGateway = Pick<PaymentGateway, 'id' | 'name'>;
