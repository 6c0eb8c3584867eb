import { toInstant, toJson } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AddonFileManager } from '../addon-files/addon-file-manager.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import { nameFiles } from '../addon-files/file-names.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import { invalid, invalidAt, notFound, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { validateAddons } from '../products/addon-rules.ts';
import type { AddonValues, CanonicalAddon } from '../products/addon-rules.ts';
import type { SkuForSale } from '../products/sku-for-sale.ts';
import { isRowId } from '../../lib/row-id.ts';
import { told } from '../../lib/refusal-text.ts';
import { mergeGuestCart } from './cart-merge.ts';
import type { CartAccess, CartReader, ShownCart } from './cart-reader.ts';
import {
  cartLines,
  deleteLine,
  deleteStaleGuestCarts,
  insertLine,
  lockCart,
  setLineQty,
} from './cart-store.ts';
import type { CartLineRow, CartRow } from './cart-store.ts';
import { openCart } from './open-cart.ts';
import { lineIdentity } from './line-identity.ts';
import { availableTo } from './priced-lines.ts';
import { canPurchaseQty, quantityProblem, takenByOthers } from './purchase-limits.ts';

const MAX_LINES = 100;
const GUEST_CART_LIFE_MS = 14 * 24 * 60 * 60 * 1000;

interface Addition {
  sku: SkuForSale;
  addons: CanonicalAddon[];
  unitCents: number;
  /** What this viewer may take of the SKU; null: made to order. */
  available: number | null;
  qty: number;
}

const lineGone = notFound('CART_LINE_NOT_FOUND');

/** Adds to carts, changes and removes lines. Every answer is the whole cart. */
export class CartManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #reader: CartReader;
  readonly #files: Pick<AddonFileManager, 'discardUnused'>;

  constructor(input: {
    database: Database;
    clock: () => Date;
    reader: CartReader;
    files: Pick<AddonFileManager, 'discardUnused'>;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#reader = input.reader;
    this.#files = input.files;
  }

  /** Puts `qty` pieces in, making the cart when there is none (ATC-04, ATC-07, APS-03). */
  async add(
    access: CartAccess,
    wanted: { sku: number; qty: number; addons: AddonValues[] },
  ): Promise<Outcome<ShownCart>> {
    const addition = await this.#addition(access, wanted);
    if (!addition.ok) return addition;
    const outcome = await transactionOutcome(() =>
      this.#database.transaction().execute(async (trx) => {
        const cart = await openCart(trx, access, this.#now());
        await this.#put(trx, cart, addition.value);
        return cart.session_key;
      }),
    );
    if (!outcome.ok) return outcome;
    const session = access.viewer.kind === 'user' ? access.session : outcome.value;
    return success(await this.#reader.show({ viewer: access.viewer, session }));
  }

  /** Sets a line to `qty` pieces (APS-05, A06). A line above its limit may come down step by step. */
  async update(access: CartAccess, lineId: number, qty: number): Promise<Outcome<ShownCart>> {
    const cart = await this.#reader.find(access);
    const lines = await this.#reader.lines(cart, access.viewer);
    const line = lines.find((candidate) => candidate.id === lineId);
    if (!cart || !line) return lineGone;
    const problem = quantityProblem(qty, qty < line.qty ? line.qty : line.canPurchaseQty);
    if (problem !== null) return invalidAt('qty', problem);
    await this.#database.transaction().execute(async (trx) => {
      if (await lockCart(trx, cart.id, this.#now())) await setLineQty(trx, line.id, qty);
    });
    return success(await this.#reader.show(access));
  }

  /** Takes a line out; one that is not there is out already (APS-04). */
  async remove(access: CartAccess, lineId: number): Promise<ShownCart> {
    const cart = await this.#reader.find(access);
    if (cart && isRowId(lineId)) {
      const line = (await this.#reader.lines(cart, access.viewer)).find(({ id }) => id === lineId);
      await this.#database.transaction().execute(async (trx) => {
        await lockCart(trx, cart.id, this.#now());
        await deleteLine(trx, cart.id, lineId);
      });
      await this.#files.discardUnused(cart.id, fileIdsOf(line?.addons ?? []));
    }
    return this.#reader.show(access);
  }

  /** Moves a guest's cart into the user's own; a second call with the same session changes nothing (APS-06). */
  async merge(viewer: UserViewer, session: string): Promise<ShownCart> {
    await mergeGuestCart(this.#database, this.#reader, viewer, session, this.#clock());
    return this.#reader.show({ viewer, session });
  }

  /** Removes guests' carts that nobody has opened for two weeks. */
  async sweep(): Promise<void> {
    const before = new Date(this.#clock().getTime() - GUEST_CART_LIFE_MS);
    await deleteStaleGuestCarts(this.#database, toInstant(before));
  }

  async #addition(
    access: CartAccess,
    wanted: { sku: number; qty: number; addons: AddonValues[] },
  ): Promise<Outcome<Addition>> {
    if (wanted.sku === 0) return invalidAt('sku', told('SKU_MISSING'));
    const availability = await this.#reader.availability(
      access.viewer,
      isRowId(wanted.sku) ? [wanted.sku] : [],
    );
    const sku = availability.skus.get(wanted.sku);
    if (!sku) return invalidAt('sku', told('SKU_UNKNOWN'));
    if (sku.priceCents === null) return invalidAt('sku', told('SKU_QUOTED'));
    const addons = validateAddons(sku.addons, wanted.addons);
    const available = availableTo(availability, sku);
    const problem = quantityProblem(wanted.qty, canPurchaseQty(available, 0));
    const fields = { ...(addons.ok ? {} : addons.fields), ...(problem === null ? {} : { qty: problem }) };
    if (!addons.ok) return invalid(told('ADDONS_REFUSED'), fields);
    if (problem !== null) return invalidAt('qty', problem);
    const named = await nameFiles(this.#database, access, addons.values);
    if (!named.ok) return named;
    const unitCents = sku.priceCents + addons.priceCents;
    return success({ sku, addons: named.value, unitCents, available, qty: wanted.qty });
  }

  async #put(trx: Database, cart: CartRow, addition: Addition): Promise<void> {
    const { sku, addons, qty } = addition;
    const lines = await cartLines(trx, cart.id);
    const identity = lineIdentity(sku.id, addons);
    const same = lines.find((line) => line.identity === identity);
    const total = (same?.qty ?? 0) + qty;
    const problem = quantityProblem(total, limitOf(lines, addition, same), present(lines, sku.id));
    if (problem !== null) rollBack(invalidAt('qty', problem).refusal);
    if (same) return setLineQty(trx, same.id, total);
    if (lines.length >= MAX_LINES) rollBack(invalid(told('CART_FULL', { limit: MAX_LINES })).refusal);
    await insertLine(trx, cart.id, {
      sku_id: sku.id,
      identity,
      addons: toJson(addons),
      qty,
      name: sku.name,
      product_name: sku.productName,
      product_slug: sku.slug,
      code: sku.code,
      unit_cents: addition.unitCents,
      created_at: this.#now(),
    });
  }

  #now(): string {
    return toInstant(this.#clock());
  }
}

function limitOf(lines: CartLineRow[], addition: Addition, same: CartLineRow | undefined): number {
  const counted = lines.map((line) => ({ id: line.id, skuId: line.sku_id, qty: line.qty }));
  return canPurchaseQty(addition.available, takenByOthers(counted, addition.sku.id, same?.id ?? null));
}

/** Pieces of a SKU that are in the cart. */
const present = (lines: CartLineRow[], skuId: number): number =>
  lines.filter((line) => line.sku_id === skuId).reduce((sum, line) => sum + line.qty, 0);
