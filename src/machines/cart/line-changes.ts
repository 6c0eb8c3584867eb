import type { CartItem } from '../../graphql/generated/types.ts';
import type { CartContext, CartNotice } from './cart.types.ts';

const MAX_REMOVED = 20;

/** Of the lines that were taken out those that are not in the cart again, by this tab or another. */
export function stillRemoved(removed: CartItem[], items: readonly CartItem[]): CartItem[] {
  return removed.filter(({ id }) => items.every((item) => item.id !== id));
}

/** The cart's lines and the removed ones, each where it stands or stood: the host sorts by id, and gives it again. */
export function linesInPlace(
  items: CartItem[],
  removed: CartItem[],
): { line: CartItem; isRemoved: boolean }[] {
  const standing = items.map((line) => ({ line, isRemoved: false }));
  const gone = removed.map((line) => ({ line, isRemoved: true }));
  return [...standing, ...gone].sort((one, other) => one.line.id - other.line.id);
}

/** The removed lines, and what is told of them, once the host has answered the first of the queue with these lines. */
export function withRemoved(
  { cart, queue: [answered], removed }: CartContext,
  items: CartItem[],
): Pick<CartContext, 'removed' | 'notice'> {
  if (answered?.kind === 'remove') {
    const line = cart.cartitems.find(({ id }) => id === answered.id);
    if (!line) return { removed: stillRemoved(removed, items), notice: null };
    const lines = stillRemoved([...removed, line], items).slice(-MAX_REMOVED);
    return { removed: lines, notice: { kind: 'removed', line } };
  }
  if (answered?.kind === 'restore') {
    const before = removed.find(({ id }) => id === answered.id);
    const line = before && lineOf(items, before);
    const others = removed.filter(({ id }) => id !== answered.id);
    return { removed: stillRemoved(others, items), notice: line ? { kind: 'restored', line } : null };
  }
  return { removed: stillRemoved(removed, items), notice: null };
}

/** What is told of a line that was edited elsewhere than in the cart; null when none was. */
export function editNotice(
  before: CartItem[],
  after: CartItem[],
  edited: number | undefined,
): CartNotice | null {
  const line = after.find(({ id }) => id === edited);
  return line ? { kind: 'edited', line, before: before.find(({ id }) => id === edited) ?? null } : null;
}

/** The line that holds these goods now: the same one, or an equal one that took them (A56). */
function lineOf(items: CartItem[], goods: CartItem): CartItem | undefined {
  const same = (item: CartItem) =>
    item.sku_id === goods.sku_id && textsOf(item).join() === textsOf(goods).join();
  return items.find(({ id }) => id === goods.id) ?? items.find(same);
}

const textsOf = ({ addons }: CartItem) => addons.map(({ id, input }) => JSON.stringify([id, input]));
