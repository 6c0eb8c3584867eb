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
import { findOrderByPublicId, listOrderLines } from './order-store.ts';

/** A pick-up order as printed on its ticket. */
export interface PickUpTicketNode {
  order: OrderNode;
  /** The pick-up address; blank until the owner has set it. */
  place: string;
  /** The URL in the QR code: the order's page. */
  orderUrl: string;
}

export interface PickUpTicketsInput {
  database: Database;
  settings: Pick<SettingsManager, 'domain'>;
  invoiceKeys: LinkKeys;
  publicUrl: string;
}

const hasCard = ({ is_pick_up, status }: OrderRow): boolean => fromFlag(is_pick_up) && isSold(status);

/** Tickets of paid pick-up orders, for viewers who may see the invoice (A39). */
export class PickUpTickets {
  readonly #input: PickUpTicketsInput;

  constructor(input: PickUpTicketsInput) {
    this.#input = input;
  }

  /** Whether the order with this random id has a ticket, without saying whether the viewer may see it. */
  async exists(publicId: string): Promise<boolean> {
    const order = isPublicId(publicId)
      ? await findOrderByPublicId(this.#input.database, publicId)
      : undefined;
    return order !== undefined && hasCard(order);
  }

  /**
   * Returns a ticket. Refusal: 404 ORDER_NOT_FOUND, the same for an order that does not exist, is unpaid, is
   * shipped rather than picked up, or belongs to someone else.
   */
  async open(publicId: string, key: string | null, viewer: Viewer): Promise<Outcome<PickUpTicketNode>> {
    const { database, settings, publicUrl } = this.#input;
    const order = await findOrderByPublicId(database, publicId);
    if (!order || !this.#input.invoiceKeys.admits(order, { key, viewer })) return notFound('ORDER_NOT_FOUND');
    if (!hasCard(order)) return notFound('ORDER_NOT_FOUND');
    const { organisation_address: place } = await settings.domain();
    const orderUrl = `${publicUrl}/order/${order.public_id}`;
    return success({ order: orderNode(order, await listOrderLines(database, order.id)), place, orderUrl });
  }
}
