import type { AddressChoice } from '../addresses/address-manager.ts';

/** A shopper's order request besides the cart (APS-12); nothing in it has been checked yet. */
export interface OrderRequest {
  /** Null for a pick-up order. */
  address: AddressChoice | null;
  shippingTypeId: number;
  /** Moves the order to the front of the queue (A12). */
  priority: boolean;
  promotionCode: string | null;
  note: string | null;
  /** One of the payment types the cart offers. */
  paymentTypeId: string;
  /** Whether credit is used first (A19). */
  usesCredit: boolean;
  /**
   * The agreed text about news and offers (A13), null if not sent; `consent` is null if there was no
   * agreement.
   */
  consent: { text: string | null } | null;
  /** The total the shopper saw, in cents; null if not sent (CHK-12). */
  expectedTotalCents: number | null;
  expectedCreditCents: number | null;
  /** The same for every attempt to send this order; null if it is sent once (CHK-08). */
  idempotencyKey: string | null;
  /** The URL to return to after the payment, base64 (A15) or plain. */
  returnUrl: string;
}
