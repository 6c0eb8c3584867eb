import { fromJson } from '../../db/columns.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import type { OrderStatus } from '../../generated/contract-rules.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import type { MakingDays } from '../shipping/arrival.ts';
import type { OrderLineRow, OrderRow } from '../../db/tables/order-tables.ts';

/** What was ordered, as it was then. */
export interface OrderLineNode extends Omit<OrderLineRow, 'addons'> {
  addons: CanonicalAddon[];
}

/** An order with all that belongs to it. */
export interface OrderNode extends Omit<OrderRow, 'address'> {
  address: CleanAddress;
  lines: OrderLineNode[];
}

/** An order as it is shown. */
export interface PicturedOrderNode extends OrderNode {
  lines: PicturedLineNode[];
  /** Every state it has been in, oldest first. */
  timeline: { status: OrderStatus; at: string }[];
  /** Null unless it is in the workshop. */
  making: MakingDays | null;
  /** Who ordered it; null for everybody else. */
  buyer: { first_name: string } | null;
  /** The key of its invoice's links; null for who may not look at the invoice. */
  invoiceKey: string | null;
}

/** What a list says of an order. */
export interface OrderSummaryNode extends Pick<
  OrderRow,
  'id' | 'public_id' | 'status' | 'locale' | 'is_pick_up' | 'total_cents' | 'created_at'
> {
  lines: PicturedLineNode[];
}

export interface PicturedLineNode extends OrderLineNode {
  /** Content hash of the picture that it is on sale with now; null when it is not. */
  imageHash: string | null;
}

/** A line as it was ordered. */
const lineNode = (line: OrderLineRow): OrderLineNode => ({
  ...line,
  addons: fromJson<CanonicalAddon[]>(line.addons),
});

/** A line as it was ordered, with the picture that its SKU has today. */
export const picturedLineNode = (line: OrderLineRow, skus: Map<number, SkuForSale>): PicturedLineNode => ({
  ...lineNode(line),
  imageHash: skus.get(line.sku_id)?.imageHash ?? null,
});

/** The order of a row and its lines. */
export const orderNode = (order: OrderRow, lines: OrderLineRow[]): OrderNode => ({
  ...order,
  address: fromJson<CleanAddress>(order.address),
  lines: lines.map(lineNode),
});
