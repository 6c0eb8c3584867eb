import { isInWorkshop } from '../../../src/rules/order-states.ts';
import type { Database } from '../../db/connection.ts';
import type { AccountManager } from '../accounts/account-manager.ts';
import type { LinkKeys } from '../../lib/link-keys.ts';
import type { ProductManager } from '../products/product-manager.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { makingDaysOf } from '../shipping/arrival.ts';
import type { MakingDays } from '../shipping/arrival.ts';
import { workshopDay } from '../../../src/rules/workshop-time.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { notFound, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { isPublicId } from '../../lib/public-id.ts';
import { orderNode, picturedLineNode } from './order-node.ts';
import type { PicturedOrderNode } from './order-node.ts';
import type { OrderSettlement } from './order-settlement.ts';
import { findOrder, findOrderByPublicId, listOrderEvents, listOrderLines } from './order-store.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';

export interface OrderManagerInput {
  database: Database;
  settlement: OrderSettlement;
  products: Pick<ProductManager, 'skusForSale'>;
  settings: Pick<SettingsManager, 'business'>;
  accounts: Pick<AccountManager, 'userById'>;
  invoiceKeys: LinkKeys;
}

/** Orders, as their pages show them. */
export class OrderManager {
  readonly #input: OrderManagerInput;

  constructor(input: OrderManagerInput) {
    this.#input = input;
  }

  /** Whether an order with this random id exists, without saying whether the viewer may see it. */
  async exists(publicId: string): Promise<boolean> {
    return isPublicId(publicId) && (await findOrderByPublicId(this.#input.database, publicId)) !== undefined;
  }

  /**
   * Returns an order to anyone with its random id; only the buyer is told that it is theirs. Refusal: 404
   * ORDER_NOT_FOUND.
   */
  async view(publicId: string, viewer: Viewer): Promise<Outcome<PicturedOrderNode>> {
    const { database, settlement, products } = this.#input;
    const found = await findOrderByPublicId(database, publicId);
    if (!found) return notFound('ORDER_NOT_FOUND');
    await settlement.expireIfDue(found.id);
    const order = (await findOrder(database, found.id)) ?? found;
    const lines = await listOrderLines(database, order.id);
    const skus = await products.skusForSale([...new Set(lines.map(({ sku_id }) => sku_id))]);
    const pictured = lines.map((line) => picturedLineNode(line, skus));
    const isBuyer = viewer.kind === 'user' && viewer.userId === order.user_id;
    const isAdmin = viewer.kind === 'user' && viewer.isAdmin;
    return success({
      ...orderNode(order, lines),
      lines: pictured,
      timeline: await listOrderEvents(database, order.id),
      making: isInWorkshop(order.status) ? await this.#makingDays(order) : null,
      buyer: isBuyer ? { first_name: await this.#firstName(order) } : null,
      invoiceKey: isBuyer || isAdmin ? this.#input.invoiceKeys.keyOf(order.public_id) : null,
    });
  }

  async #makingDays({ created_at }: OrderRow): Promise<MakingDays> {
    const { min_making_days: min, max_making_days: max } = await this.#input.settings.business();
    return makingDaysOf(workshopDay(new Date(created_at)), { min, max });
  }

  /**
   * The account's first name; the address may be someone else's, whose name must not be used as a greeting.
   */
  async #firstName({ user_id }: OrderRow): Promise<string> {
    return (await this.#input.accounts.userById(user_id))?.first_name ?? '';
  }
}
