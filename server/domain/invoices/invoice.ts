import { fromJson } from '../../db/columns.ts';
import type { InvoiceState, Locale, OrderStatus } from '../../generated/contract-rules.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { orderNumber } from '../../lib/order-number.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';
import { orderSums } from '../receipts/order-sums.ts';
import type { OrderSum } from '../receipts/order-sums.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { DomainSettings } from '../settings/domain-settings.ts';

/** The seller; values the owner has not set are blank. */
export interface InvoiceSeller {
  name: string;
  abn: string;
  address: string;
  email: string;
  phone: string;
}

export interface InvoiceLine {
  id: number;
  name: string;
  /** The name in the order's language; null if it does not differ. */
  localizedName?: string | null;
  code: string;
  addons: CanonicalAddon[];
  qty: number;
  unitCents: number;
}

/** The content of an order's invoice: the single source of its page, print and PDF (A39). */
export interface Invoice {
  publicId: string;
  number: number;
  /** Whether the shop was registered for GST, making this a tax invoice (A52). */
  isTax: boolean;
  state: InvoiceState;
  /** The buyer's language. */
  locale: Locale;
  /** When it was paid; while unpaid, when it was ordered. */
  issuedAt: string;
  paidAt: string | null;
  seller: InvoiceSeller;
  buyer: CleanAddress & { mailbox: string };
  lines: InvoiceLine[];
  sums: OrderSum[];
  totalCents: number;
}

const states: Record<OrderStatus, InvoiceState> = {
  awaitingPayment: 'unpaid',
  paid: 'paid',
  beingMade: 'paid',
  dispatched: 'paid',
  failed: 'void',
  cancelled: 'void',
  expired: 'void',
  onHold: 'paid',
  refunded: 'refunded',
};

/** Returns the shop as named in its settings. */
export const sellerOf = (settings: DomainSettings): InvoiceSeller => ({
  name: settings.organisation_name || settings.name,
  abn: settings.organisation_abn,
  address: settings.organisation_address,
  email: settings.organisation_email,
  phone: settings.organisation_phone,
});

/**
 * Creates the invoice of an order. Whether it includes GST was decided when it was ordered; for an order that
 * cost nothing, `gstRegistered` decides.
 */
export function invoiceOf(
  order: OrderRow,
  lines: OrderLineRow[],
  { settings, gstRegistered }: { settings: DomainSettings; gstRegistered: boolean },
): Invoice {
  return {
    publicId: order.public_id,
    number: orderNumber(order.id),
    isTax: order.total_cents === 0 ? gstRegistered : order.tax_cents > 0,
    state: states[order.status],
    locale: order.locale,
    issuedAt: order.paid_at ?? order.created_at,
    paidAt: order.paid_at,
    seller: sellerOf(settings),
    buyer: { ...fromJson<CleanAddress>(order.address), mailbox: order.email },
    lines: lines.map(({ id, name, localized_name, code, addons, qty, unit_cents }) => ({
      id,
      name,
      localizedName: localized_name,
      code,
      addons: fromJson<CanonicalAddon[]>(addons),
      qty,
      unitCents: unit_cents,
    })),
    sums: orderSums(order),
    totalCents: order.total_cents,
  };
}
