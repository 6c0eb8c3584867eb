import type { AddonFiles } from '../addon-files/addon-files.ts';
import type { Carts } from '../carts/cart-manager.ts';
import { tryAll } from '../../lib/try-all.ts';
import type { Orders } from './order-manager.ts';

const INTERVAL_MS = 5000;

/** Frees what unpaid orders hold, settles slow payments and clears old carts away, beside the requests. */
export class Sweeper {
  readonly #orders: Orders;
  readonly #carts: Carts;
  readonly #addonFiles: AddonFiles;
  readonly #idle: boolean;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  /** `idle`: never by itself, for tests that move the clock. */
  constructor(input: { orders: Orders; carts: Carts; addonFiles: AddonFiles; idle: boolean }) {
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
