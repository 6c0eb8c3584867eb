import type { CartItem } from '../../graphql/generated/types.ts';
import type { CartChoices } from './cart-state.ts';

/** One request to make for the cart. */
export type CartCommand =
  | { kind: 'reload' }
  | { kind: 'choose'; choices: Partial<CartChoices> }
  | { kind: 'update'; id: number; qty: number }
  /** With the line as it was: another tab may send the cart without it before the host has responded. */
  | { kind: 'remove'; id: number; line: CartItem }
  | { kind: 'restore'; id: number }
  | { kind: 'merge' };

/**
 * Appends a command to the queue. The first is under way and stays, except that a line change overtakes a
 * reload, which is repeated after it, so that a visible change never waits and is not lost when the shopper
 * leaves. Drops waiting commands that the new one supersedes: the same request, or an update of a line being
 * removed.
 */
export function enqueue([current, ...waiting]: CartCommand[], command: CartCommand): CartCommand[] {
  if (!current) return [command];
  const others = waiting.filter((older) => !isOverruled(older, command));
  if (current.kind === 'reload' && isLineChange(command)) return enqueue([command, ...others], current);
  return [current, ...others, command];
}

/** Returns the first command of the queue. Throws if it is not of this kind. */
export function commandOf<Kind extends CartCommand['kind']>(
  [first]: CartCommand[],
  kind: Kind,
): Extract<CartCommand, { kind: Kind }> {
  if (first?.kind !== kind) throw new Error(`the cart is not about to ${kind}`);
  return first as Extract<CartCommand, { kind: Kind }>;
}

/** Whether a merge of the guest's cart into the user's is under way or queued. */
export function hasMerge(commands: CartCommand[]): boolean {
  return commands.some(({ kind }) => kind === 'merge');
}

/** Whether the command updates, removes or restores a line. */
export const isLineChange = (command: CartCommand | undefined): boolean =>
  command !== undefined && 'id' in command;

/** Combines pending commands, none of them under way, dropping those superseded by later ones. */
export function withoutSuperseded(commands: CartCommand[]): CartCommand[] {
  const latest = commands.filter(
    (older, at) => !commands.some((newer, later) => later > at && isOverruled(older, newer)),
  );
  return latest.reduce<CartCommand[]>(enqueue, []);
}

/** Drops the line change under way from the queue and moves the waiting line changes to the front. */
export function withLineChangesFirst(queue: CartCommand[]): CartCommand[] {
  return [...queue.slice(1).filter(isLineChange), ...queue.filter((command) => !isLineChange(command))];
}

/** Whether the command may be repeated later without a confirmation: quantities (A78) and idempotent requests. */
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
