import type { AddressChoice } from '../addresses/address-manager.ts';

/** What a shopper asks for with an order, beside the goods in the cart (APS-12); nothing of it is checked yet. */
export interface OrderRequest {
  /** Null: nowhere, of an order that is picked up. */
  address: AddressChoice | null;
  shippingTypeId: number;
  /** To the front of the queue (A12). */
  priority: boolean;
  promotionCode: string | null;
  note: string | null;
  /** One of the ways to pay that the cart offers. */
  paymentTypeId: string;
  /** Whether credit pays what it can first (A19). */
  usesCredit: boolean;
  /** The text about news and offers that was agreed to (A13), null where it is not told; null: nothing was agreed to. */
  consent: { text: string | null } | null;
  /** What the shopper saw, in cents; null: not told (CHK-12). */
  expectedTotalCents: number | null;
  expectedCreditCents: number | null;
  /** The same for every try to send this order; null: it is sent once (CHK-08). */
  idempotencyKey: string | null;
  /** The URL to come back to after the payment, base64 (A15) or as it is. */
  returnUrl: string;
}
