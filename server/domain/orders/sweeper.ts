import { tryAll } from '../../lib/try-all.ts';
import type { AddonFileManager } from '../addon-files/addon-file-manager.ts';
import type { CartManager } from '../carts/cart-manager.ts';
import type { OrderManager } from './order-manager.ts';

const INTERVAL_MS = 5000;

/** Frees what unpaid orders hold, settles slow payments and clears old carts away, beside the requests. */
export class Sweeper {
  readonly #orders: OrderManager;
  readonly #carts: CartManager;
  readonly #addonFiles: AddonFileManager;
  readonly #idle: boolean;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** `idle`: never by itself, for tests that move the clock. */
  constructor(input: {
    orders: OrderManager;
    carts: CartManager;
    addonFiles: AddonFileManager;
    idle: boolean;
  }) {
    this.#orders = input.orders;
    this.#carts = input.carts;
    this.#addonFiles = input.addonFiles;
    this.#idle = input.idle;
  }

  start(report: (error: unknown) => void): void {
    if (this.#idle) return;
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.sweep()).catch(report);
    }, INTERVAL_MS);
    this.#timer.unref();
  }

  /** Resolves when nothing of it touches the database any more. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#running;
  }

  /** Does it all once; rejects with what failed, after everything has had its turn. */
  async sweep(): Promise<void> {
    const parts = [this.#orders, this.#carts, this.#addonFiles];
    await tryAll(
      parts.map((part) => () => part.sweep()),
      'not everything could be swept',
    );
  }
}
