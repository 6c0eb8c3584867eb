import { fromJson, toJson } from '../../db/columns.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';

/** Returns the order with the product and shipping names its shopper read, for mails and PDF. */
export function asShownToBuyer<Order extends { order: OrderRow; lines: OrderLineRow[] }>(
  shown: Order,
): Order {
  const { order, lines } = shown;
  return {
    ...shown,
    order: { ...order, shipping_name: order.localized_shipping_name ?? order.shipping_name },
    lines: lines.map((line) => ({
      ...line,
      name: line.localized_name ?? line.name,
      addons: toJson(
        fromJson<CanonicalAddon[]>(line.addons).map((addon) => ({ ...addon, ...addon.localized })),
      ),
    })),
  };
}
