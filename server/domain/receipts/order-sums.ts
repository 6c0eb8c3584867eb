import type { InvoiceSumKind } from '../../generated/contract-rules.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

/** An amount of an order, as listed on pages, mails and invoices. */
export interface OrderSum {
  kind: InvoiceSumKind;
  /** Deductions are negative. */
  cents: number;
  /** The shipping type, or the promotion's code; null for the others. */
  name: string | null;
  /** The shipping type in the order's language. */
  localizedName?: string;
}

type Priced = Pick<
  OrderRow,
  | 'subtotal_cents'
  | 'discount_cents'
  | 'promotion_code'
  | 'shipping_cents'
  | 'shipping_name'
  | 'localized_shipping_name'
  | 'priority_cents'
  | 'surcharge_cents'
  | 'total_cents'
  | 'credit_cents'
  | 'tax_cents'
>;

const afterCredit = ({ total_cents, credit_cents }: Priced) =>
  ({ kind: 'afterCredit', cents: total_cents - credit_cents, name: null, always: true }) as const;

/**
 * Lists the amounts of an order, from the products to the included tax and what is left after credit;
 * optional amounts of zero are left out.
 */
export function orderSums(order: Priced): OrderSum[] {
  const sums: (OrderSum & { always?: true })[] = [
    { kind: 'subtotal', cents: order.subtotal_cents, name: null, always: true },
    { kind: 'discount', cents: -order.discount_cents, name: order.promotion_code },
    {
      kind: 'shipping',
      cents: order.shipping_cents,
      name: order.shipping_name,
      ...(order.localized_shipping_name === null ? {} : { localizedName: order.localized_shipping_name }),
      always: true,
    },
    { kind: 'priority', cents: order.priority_cents, name: null },
    { kind: 'surcharge', cents: order.surcharge_cents, name: null },
    { kind: 'total', cents: order.total_cents, name: null, always: true },
    { kind: 'tax', cents: order.tax_cents, name: null },
    { kind: 'credit', cents: -order.credit_cents, name: null },
    ...(order.credit_cents === 0 ? [] : [afterCredit(order)]),
  ];
  return sums
    .filter(({ cents, always }) => always === true || cents !== 0)
    .map(({ always: _always, ...sum }) => sum);
}
