/** What cached pages hold for: another `key` means that a page may look different. */
export interface Shown {
  key: string;
  /** The content version. */
  content: number;
  /** This process has written what made it another one: who wrote wants to see it, at once. */
  isWrittenHere: boolean;
}

interface ShownVersionInput {
  /** Reads the content version. */
  contentVersion: () => Promise<number>;
  /** Reads which SKUs are sold out, ids in order. */
  soldOutSkus: () => Promise<number[]>;
  /** Differs from what it was once another process may have changed content; costs microseconds. */
  othersMark: () => number;
  /** How often this process has written content. */
  ownWrites: () => number;
  /** Has the database say when something may have changed, until it is stopped; null where it cannot. */
  listen: ((heard: () => void) => () => Promise<void>) | null;
}

/** How often the database is asked what other processes have changed and what has sold out, ms. */
const POLL_MS = 1_000;

/**
 * The version of all that pages show: of the content, and of which goods are sold out. It moves when content is
 * written and when stock comes to nothing or back from it, not with every sale. What this process has written counts at
 * once, what another one has, and stock, within a second. While the database is out of reach the last version holds.
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

  /** The version that holds. Rejects only when the database has never answered. */
  async current(): Promise<Shown> {
    try {
      if (this.#known?.mark === this.#mark()) return this.#known.shown;
      return await this.read();
    } catch (error) {
      if (this.#known) return this.#known.shown;
      throw error;
    }
  }

  /** The version as far as this process knows without asking: up to a second old, but with all that it has written. */
  held(): Shown | null {
    return this.#known?.ownWrites === this.#input.ownWrites() ? this.#known.shown : null;
  }

  /** Asks the database. */
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

  /** Looks for changes once a second, and whenever it is told of one; an outage is reported once. */
  start(report: (error: unknown) => void): void {
    this.#stopListening = this.#input.listen?.(() => void this.#hear(report)) ?? null;
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
    // Counted, so that a state that comes back is not taken for what it was.
    if (this.#known && this.#known.soldOut !== soldOut) this.#stockChanges += 1;
    const key = `${content}.${this.#stockChanges}`;
    const isWrittenHere = this.#known !== null && this.#known.ownWrites !== ownWrites;
    const shown = this.#known?.shown.key === key ? this.#known.shown : { key, content, isWrittenHere };
    this.#known = { shown, mark, ownWrites, soldOut };
    return shown;
  }

  /** Reads what has been written by now: a read that has begun before may not see it. */
  async #hear(report: (error: unknown) => void): Promise<void> {
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
