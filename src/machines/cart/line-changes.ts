import type { CartItem } from '../../graphql/generated/types.ts';
import type { CartCommand } from './cart-queue.ts';
import type { CartState } from './cart-state.ts';
import type { CartContext, LineNotice } from './cart.types.ts';

const MAX_REMOVED = 20;

/**
 * The removed lines that are not in the cart, where another tab may have restored one. Filtered when they
 * are shown: a tab may send its cart as it was before a line was removed here.
 */
export function linesStillRemoved(removed: CartItem[], items: readonly CartItem[]): CartItem[] {
  return removed.filter(({ id }) => items.every((item) => item.id !== id));
}

/** Current and removed lines in original order: the host sorts by id, and restored lines keep theirs. */
export function linesInOriginalOrder(
  items: CartItem[],
  removed: CartItem[],
): { line: CartItem; isRemoved: boolean }[] {
  const present = items.map((line) => ({ line, isRemoved: false }));
  const gone = linesStillRemoved(removed, items).map((line) => ({ line, isRemoved: true }));
  return [...present, ...gone].sort((one, other) => one.line.id - other.line.id);
}

/** The command that removes a line of this cart. Throws if there is none with this id. */
export function removeCommand({ cartitems }: CartState, id: number): CartCommand {
  const line = cartitems.find((item) => item.id === id);
  if (!line) throw new Error(`the cart has no line ${id}`);
  return { kind: 'remove', id, line };
}

/** The removed lines and the notice after the host's response to the first command of the queue. */
export function withRemoved(
  { cart, queue: [finished], removed }: CartContext,
  items: CartItem[],
): Pick<CartContext, 'removed' | 'notice'> {
  if (finished?.kind === 'remove') {
    const line = cart.cartitems.find(({ id }) => id === finished.id) ?? finished.line;
    const others = removed.filter(({ id }) => id !== line.id);
    return { removed: [...others, line].slice(-MAX_REMOVED), notice: { kind: 'removed', line } };
  }
  if (finished?.kind === 'restore') {
    const before = removed.find(({ id }) => id === finished.id);
    const line = before && lineOf(items, before);
    const others = removed.filter(({ id }) => id !== finished.id);
    return { removed: others, notice: line ? { kind: 'restored', line } : null };
  }
  return { removed, notice: null };
}

/** The notice about a line that was edited on another screen; `null` when none was. */
export function editNotice(
  before: CartItem[],
  after: CartItem[],
  edited: number | undefined,
): LineNotice | null {
  const line = after.find(({ id }) => id === edited);
  return line ? { kind: 'edited', line, before: before.find(({ id }) => id === edited) ?? null } : null;
}

/** The line with this content: the same line, or an equal one it was merged into (A56). */
function lineOf(items: CartItem[], wanted: CartItem): CartItem | undefined {
  const same = (item: CartItem) =>
    item.sku_id === wanted.sku_id && textsOf(item).join() === textsOf(wanted).join();
  return items.find(({ id }) => id === wanted.id) ?? items.find(same);
}

const textsOf = ({ addons }: CartItem) => addons.map(({ id, input }) => JSON.stringify([id, input]));
