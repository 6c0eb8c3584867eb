import type { Locale, PaymentOutcome } from '../generated/contract-rules.ts';
import type { Outcome } from '../lib/outcome.ts';

/** How long a gateway's page may be paid on, from when it is made, ms: no less than Stripe's half an hour. */
export const PAGE_OPEN_MS = 60 * 60_000;

/** What a gateway is asked to collect. */
export interface PaymentRequest {
  token: string;
  label: string;
  /** What the shopper reads; always the same for one payment. */
  locale: Locale;
  amountCents: number;
  /** Whose money it is (GEN-16). */
  payToUserId: number;
  /** Where the browser goes afterwards; carries the token already. */
  returnUrl: string;
  /** Where it goes when the shopper does not want to pay after all; the payment is called off there. */
  cancelUrl: string;
}

/** What a gateway told us, proven to come from it. */
export interface PaymentNotification {
  token: string;
  amountCents: number;
  outcome: PaymentOutcome;
  /** By which the gateway knows this notification, where it numbers them: heard once, however often it comes. */
  eventId: string | null;
}

/** A refund that had counted as made and has failed since, as a gateway tells. */
export interface RefundFailure {
  /** Of the payment. */
  failedRefundOf: string;
}

type Headers = Record<string, string | string[] | undefined>;

/** A way to pay. One file per provider implements this; nothing else knows it. */
export interface PaymentGateway {
  /** Sent by the checkout as `paymentGateway`. */
  id: string;
  /** For the shopper. */
  name: string;
  /** Shoppers can choose it; one that is not offered still hears of the payments that were made with it. */
  isOffered: boolean;
  /** Card surcharges are worked out for the first gateway that takes cards (A20). */
  takesCards: boolean;
  /** Asks for a payment and answers the URL where the browser pays. Asked twice, it answers the same. */
  start(request: PaymentRequest): Promise<string>;
  /**
   * Reads a notification from its raw body and headers; a refusal when it is not the gateway's own. Null: it is, but
   * tells of nothing that decides a payment or takes a refund back.
   */
  parseNotification(body: string, headers: Headers): Outcome<PaymentNotification | RefundFailure | null>;
  /** Calls a payment off. True: it will never be made; false: it is decided, or being decided, already. */
  withdraw(token: string): Promise<boolean>;
  /**
   * Pays all of a payment back. `made` also when it was before, `refused` when it never will be; rejects when it is to
   * be asked again.
   */
  refund(payment: { token: string; amountCents: number }): Promise<'made' | 'refused'>;
  /** Hears that the shop knows what a payment has come to, so that it need not be asked about any more. */
  settled?(token: string): Promise<void>;
  /** Makes the gateway say what it has not said yet, of one payment or of all. */
  catchUp(token?: string): Promise<void>;
}

/** What a shopper is told of a way to pay. */
export type OfferedGateway = Pick<PaymentGateway, 'id' | 'name'>;
