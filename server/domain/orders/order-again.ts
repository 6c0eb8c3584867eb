import { formatCents } from '../../../src/rules/money.ts';
import type { Refusal } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import type { RefusalText } from '../../lib/refusal-text.ts';
import type { UserViewer } from '../accounts/require-user.ts';
import type { CartManager } from '../carts/cart-manager.ts';
import type { CartAccess } from '../../lib/viewer.ts';
import type { CartReader, ShownCart } from '../carts/cart-reader.ts';
import type { PricedLine } from '../carts/priced-lines.ts';
import type { OrderLineNode, OrderNode } from './order-node.ts';

/** A cart with the products of an earlier order. */
export interface OrderedAgain {
  cart: ShownCart;
  /** Number of items added. */
  added: number;
  /** What the shopper should know: what is missing, and what costs more or less now. */
  notes: RefusalText[];
}

/** An ordered line that is to be in the cart again. */
interface WantedAgain {
  line: OrderLineNode;
  /** Items of it in the cart before. */
  present: number;
  /** Idempotency key of this line. */
  key: string | null;
}

interface Taken {
  qty: number;
  note: RefusalText | null;
}

const NOTHING: Taken = { qty: 0, note: null };

/** Adds the products of an earlier order to its user's cart, by the rules of the cart. */
export class OrderAgain {
  readonly #carts: Pick<CartManager, 'put'>;
  readonly #reader: Pick<CartReader, 'show'>;

  constructor(input: { carts: Pick<CartManager, 'put'>; cartReader: Pick<CartReader, 'show'> }) {
    this.#carts = input.carts;
    this.#reader = input.cartReader;
  }

  /**
   * Adds line by line; a line that is unavailable is reported, and a quantity only partly available is added
   * in part. With the idempotency `key` of an earlier call, only lines that it did not add are added.
   */
  async take(
    order: OrderNode,
    access: CartAccess & { viewer: UserViewer },
    key: string | null,
  ): Promise<OrderedAgain> {
    const before = await this.#reader.show(access);
    const notes: RefusalText[] = [];
    let added = 0;
    for (const line of order.lines) {
      const present = before.lines.find(({ identity }) => identity === line.identity)?.qty ?? 0;
      const wanted = { line, present, key: key && `${key}/${line.id}` };
      const { qty, note } = await this.#add(wanted, missingOf(order, line, present), access);
      added += qty;
      if (note) notes.push(note);
    }
    const cart = await this.#reader.show(access);
    return { cart, added, notes: [...notes, ...otherPrices(order.lines, cart.lines)] };
  }

  async #add(wanted: WantedAgain, qty: number, access: CartAccess): Promise<Taken> {
    if (qty === 0) return NOTHING;
    const { line, present } = wanted;
    const whole = await this.#put(wanted, qty, access);
    // The earlier call may have added a part only.
    if (whole.ok) return { qty: whole.value.isRepeat ? Math.min(qty, present) : qty, note: null };
    const left = leftOf(whole.refusal);
    if (left > 0 && (await this.#put(wanted, left, access)).ok)
      return {
        qty: left,
        note: refusalText('LINE_LIMITED', { name: line.name, limit: limitOf(whole.refusal) }),
      };
    return { qty: 0, note: notAdded(line, whole.refusal) };
  }

  #put({ line, key }: WantedAgain, qty: number, access: CartAccess) {
    const addons = line.addons.map(({ id, values }) => ({ id, value: values }));
    return this.#carts.put(access, { sku: line.sku_id, qty, addons }, key);
  }
}

/** Whether the order's products were removed from the cart when it was paid. */
const wasPaid = ({ paid_at }: OrderNode): boolean => paid_at !== null;

/** Returns how many items of a line to add: the products of an unpaid order may still be in the cart. */
const missingOf = (order: OrderNode, line: OrderLineNode, present: number): number =>
  wasPaid(order) ? line.qty : Math.max(0, line.qty - present);

const numberIn = ({ params }: Refusal, name: string): number => {
  const value = params[name];
  return typeof value === 'number' ? value : 0;
};

const limitOf = (refusal: Refusal): number => numberIn(refusal, 'limit');

/** Returns the items available when not all of them are. */
const leftOf = (refusal: Refusal): number =>
  refusal.textCode === 'QUANTITY_LIMITED' || refusal.textCode === 'QUANTITY_LIMITED_IN_CART'
    ? limitOf(refusal) - numberIn(refusal, 'present')
    : 0;

function notAdded({ name }: OrderLineNode, { textCode, params }: Refusal): RefusalText {
  const reason = textCode === 'ADDONS_REFUSED' ? refusalText('CHOICES_CHANGED') : { textCode, params };
  return { ...refusalText('NOT_ORDERED_AGAIN', { name }), details: [reason] };
}

/** Reports products in the cart whose price differs from that in the order. */
function otherPrices(ordered: readonly OrderLineNode[], inCart: readonly PricedLine[]): RefusalText[] {
  return ordered.flatMap(({ identity, name, unit_cents: before }) => {
    const line = inCart.find((candidate) => candidate.identity === identity);
    if (!line || line.unitCents === before) return [];
    const prices = { price: formatCents(line.unitCents), before: formatCents(before) };
    return [refusalText('PRICE_SINCE_ORDER', { name, ...prices })];
  });
}
