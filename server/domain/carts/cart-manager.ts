import { DAY_MS } from '../../../src/rules/workshop-time.ts';
import { fromJson, toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import type { AddonFileManager } from '../addon-files/addon-file-manager.ts';
import { fileIdsOf } from '../addon-files/file-ids.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import { invalidAt, notFound, rollBack, success, transactionOutcome } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import type { CanonicalAddon } from '../products/addon-rules.ts';
import { isRowId } from '../../lib/row-id.ts';
import type { SettingsManager } from '../settings/settings-manager.ts';
import { requireSelling } from '../settings/require-selling.ts';
import { checkAddition } from './addition-check.ts';
import type { AdditionChecks, WantedLine } from './addition-check.ts';
import { deleteStaleAdditionKeys, hasAdditionKey, insertAdditionKey } from './addition-key-store.ts';
import { mergeGuestCart } from './cart-merge.ts';
import type { CartAccess } from '../../lib/viewer.ts';
import type { CartReader, ShownCart } from './cart-reader.ts';
import { listCartLines, deleteLine, deleteStaleGuestCarts, lockCart, setLineQty } from './cart-store.ts';
import type { CartLineRow } from './cart-store.ts';
import { openCart } from './open-cart.ts';
import { placeLine, putLineBack } from './line-placement.ts';
import { availableTo } from './priced-lines.ts';
import { quantityProblem } from './purchase-limits.ts';
import {
  deleteStaleRemovedLines,
  deleteRemovedLine,
  insertRemovedLine,
  listRemovedLines,
} from './removed-line-store.ts';

const GUEST_CART_LIFE_MS = 14 * DAY_MS;
/** How long (ms) a removed line can be restored. */
const REMOVED_LINE_LIFE_MS = DAY_MS;
/** How long (ms) a repeated request is recognised. */
const ADDITION_KEY_LIFE_MS = DAY_MS;

/** What became of a line that was put into a cart. */
interface PutLine {
  /** The session with which the cart is shown. */
  session: string | null;
  /** An earlier request with this key has put it there. */
  isRepeat: boolean;
}

const lineGone = notFound('CART_LINE_NOT_FOUND');
const removedLineGone = notFound('REMOVED_LINE_NOT_FOUND');

/** Adds, changes and removes cart lines. Every result is the whole cart. */
export class CartManager {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #reader: CartReader;
  readonly #files: Pick<AddonFileManager, 'discardUnused'>;
  readonly #settings: Pick<SettingsManager, 'business'>;
  readonly #checks: AdditionChecks;

  constructor(input: {
    database: Database;
    clock: () => Date;
    reader: CartReader;
    files: Pick<AddonFileManager, 'discardUnused'>;
    settings: Pick<SettingsManager, 'business'>;
  }) {
    this.#database = input.database;
    this.#clock = input.clock;
    this.#reader = input.reader;
    this.#files = input.files;
    this.#settings = input.settings;
    this.#checks = input;
  }

  /**
   * Adds `qty` items, creating the cart if needed (ATC-04, ATC-07, APS-03); with an idempotency `key` only
   * once a day. Refusals: 403 SALES_OFF, 422 SKU_MISSING, SKU_UNKNOWN, SKU_QUOTED, ADDONS_REFUSED, CART_FULL,
   * and at `qty` those of `quantityProblem`.
   */
  async add(access: CartAccess, wanted: WantedLine, key: string | null = null): Promise<Outcome<ShownCart>> {
    const put = await this.put(access, wanted, key);
    if (!put.ok) return put;
    return success(await this.#reader.show({ viewer: access.viewer, session: put.value.session }));
  }

  /** Adds items as `add` does, but does not price the cart. */
  async put(access: CartAccess, wanted: WantedLine, key: string | null): Promise<Outcome<PutLine>> {
    const { viewer, session } = access;
    // Returned before the checks: what was added may not be available a second time.
    if (key !== null && (await this.#isDone(access, key))) return success({ session, isRepeat: true });
    const addition = await checkAddition(this.#checks, access, wanted);
    if (!addition.ok) return addition;
    return transactionOutcome(() =>
      this.#database.transaction().execute(async (trx) => {
        const cart = await openCart(trx, access, this.#now());
        const isNew = key === null || (await insertAdditionKey(trx, cart.id, key, this.#now()));
        if (isNew) await placeLine(trx, cart.id, addition.value, this.#now());
        return { session: viewer.kind === 'user' ? session : cart.session_key, isRepeat: !isNew };
      }),
    );
  }

  /**
   * Sets the quantity of a line (APS-05, A06). A line above its limit may be reduced step by step. Refusals:
   * 403 SALES_OFF, 404 CART_LINE_NOT_FOUND, and 422 at `qty` those of `quantityProblem`.
   */
  async update(access: CartAccess, lineId: number, qty: number): Promise<Outcome<ShownCart>> {
    const selling = await requireSelling(this.#settings);
    if (!selling.ok) return selling;
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

  /**
   * Replaces the content of a line, checked as for `add`: the line keeps its id, and an equal line is merged
   * into it (A56), so an idempotency `key` counts as for `add`. Of two concurrent edits the last wins. Refusals: 404 CART_LINE_NOT_FOUND, and those of
   * `add` except CART_FULL.
   */
  async edit(
    access: CartAccess,
    lineId: number,
    wanted: WantedLine,
    key: string | null = null,
  ): Promise<Outcome<ShownCart>> {
    if (key !== null && (await this.#isDone(access, key))) return success(await this.#reader.show(access));
    const cart = await this.#reader.find(access);
    const known = await this.#line(cart?.id, lineId);
    if (!cart || !known) return lineGone;
    const addition = await checkAddition(this.#checks, access, wanted);
    if (!addition.ok) return addition;
    const outcome = await transactionOutcome(() =>
      this.#database.transaction().execute(async (trx) => {
        await lockCart(trx, cart.id, this.#now());
        if (key !== null && !(await insertAdditionKey(trx, cart.id, key, this.#now()))) return null;
        const line = (await listCartLines(trx, cart.id)).find(({ id }) => id === lineId);
        if (!line) rollBack(lineGone.refusal);
        await placeLine(trx, cart.id, addition.value, this.#now(), line);
        return line;
      }),
    );
    if (!outcome.ok) return outcome;
    const before = outcome.value;
    if (before)
      await this.#files.discardUnused(cart.id, fileIdsOf(fromJson<CanonicalAddon[]>(before.addons)));
    return success(await this.#reader.show(access));
  }

  /** Removes a line, if it is still there (APS-04). It can be restored for a day. */
  async remove(access: CartAccess, lineId: number): Promise<ShownCart> {
    const cart = await this.#reader.find(access);
    if (cart && isRowId(lineId)) {
      await this.#database.transaction().execute(async (trx) => {
        await lockCart(trx, cart.id, this.#now());
        const line = (await listCartLines(trx, cart.id)).find(({ id }) => id === lineId);
        if (!line) return;
        await deleteLine(trx, cart.id, lineId);
        await insertRemovedLine(trx, line, this.#now());
      });
    }
    return this.#reader.show(access);
  }

  /**
   * Restores a line removed from this cart, unchanged; does nothing if it is already there. Refusals: 403
   * SALES_OFF, 404 REMOVED_LINE_NOT_FOUND, 422 CART_FULL.
   */
  async restore(access: CartAccess, lineId: number): Promise<Outcome<ShownCart>> {
    const selling = await requireSelling(this.#settings);
    if (!selling.ok) return selling;
    const cart = await this.#reader.find(access);
    if (!cart) return removedLineGone;
    if (await this.#line(cart.id, lineId)) return success(await this.#reader.show(access));
    const removed = (await listRemovedLines(this.#database, cart.id)).find(({ id }) => id === lineId);
    if (!removed) return removedLineGone;
    const availability = await this.#reader.availability(access.viewer, [removed.sku_id]);
    const sku = availability.skus.get(removed.sku_id);
    const outcome = await transactionOutcome(() =>
      this.#database.transaction().execute(async (trx) => {
        await lockCart(trx, cart.id, this.#now());
        // If two requests restore it concurrently, only the first does.
        if (await deleteRemovedLine(trx, cart.id, lineId))
          await putLineBack(trx, cart.id, removed, sku ? availableTo(availability, sku) : 0);
      }),
    );
    return outcome.ok ? success(await this.#reader.show(access)) : outcome;
  }

  /**
   * Merges a guest's cart into the user's own; a second call with the same session changes nothing (APS-06).
   */
  async merge(viewer: UserViewer, session: string): Promise<ShownCart> {
    await this.takeOver(viewer, session);
    return this.#reader.show({ viewer, session });
  }

  /** Merges a guest's cart into the user's own, if it still exists. */
  takeOver(viewer: UserViewer, session: string): Promise<void> {
    return mergeGuestCart(this.#database, this.#reader, viewer, session, this.#clock());
  }

  /** Deletes guest carts unused for two weeks, and lines removed and keys used more than a day ago. */
  async sweep(): Promise<void> {
    await deleteStaleGuestCarts(this.#database, this.#ago(GUEST_CART_LIFE_MS));
    await deleteStaleRemovedLines(this.#database, this.#ago(REMOVED_LINE_LIFE_MS));
    await deleteStaleAdditionKeys(this.#database, this.#ago(ADDITION_KEY_LIFE_MS));
  }

  async #isDone(access: CartAccess, key: string): Promise<boolean> {
    const cart = await this.#reader.find(access);
    return cart !== undefined && hasAdditionKey(this.#database, cart.id, key);
  }

  async #line(cartId: number | undefined, lineId: number): Promise<CartLineRow | undefined> {
    if (cartId === undefined) return undefined;
    return (await listCartLines(this.#database, cartId)).find(({ id }) => id === lineId);
  }

  #now(): string {
    return toInstant(this.#clock());
  }

  #ago(ms: number): string {
    return toInstant(new Date(this.#clock().getTime() - ms));
  }
}
