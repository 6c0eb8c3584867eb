import { isSold } from '../../../src/rules/order-states.ts';
import { fromFlag } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { LinkKeys } from '../../lib/link-keys.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';
import { isPublicId } from '../../lib/public-id.ts';
import { orderNode } from './order-node.ts';
import type { OrderNode } from './order-node.ts';
import { findOrderByPublicId, orderLines } from './order-store.ts';

/** A pick-up order as its card is printed. */
export interface PickUpTicketNode {
  order: OrderNode;
  /** Where it is fetched; blank while the owner has not said. */
  place: string;
  /** Where a telephone that reads the QR code goes: the order's page. */
  orderUrl: string;
}

export interface PickUpTicketsInput {
  database: Database;
  settings: Pick<SettingsManager, 'domain'>;
  invoiceKeys: LinkKeys;
  publicUrl: string;
}

const hasCard = ({ is_pick_up, status }: OrderRow): boolean => fromFlag(is_pick_up) && isSold(status);

/** The cards of paid pick-up orders, for those who may see the invoice (A39). */
export class PickUpTickets {
  readonly #input: PickUpTicketsInput;

  constructor(input: PickUpTicketsInput) {
    this.#input = input;
  }

  /** Whether an order of this random id has a card; whom it is shown to is not said. */
  async isThere(publicId: string): Promise<boolean> {
    const order = isPublicId(publicId)
      ? await findOrderByPublicId(this.#input.database, publicId)
      : undefined;
    return order !== undefined && hasCard(order);
  }

  /** Refusal: 404 ORDER_NOT_FOUND, for what is not there, not paid, sent and not theirs alike. */
  async open(publicId: string, key: string | null, viewer: Viewer): Promise<Outcome<PickUpTicketNode>> {
    const { database, settings, publicUrl } = this.#input;
    const order = await findOrderByPublicId(database, publicId);
    if (!order || !this.#input.invoiceKeys.admits(order, { key, viewer })) return notFound('ORDER_NOT_FOUND');
    if (!hasCard(order)) return notFound('ORDER_NOT_FOUND');
    const { organisation_address: place } = await settings.domain();
    const orderUrl = `${publicUrl}/order/${order.public_id}`;
    return success({ order: orderNode(order, await orderLines(database, order.id)), place, orderUrl });
  }
}
