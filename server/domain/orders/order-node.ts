import { fromJson } from '../../db/columns.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import type { OrderStatus } from '../../generated/contract-rules.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import type { MakingDays } from '../shipping/arrival.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';

/** An order line, as it was when ordered. */
export interface OrderLineNode extends Omit<OrderLineRow, 'addons'> {
  addons: CanonicalAddon[];
}

/** An order with its address and lines. */
export interface OrderNode extends Omit<OrderRow, 'address'> {
  address: CleanAddress;
  lines: OrderLineNode[];
}

/** An order as shown. */
export interface PicturedOrderNode extends OrderNode {
  lines: PicturedLineNode[];
  /** Every state it has been in, oldest first. */
  timeline: { status: OrderStatus; at: string }[];
  /** Null unless it is in the workshop. */
  making: MakingDays | null;
  /** The buyer; null for all other viewers. */
  buyer: { first_name: string } | null;
  /** The key in the links to its invoice; null for viewers who may not see the invoice. */
  invoiceKey: string | null;
}

/** An order in a list. */
export interface OrderSummaryNode extends Pick<
  OrderRow,
  'id' | 'public_id' | 'status' | 'locale' | 'is_pick_up' | 'total_cents' | 'created_at'
> {
  lines: PicturedLineNode[];
}

export interface PicturedLineNode extends OrderLineNode {
  /** Content hash of its current picture in the shop; null if it is no longer for sale. */
  imageHash: string | null;
}

/** Converts a stored line. */
const lineNode = (line: OrderLineRow): OrderLineNode => ({
  ...line,
  addons: fromJson<CanonicalAddon[]>(line.addons),
});

/** Converts a stored line, adding the current picture of its SKU. */
export const picturedLineNode = (line: OrderLineRow, skus: Map<number, SkuForSale>): PicturedLineNode => ({
  ...lineNode(line),
  imageHash: skus.get(line.sku_id)?.imageHash ?? null,
});

/** Combines an order's row and lines. */
export const orderNode = (order: OrderRow, lines: OrderLineRow[]): OrderNode => ({
  ...order,
  address: fromJson<CleanAddress>(order.address),
  lines: lines.map(lineNode),
});
