import type { Cart, CartItem } from '../../graphql/generated/types.ts';
import type { Failure } from '../../lib/failure.ts';
import type { CartCommand } from './cart-queue.ts';
import type { CartChoices, CartState, SavedAddress } from './cart-state.ts';

export interface CartContext {
  /** The last valid cart. */
  cart: CartState;
  /** Pending commands, the first of them under way, so that no two writes overlap. */
  queue: CartCommand[];
  /** Commands that wait for the connection after a request got no response. */
  stalled: CartCommand[];
  /** Commands that were not sent again when the shop was reachable, until the next command. */
  dropped: CartCommand[];
  /** A user logged in, and the guest's cart is not known to be merged yet; shared between tabs. */
  mergePending: boolean;
  failure: (Failure & { command: CartCommand }) | null;
  /** Lines removed since the page was loaded, newest last; those not in the cart can be restored. */
  removed: CartItem[];
  /** The promotion code removed with the last line; restored with it. */
  removedCode: string | null;
  notice: LineNotice | null;
}

/** The message about the last change of a line. */
export type LineNotice =
  | { kind: 'removed'; line: CartItem }
  /** The restored line in its current state. */
  | { kind: 'restored'; line: CartItem }
  /** `before` is `null` when the line was not known in this tab. */
  | { kind: 'edited'; line: CartItem; before: CartItem | null };

export interface CartInput {
  cart: CartState;
  /** A guest cart is still to be merged after a login, because the page was left before. */
  mergePending: boolean;
}

export type CartEvent =
  | { type: 'cart.reload' }
  /** `qty` is the target quantity, not a difference (A06). */
  | { type: 'line.update'; id: number; qty: number }
  | { type: 'line.remove'; id: number }
  /** Restores a line that was removed since the page was loaded. */
  | { type: 'line.restore'; id: number }
  /** A blank code removes the current one. */
  | { type: 'promotion.apply'; code: string }
  /** Destination, shipping method and priority. */
  | ({ type: 'shipping.choose' } & Omit<CartChoices, 'promotion_code'>)
  /**
   * A cart returned by another request of this tab, mainly `cartAdd`; `line` is the id of the edited line, if
   * any.
   */
  | { type: 'cart.receive'; cart: Cart; line?: number }
  /** Another tab's cart, and whether that tab has a pending merge. */
  | ({ type: 'cart.sync' } & CartInput)
  | { type: 'addresses.change'; addresses: SavedAddress[] }
  | { type: 'session.login' }
  | { type: 'session.logout' }
  | { type: 'cart.retry' }
  | { type: 'connection.restore' }
  /** The page may be closing: sends the next waiting change now. */
  | { type: 'page.leave' }
  | { type: 'notice.dismiss' };

/** The cart changed in this tab; shared with other tabs. */
export type CartEmitted = { type: 'cart.change'; cart: CartState };

export type CartTag = 'busy' | 'retryable';
