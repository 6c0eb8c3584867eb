import { fromJson } from '../../db/columns.ts';
import type { OrderAddress, OrderItem, OrderSummary, OrderView } from '../../generated/wire.ts';
import { addonAsWire } from '../addon-files/addon-view.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import { toDollars } from '../../lib/money.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { orderNumber } from './order-number.ts';
import type { OrderLineRow, OrderRow } from './order-store.ts';

const optionalDollars = (cents: number) => (cents === 0 ? null : toDollars(cents));

/** The order as its page shows it: whoever holds its random id may look, so no e-mail and no phone. */
export function orderAsWire(order: OrderRow, lines: OrderLineRow[]): OrderView {
  return {
    id: order.public_id,
    number: orderNumber(order.id),
    status: order.status,
    created_at: order.created_at,
    items: lines.map(itemAsWire),
    address: addressAsWire(fromJson<CleanAddress>(order.address)),
    shipping_name: order.shipping_name,
    note: order.note,
    subtotal: toDollars(order.subtotal_cents),
    discount_amount: toDollars(order.discount_cents),
    shipping_amount: toDollars(order.shipping_cents),
    priority_amount: optionalDollars(order.priority_cents),
    surcharge_amount: optionalDollars(order.surcharge_cents),
    total_amount: toDollars(order.total_cents),
    total_tax: toDollars(order.tax_cents),
  };
}

function itemAsWire(line: OrderLineRow): OrderItem {
  return {
    id: line.id,
    product_name: line.name,
    code: line.code,
    addons: fromJson<CanonicalAddon[]>(line.addons).map(addonAsWire),
    qty: line.qty,
    price: toDollars(line.unit_cents),
    subtotal: toDollars(line.unit_cents * line.qty),
  };
}

function addressAsWire(address: CleanAddress): OrderAddress {
  const { display_name: _name, email: _email, phone: _phone, ...shown } = address;
  return shown;
}

/** The order as a line of the account page. */
export function summaryAsWire(order: OrderRow): OrderSummary {
  return {
    id: order.public_id,
    number: orderNumber(order.id),
    status: order.status,
    total_amount: toDollars(order.total_cents),
    created_at: order.created_at,
  };
}
