import { MINUTE_MS } from '../../../src/rules/workshop-time.ts';
import type { Transaction } from 'kysely';
import { fromFlag, toFlag, toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { Tables } from '../../db/tables.ts';
import type { PaymentManager } from '../../payments/payment-manager.ts';
import type { MarketingManager } from '../accounts/marketing-manager.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import { lockUser } from '../accounts/user-store.ts';
import type { CleanAddress } from '../addresses/address-rules.ts';
import type { CartPrice } from '../carts/cart-pricing.ts';
import { markOrdered } from '../addon-files/addon-file-store.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import { listCartLines, lockCart } from '../carts/cart-store.ts';
import type { CartRow } from '../carts/cart-store.ts';
import type { Totals } from '../../lib/totals.ts';
import type { PricedLine } from '../carts/priced-lines.ts';
import { rollBack, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { takeStock } from '../products/stock-store.ts';
import { usedBefore } from '../promotions/promotion-rules.ts';
import { countUse, countPromotionUses } from '../promotions/promotion-store.ts';
import type { BusinessSettings } from '../settings/business-settings.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { Locale } from '../../generated/contract-rules.ts';
import { localizedLine, localizerOf } from '../translations/localized-line.ts';
import type { Translations } from '../translations/translation-manager.ts';
import type { OrderMailer } from './order-mailer.ts';
import { orderNumber } from '../../lib/order-number.ts';
import { newPublicId } from '../../lib/public-id.ts';
import { takeCredit } from './order-credit.ts';
import type { OrderCredit } from './order-credit.ts';
import type { OrderRequest } from './order-request.ts';
import { ORDER_PURPOSE } from './order-settlement.ts';
import type { OrderSettlement } from './order-settlement.ts';
import { findOrder, findOrderByKey, insertOrder, listUnpaidOrders } from './order-store.ts';
import type { OrderRow } from '../../db/tables/order-tables.ts';
import type { NewOrder, NewOrderLine } from './order-store.ts';

/** An order that has passed every check, not stored yet. */
export interface CheckedOrder {
  user: UserViewer;
  cart: CartRow;
  lines: PricedLine[];
  /** For a pick-up order without an address, only the account's name. */
  address: CleanAddress;
  email: string;
  request: OrderRequest;
  returnUrl: string;
  /** The shopper's language. */
  locale: Locale;
  /** The owner's texts in that language; null for English. */
  translations: Translations | null;
  price: CartPrice;
  totals: Totals;
  /** Takes the payment of what credit does not cover; null if nothing is left to pay. */
  gateway: string | null;
  business: BusinessSettings;
}

export interface OrderPlacementInput {
  database: Database;
  clock: () => Date;
  payments: PaymentManager;
  mails: Pick<OrderMailer, 'shop'>;
  marketing: Pick<MarketingManager, 'choose'>;
  credit: OrderCredit;
  settlement: OrderSettlement;
}

const refuse = (text: RefusalText): never => rollBack({ status: 409, ...text });

/** Columns set only later. */
const nothingYet = { paid_at: null, archived_at: null, tracking_number: null, tracking_url: null };

/** Stores an order with its stock, promotion use and payment, all or nothing. */
export class OrderPlacement {
  readonly #input: OrderPlacementInput;

  constructor(input: OrderPlacementInput) {
    this.#input = input;
  }

  /**
   * Returns the new order, or the one just placed with the same key (CHK-08). Refusals, all 409: ACCOUNT_DELETED, CART_EMPTY,
   * ORDER_IN_OTHER_TAB, CART_CHANGED, STOCK_TAKEN, PROMOTION_JUST_USED_UP and those of `usedBefore`, CREDIT_CHANGED.
   */
  async place(checked: CheckedOrder): Promise<Outcome<OrderRow>> {
    const shop = await this.#input.mails.shop();
    return transactionOutcome(() =>
      this.#input.database.transaction().execute(async (trx) => {
        const now = toInstant(this.#input.clock());
        // Locked first, so that an account being deleted cannot order, and one placing an order cannot be
        // deleted.
        if (!(await lockUser(trx, checked.user.userId))) refuse(refusalText('ACCOUNT_DELETED'));
        if (!(await lockCart(trx, checked.cart.id, now))) refuse(refusalText('CART_EMPTY'));
        const sameOrder = await this.#placedMeanwhile(trx, checked);
        if (sameOrder) return sameOrder;
        await this.#refuseIfChanged(trx, checked);
        await this.#reserve(trx, checked);
        const order = await insertOrder(
          trx,
          this.#newOrder(checked),
          checked.lines.map((line) => newLine(line, checked.translations)),
        );
        await markFilesOrdered(trx, checked.lines);
        await this.#storeConsent(trx, order);
        if (!(await takeCredit(trx, this.#input.credit, order))) refuse(refusalText('CREDIT_CHANGED'));
        if ((await this.#createPayment(trx, order, checked)) === 'paid')
          await this.#input.settlement.markPaid(trx, order.id, shop);
        return (await findOrder(trx, order.id)) ?? order;
      }),
    );
  }

  async #placedMeanwhile(
    trx: Transaction<Tables>,
    { user, request }: CheckedOrder,
  ): Promise<OrderRow | undefined> {
    const { userId } = user;
    const key = request.idempotencyKey;
    const sameOrder = key === null ? undefined : await findOrderByKey(trx, userId, key);
    if (!sameOrder && (await listUnpaidOrders(trx, userId)).length > 0)
      refuse(refusalText('ORDER_IN_OTHER_TAB'));
    return sameOrder;
  }

  /** The cart must still be what was priced before the lock. */
  async #refuseIfChanged(trx: Transaction<Tables>, { cart, lines }: CheckedOrder): Promise<void> {
    const fingerprint = (all: Pick<PricedLine, 'id' | 'qty' | 'identity'>[]) =>
      toJson(all.map(({ id, qty, identity }) => [id, qty, identity]));
    if (fingerprint(await listCartLines(trx, cart.id)) !== fingerprint(lines))
      refuse(refusalText('CART_CHANGED'));
  }

  async #reserve(trx: Transaction<Tables>, { lines, price, user }: CheckedOrder): Promise<void> {
    const short = await takeStock(trx, lines);
    const names = lines.filter((line) => short.includes(line.skuId)).map((line) => line.name);
    if (names.length > 0) refuse(refusalText('STOCK_TAKEN', { names }));
    const promotion = price.promotion?.applies ? price.promotion.promotion : null;
    if (!promotion) return;
    // The lock on the user's cart serialises their orders, so this count stays true.
    const refusal = usedBefore(promotion, await countPromotionUses(trx, user.userId, promotion.id));
    if (refusal !== null) refuse(refusal);
    if (!(await countUse(trx, promotion.id)))
      refuse(refusalText('PROMOTION_JUST_USED_UP', { code: promotion.code }));
  }

  /** Consent given with an order becomes the user's choice; an order without it revokes none (A13). */
  async #storeConsent(trx: Transaction<Tables>, order: OrderRow): Promise<void> {
    const { marketing_opt_in, marketing_text, user_id } = order;
    if (!fromFlag(marketing_opt_in)) return;
    await this.#input.marketing.choose(user_id, { optedIn: true, text: marketing_text ?? '' }, trx);
  }

  #createPayment(trx: Transaction<Tables>, order: OrderRow, checked: CheckedOrder) {
    return this.#input.payments.create(trx, {
      purpose: ORDER_PURPOSE,
      subjectId: order.id,
      reference: order.public_id,
      label: `Order ${orderNumber(order.id)}`,
      gateway: checked.gateway,
      amountCents: order.total_cents - order.credit_cents,
      payToUserId: checked.business.payment_to_user_id,
      returnUrl: checked.returnUrl,
    });
  }

  #newOrder(checked: CheckedOrder): NewOrder {
    const { request, totals, price, business } = checked;
    const now = this.#input.clock();
    const expires = new Date(now.getTime() + business.order_hold_minutes * MINUTE_MS);
    const promotion = price.promotion?.applies ? price.promotion.promotion : null;
    const { consent } = request;
    return {
      public_id: newPublicId(),
      user_id: checked.user.userId,
      status: 'awaitingPayment',
      idempotency_key: request.idempotencyKey,
      email: checked.email,
      locale: checked.locale,
      address: toJson(checked.address),
      shipping_type_id: request.shippingTypeId,
      shipping_name: price.shipping?.type.name ?? '',
      localized_shipping_name: localizedShipping(checked),
      subtotal_cents: totals.subtotalCents,
      discount_cents: totals.discountCents,
      shipping_cents: totals.shippingCents,
      priority_cents: totals.priorityCents,
      surcharge_cents: totals.surchargeCents,
      total_cents: totals.totalCents,
      credit_cents: totals.creditCents,
      tax_cents: totals.taxCents,
      priority: toFlag(request.priority),
      is_pick_up: toFlag(price.shipping?.type.isPickUp === true),
      promotion_id: promotion?.id ?? null,
      promotion_code: promotion?.code ?? null,
      note: request.note,
      marketing_opt_in: toFlag(consent !== null),
      marketing_text: consent?.text ?? null,
      marketing_at: consent === null ? null : toInstant(now),
      created_at: toInstant(now),
      expires_at: toInstant(expires),
      ...nothingYet,
      arrives_from: price.shipping?.arrival?.from ?? null,
      arrives_by: price.shipping?.arrival?.by ?? null,
    };
  }
}

/** Marks the files of the lines as ordered. Refuses if a sweep has already deleted one, as its line cannot be made. */
async function markFilesOrdered(trx: Transaction<Tables>, lines: PricedLine[]): Promise<void> {
  const ordered = await markOrdered(
    trx,
    lines.flatMap(({ addons }) => fileIdsOf(addons)),
  );
  const lost = lines.find(({ addons }) => fileIdsOf(addons).some((id) => !ordered.has(id)));
  if (lost)
    refuse({
      ...refusalText('LINE_UNMAKEABLE', { name: lost.name }),
      details: [refusalText('ADDON_FILE_LOST')],
    });
}

/** Returns the shipping method's name in the order's language, null if not translated. */
function localizedShipping({ price, translations }: CheckedOrder): string | null {
  const { type } = price.shipping ?? {};
  return (type && translations?.find('shippingType', type.id, 'name')) ?? null;
}

/** Creates a line with the shop's own names, and the translated names the shopper read, if any. */
function newLine(line: PricedLine, translations: Translations | null): NewOrderLine {
  const localized = translations && localizedLine(line, localizerOf(translations));
  const addons = line.addons.map((addon, at) =>
    localized ? { ...addon, localized: localized.addons[at] } : addon,
  );
  return {
    sku_id: line.skuId,
    identity: line.identity,
    name: line.name,
    localized_name: localized?.name ?? null,
    product_name: line.productName,
    code: line.code,
    addons: toJson(addons),
    qty: line.qty,
    unit_cents: line.unitCents,
    stock_held: toFlag(line.stockTracked),
  };
}
