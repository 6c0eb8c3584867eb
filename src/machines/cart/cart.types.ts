import type { Cart, CartItem } from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartCommand } from './cart-queue.ts';
import type { CartChoices, CartState, SavedAddress } from './cart-state.ts';

export interface CartContext {
  /** The last good cart. */
  cart: CartState;
  /** What is to be done, its first under way: so that no two writes overlap. */
  queue: CartCommand[];
  /** What waits for the link, once a call got no answer. */
  stalled: CartCommand[];
  /** Somebody logged in, and what the guest had is not known to be in the user's cart yet; the same in all tabs. */
  mergePending: boolean;
  failure: (Failure & { command: CartCommand }) | null;
  /** The lines that were taken out while the page lives, newest last: each can be put back. */
  removed: CartItem[];
  /** The code that went with the last line: it comes back with it. */
  removedCode: string | null;
  notice: CartNotice | null;
}

/** What the shopper is told of the last change of a line. */
export type CartNotice =
  | { kind: 'removed'; line: CartItem }
  /** As it is now. */
  | { kind: 'restored'; line: CartItem }
  /** `before` is null when the line was not known here. */
  | { kind: 'edited'; line: CartItem; before: CartItem | null };

export interface CartInput {
  cart: CartState;
  /** A login whose guest cart was not merged before the page was left. */
  mergePending: boolean;
}

export type CartEvent =
  | { type: 'cart.reload' }
  /** `qty` is the target quantity, not a difference (A06). */
  | { type: 'line.update'; id: number; qty: number }
  | { type: 'line.remove'; id: number }
  /** Puts a line back that was taken out while the page lives. */
  | { type: 'line.restore'; id: number }
  /** A blank code takes the present one away. */
  | { type: 'promotion.apply'; code: string }
  /** Where to, which way, and whether ahead of others. */
  | ({ type: 'shipping.choose' } & Omit<CartChoices, 'promotion_code'>)
  /** A cart that another call of this tab answered, above all cartAdd; `line` is the id of one that it has edited. */
  | { type: 'cart.receive'; cart: Cart; line?: number }
  /** Another tab's cart, and whether that tab knows of a merge that is still to be made. */
  | ({ type: 'cart.sync' } & CartInput)
  | { type: 'addresses.change'; addresses: SavedAddress[] }
  | { type: 'session.login' }
  | { type: 'session.logout' }
  | { type: 'cart.retry' }
  | { type: 'connection.restore' }
  /** There may be no later: the next change that waits is sent now. */
  | { type: 'page.leave' }
  | { type: 'notice.dismiss' };

/** The cart changed by something that happened in this tab: to be shared with the others. */
export type CartEmitted = { type: 'cart.change'; cart: CartState };

export type CartTag = 'busy' | 'retryable';
