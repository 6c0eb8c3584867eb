import type { SnapshotFrom } from 'xstate';
import type { CartCommand } from './cart-queue.ts';
import type { cartMachine } from './cart.machine.ts';
import type { CartContext } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The quantity to show for a line: the requested one, or else the cart's; 0 for an unknown line. */
export function lineQuantity({ context }: CartSnapshot, id: number): number {
  const requested = [...context.stalled, ...context.queue].findLast(
    (c) => c.kind === 'update' && c.id === id,
  );
  if (requested?.kind === 'update') return requested.qty;
  return context.cart.cartitems.find((item) => item.id === id)?.qty ?? 0;
}

/** Whether a change of this line is under way or queued. */
export function isLineChanging({ context }: CartSnapshot, id: number): boolean {
  return context.queue.some((command) => concerns(command, id));
}

/** The failure to show at this line. */
export function lineFailure({ context }: CartSnapshot, id: number): CartContext['failure'] {
  return context.failure && concerns(context.failure.command, id) ? context.failure : null;
}

/** Whether this line is still in the cart, or still removed, because that change was not sent again. */
export function isLineDropped(snapshot: CartSnapshot, id: number): boolean {
  const { cart, dropped } = snapshot.context;
  const kind = cart.cartitems.some((item) => item.id === id) ? 'remove' : 'restore';
  return (
    snapshot.matches('idle') && dropped.some((command) => command.kind === kind && concerns(command, id))
  );
}

/** Whether another promotion code applies than the shopper chose, because that was not sent again. */
export function isCodeDropped(snapshot: CartSnapshot): boolean {
  const { cart, dropped } = snapshot.context;
  const codes = dropped.flatMap((command) =>
    command.kind === 'choose' ? [command.choices.promotion_code] : [],
  );
  return snapshot.matches('idle') && codes.some((code) => code !== undefined && code !== cart.promotion_code);
}

/** Why the host refused the last call that applied or removed a promotion code; `null` when it did not. */
export function codeRefusal({ context: { failure } }: CartSnapshot): string | null {
  if (failure?.reason !== 'refused' || failure.command.kind !== 'choose') return null;
  return failure.command.choices.promotion_code === undefined ? null : failure.message || null;
}

function concerns(command: CartCommand, id: number): boolean {
  return 'id' in command && command.id === id;
}
