import type { Instant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { OrderStatus } from '../../generated/contract-rules.ts';

/** An order line's add-ons, with the state of its order. */
export interface OrderedLine {
  status: OrderStatus;
  paid_at: Instant | null;
  created_at: Instant;
  /** JSON, `CanonicalAddon[]`. */
  addons: string;
}

/** `LIKE` pattern for lines with files, which are few. */
const WITH_FILES = '%"isFile"%';

/** Returns users with ordered files and, since `since`, unpaid orders of files in one of these states. */
export async function listUsersWithFiles(
  handle: Database,
  states: OrderStatus[],
  since: Instant,
): Promise<number[]> {
  const users = await handle
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .innerJoin('carts', 'carts.user_id', 'orders.user_id')
    .innerJoin('addon_files', 'addon_files.cart_id', 'carts.id')
    .select('orders.user_id')
    .distinct()
    .where('orders.status', 'in', states)
    .where('orders.paid_at', 'is', null)
    .where('orders.created_at', '>=', since)
    .where('order_lines.addons', 'like', WITH_FILES)
    .where('addon_files.ordered', '=', 1)
    .execute();
  return users.map(({ user_id }) => user_id);
}

/** Returns the lines with files of all orders of a user. */
export function listOrderedLines(handle: Database, userId: number): Promise<OrderedLine[]> {
  return handle
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['orders.status', 'orders.paid_at', 'orders.created_at', 'order_lines.addons'])
    .where('orders.user_id', '=', userId)
    .where('order_lines.addons', 'like', WITH_FILES)
    .execute();
}
