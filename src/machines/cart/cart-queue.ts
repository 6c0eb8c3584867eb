import type { CartChoices } from './cart-state.ts';

/** One call that is to be made for the cart. */
export type CartCommand =
  | { kind: 'reload' }
  | { kind: 'choose'; choices: Partial<CartChoices> }
  | { kind: 'update'; id: number; qty: number }
  | { kind: 'remove'; id: number }
  | { kind: 'restore'; id: number }
  | { kind: 'merge' };

/**
 * The queue with one more command. Its first is under way and stays, but that a change of a line goes before a reload,
 * which is asked for anew after it: nobody waits to change what is seen, or leaves too early. A waiting one that the
 * new one makes pointless (the same call again, a change of a line that is removed) goes: the latest wins.
 */
export function enqueue([current, ...waiting]: CartCommand[], command: CartCommand): CartCommand[] {
  if (!current) return [command];
  const others = waiting.filter((older) => !isOverruled(older, command));
  if (current.kind === 'reload' && isLineChange(command)) return enqueue([command, ...others], current);
  return [current, ...others, command];
}

/** The first of the queue, which is known to be of this kind. */
export function commandOf<Kind extends CartCommand['kind']>(
  [first]: CartCommand[],
  kind: Kind,
): Extract<CartCommand, { kind: Kind }> {
  if (first?.kind !== kind) throw new Error(`the cart is not about to ${kind}`);
  return first as Extract<CartCommand, { kind: Kind }>;
}

/** Whether the user's cart is to be merged with the guest's, now or later. */
export function hasMerge(commands: CartCommand[]): boolean {
  return commands.some(({ kind }) => kind === 'merge');
}

/** Whether it sets, removes or puts back one line. */
export const isLineChange = (command: CartCommand | undefined): boolean =>
  command !== undefined && 'id' in command;

/** What has to be done of all this, none of it under way: what a later one makes pointless goes. */
export function latestOf(commands: CartCommand[]): CartCommand[] {
  const latest = commands.filter(
    (older, at) => !commands.some((newer, later) => later > at && isOverruled(older, newer)),
  );
  return latest.reduce<CartCommand[]>(enqueue, []);
}

/** The queue without the change of a line that is under way; those that wait come first. */
export function hurried(queue: CartCommand[]): CartCommand[] {
  return [...queue.slice(1).filter(isLineChange), ...queue.filter((command) => !isLineChange(command))];
}

/** What may be sent later without asking again: quantities (A78) and what changes nothing when repeated. */
export function isRepeatable({ kind }: CartCommand): boolean {
  return kind === 'update' || kind === 'merge' || kind === 'reload';
}

function isOverruled(older: CartCommand, newer: CartCommand): boolean {
  if (older.kind === 'update' && newer.kind === 'remove') return older.id === newer.id;
  return slotOf(older) === slotOf(newer);
}

function slotOf(command: CartCommand): string {
  if (command.kind === 'choose') return `choose ${Object.keys(command.choices).sort().join()}`;
  return 'id' in command ? `${command.kind} ${command.id}` : command.kind;
}
