import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { OfferedGateway } from '../../payments/payment-gateway.ts';
import type { CreditManager } from '../accounts/credit-manager.ts';
import { findAddress } from '../addresses/address-store.ts';
import type { ProductManager } from '../products/product-manager.ts';
import { readReservedStock } from '../products/stock-store.ts';
import { noUses } from '../promotions/promotion-rules.ts';
import type { CustomerUses, Promotion } from '../promotions/promotion-rules.ts';
import { findPromotion, countPromotionUses } from '../promotions/promotion-store.ts';
import { invalidAt, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { isRowId } from '../../lib/row-id.ts';
import { requireSelling } from '../settings/require-selling.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { destinationOf } from '../shipping/shipping-rules.ts';
import type { Destination } from '../shipping/shipping-rules.ts';
import { findShippingType, readTariff } from '../shipping/shipping-store.ts';
import type { CartAccess, Viewer } from '../../lib/viewer.ts';
import { priceCart } from './cart-pricing.ts';
import type { CartPrice } from './cart-pricing.ts';
import { listCartLines, findGuestCart, findUserCart, touchCart } from './cart-store.ts';
import type { CartRow } from './cart-store.ts';
import { priceLines } from './priced-lines.ts';
import type { PricedLine, Availability } from './priced-lines.ts';

/** The destination of a cart: a saved address of the shopper, or any place. */
export type ShipTo = { kind: 'saved'; addressId: number } | { kind: 'place'; place: Destination };

/** The shopper's choices for pricing the cart. */
export interface CartOptions {
  promotionCode: string | null;
  shippingTypeId: number | null;
  /** Null if not known yet. */
  shipTo: ShipTo | null;
  /** Moves the order to the front of the queue (A12). */
  priority: boolean;
}

/** The options of a shopper who has chosen nothing. */
export const noCartOptions: CartOptions = {
  promotionCode: null,
  shippingTypeId: null,
  shipTo: null,
  priority: false,
};

/** A cart as shown to its shopper. */
export interface ShownCart {
  /** Null if the cart does not exist yet. */
  sessionKey: string | null;
  lines: PricedLine[];
  price: CartPrice;
  /** The price (cents) of going to the front of the queue (A12); null if not offered. */
  priorityFeeCents: number | null;
  paymentTypes: OfferedGateway[];
}

export interface CartReaderInput {
  database: Database;
  clock: () => Date;
  products: Pick<ProductManager, 'skusForSale'>;
  settings: Pick<SettingsManager, 'business'>;
  paymentTypes: OfferedGateway[];
  credit: Pick<CreditManager, 'spendableCents'>;
}

/** Payment by credit; what the credit does not cover is paid through the first gateway. */
export const CREDIT_TYPE = 'credit';

/** Finds, prices and shows carts without changing their content. */
export class CartReader {
  readonly #input: CartReaderInput;

  constructor(input: CartReaderInput) {
    this.#input = input;
  }

  /** Returns the cart this access opens, undefined if there is none yet. */
  async find(access: CartAccess): Promise<CartRow | undefined> {
    const { database } = this.#input;
    if (access.viewer.kind === 'user') return findUserCart(database, access.viewer.userId);
    return access.session ? findGuestCart(database, access.session) : undefined;
  }

  /** Returns what is for sale of these SKUs, as available to this viewer. */
  async availability(viewer: Viewer, skuIds: number[]): Promise<Availability> {
    const { database, products } = this.#input;
    const reserved =
      viewer.kind === 'user' ? await readReservedStock(database, viewer.userId) : new Map<number, number>();
    return { skus: await products.skusForSale(skuIds), reserved };
  }

  /**
   * Returns the priced lines of a cart; while online sales are off, the cart keeps its lines but shows none
   * (GEN-15).
   */
  async lines(cart: CartRow | undefined, viewer: Viewer): Promise<PricedLine[]> {
    if (!cart || !(await requireSelling(this.#input.settings)).ok) return [];
    const rows = await listCartLines(this.#input.database, cart.id);
    const skuIds = [...new Set(rows.map((row) => row.sku_id))];
    return priceLines(rows, await this.availability(viewer, skuIds));
  }

  /** Prices lines with the shopper's choices, reading all data afresh. */
  async price(lines: PricedLine[], viewer: Viewer, options: CartOptions): Promise<CartPrice> {
    const { database, settings, clock } = this.#input;
    const business = await settings.business();
    const destination = options.shipTo && (await this.#destination(viewer, options.shipTo));
    const now = clock();
    const tariff = await readTariff(database, business, { postcode: destination?.postcode ?? null, now });
    const { promotionCode: code } = options;
    const promotion = code === null ? undefined : await findPromotion(database, code);
    const basis = {
      promotion,
      promotionUses: await this.#usesOf(viewer, promotion),
      shippingTypeId: options.shippingTypeId,
      destination,
      priority: options.priority,
      creditCents: await this.#creditOf(viewer),
    };
    return priceCart(lines, basis, tariff, business, now);
  }

  /** Whether this promotion code exists, whatever its terms. */
  async knowsCode(code: string): Promise<boolean> {
    return (await findPromotion(this.#input.database, code)) !== null;
  }

  /**
   * Shows the cart with the shopper's options. Refusal: 422 SHIPPING_UNKNOWN for a shipping type the shop
   * does not have; one that does not serve the address is reported in the cart.
   */
  async open(access: CartAccess, options: CartOptions): Promise<Outcome<ShownCart>> {
    const { shippingTypeId } = options;
    const { database, settings } = this.#input;
    const typeOf = async (id: number) => findShippingType(database, await settings.business(), id);
    if (shippingTypeId !== null && !(await typeOf(shippingTypeId)))
      return invalidAt('shipping_type', refusalText('SHIPPING_UNKNOWN'));
    return success(await this.show(access, options));
  }

  /** Returns the priced cart; an empty one without a key if this access opens none. */
  async show(access: CartAccess, options: CartOptions = noCartOptions): Promise<ShownCart> {
    const { database, settings, paymentTypes, clock } = this.#input;
    const cart = await this.find(access);
    const lines = await this.lines(cart, access.viewer);
    const price = await this.price(lines, access.viewer, options);
    if (cart) {
      const now = clock();
      await touchCart(database, cart.id, toInstant(now), toInstant(new Date(now.getTime() - DAY_MS)));
    }
    const { priority_fee_cents: priorityFeeCents } = await settings.business();
    const sessionKey = await this.#sessionKey(access, cart);
    return { sessionKey, lines, price, priorityFeeCents, paymentTypes: waysToPay(price, paymentTypes) };
  }

  /**
   * Returns a guest cart's key to a user who still sends it, rather than that of their own cart: a client
   * that stores only the last key must not lose a guest cart not merged yet (CRT-09).
   */
  async #sessionKey(access: CartAccess, cart: CartRow | undefined): Promise<string | null> {
    const { database } = this.#input;
    if (access.viewer.kind === 'user' && access.session) {
      const unmerged = await findGuestCart(database, access.session);
      if (unmerged) return unmerged.session_key;
    }
    return cart?.session_key ?? null;
  }

  async #creditOf(viewer: Viewer): Promise<number> {
    return viewer.kind === 'user' ? this.#input.credit.spendableCents(viewer.userId) : 0;
  }

  async #usesOf(viewer: Viewer, promotion: Promotion | null | undefined): Promise<CustomerUses> {
    if (!promotion || viewer.kind !== 'user') return noUses;
    return countPromotionUses(this.#input.database, viewer.userId, promotion.id);
  }

  /** Null for an address that is not the shopper's. */
  async #destination(viewer: Viewer, shipTo: ShipTo): Promise<Destination | null> {
    if (shipTo.kind === 'place') return shipTo.place;
    if (viewer.kind !== 'user' || !isRowId(shipTo.addressId)) return null;
    const address = await findAddress(this.#input.database, viewer.userId, shipTo.addressId);
    return address ? destinationOf(address) : null;
  }
}

/** Includes credit, unless it pays nothing or the rest cannot be paid (A19). */
function waysToPay({ totals }: CartPrice, gateways: OfferedGateway[]): OfferedGateway[] {
  const isPossible = totals.creditCents > 0 && (totals.dueCents === 0 || gateways.length > 0);
  return isPossible ? [{ id: CREDIT_TYPE, name: 'Credit' }, ...gateways] : gateways;
}
