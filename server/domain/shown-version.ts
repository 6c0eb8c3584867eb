/** The state cached pages are valid for: a different `key` means that a page may look different. */
export interface Shown {
  key: string;
  /** The content version. */
  content: number;
  /** Whether this process wrote the change; its author expects to see it immediately. */
  isWrittenHere: boolean;
}

interface ShownVersionInput {
  /** Reads the content version. */
  contentVersion: () => Promise<number>;
  /** Reads the ids of sold-out SKUs, in order. */
  soldOutSkus: () => Promise<number[]>;
  /** Changes once another process may have changed content; takes microseconds. */
  othersMark: () => number;
  /** How often this process has written content. */
  ownWrites: () => number;
  /**
   * Subscribes to database notifications of possible changes and returns a function that ends it; null if the
   * database has none.
   */
  listen: ((onChange: () => void) => () => Promise<void>) | null;
}

/** How often (ms) the database is asked for other processes' changes and sold-out SKUs. */
const POLL_MS = 1_000;

/**
 * The version of everything pages show: the content, and which products are sold out. It changes when content
 * is written, and when a stock reaches or leaves zero, but not with every sale. This process's writes count
 * immediately; those of others, and stock, within a second. While the database is unavailable the last
 * version remains in use.
 */
export class ShownVersion {
  readonly #input: ShownVersionInput;
  #known: { shown: Shown; mark: string; ownWrites: number; soldOut: string } | null = null;
  #stockChanges = 0;
  #reading: { mark: string; done: Promise<Shown> } | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopListening: (() => Promise<void>) | null = null;
  #isDown = false;

  constructor(input: ShownVersionInput) {
    this.#input = input;
  }

  /** Returns the current version. Rejects only if the database has never responded. */
  async current(): Promise<Shown> {
    try {
      if (this.#known?.mark === this.#mark()) return this.#known.shown;
      return await this.read();
    } catch (error) {
      if (this.#known) return this.#known.shown;
      throw error;
    }
  }

  /**
   * Returns the version known without asking: up to a second old, but including everything this process has
   * written; null if none is.
   */
  cached(): Shown | null {
    return this.#known?.ownWrites === this.#input.ownWrites() ? this.#known.shown : null;
  }

  /** Reads the version from the database. */
  read(): Promise<Shown> {
    const mark = this.#mark();
    if (this.#reading?.mark === mark) return this.#reading.done;
    const done = this.#read(mark);
    this.#reading = { mark, done };
    const forget = () => {
      if (this.#reading?.done === done) this.#reading = null;
    };
    done.then(forget, forget);
    return done;
  }

  /** Checks for changes once a second, and on every notification; an outage is reported once. */
  start(report: (error: unknown) => void): void {
    this.#stopListening = this.#input.listen?.(() => void this.#pollAgain(report)) ?? null;
    this.#timer = setInterval(() => void this.#poll(report), POLL_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await this.#stopListening?.();
    await this.#reading?.done.catch(() => null);
  }

  #mark(): string {
    return `${this.#input.othersMark()}.${this.#input.ownWrites()}`;
  }

  async #read(mark: string): Promise<Shown> {
    const ownWrites = this.#input.ownWrites();
    const [content, skus] = await Promise.all([this.#input.contentVersion(), this.#input.soldOutSkus()]);
    const soldOut = skus.join();
    // Counted, so that a state that recurs gets a new key.
    if (this.#known && this.#known.soldOut !== soldOut) this.#stockChanges += 1;
    const key = `${content}.${this.#stockChanges}`;
    const isWrittenHere = this.#known !== null && this.#known.ownWrites !== ownWrites;
    const shown = this.#known?.shown.key === key ? this.#known.shown : { key, content, isWrittenHere };
    this.#known = { shown, mark, ownWrites, soldOut };
    return shown;
  }

  /** Starts a new read after a notification: one already running may not see the change. */
  async #pollAgain(report: (error: unknown) => void): Promise<void> {
    await this.#reading?.done.catch(() => null);
    await this.#poll(report);
  }

  async #poll(report: (error: unknown) => void): Promise<void> {
    try {
      await this.read();
      this.#isDown = false;
    } catch (error) {
      if (!this.#isDown) report(error);
      this.#isDown = true;
    }
  }
}
