/** Thrown when too many renders are waiting, in total or of one client. */
export class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

export interface RenderQueueOptions {
  /** Maximum number of concurrent renders; more would only delay each of them. */
  maxAtOnce: number;
  /** Maximum number waiting, in total and per client. */
  maxWaiting?: number;
  maxWaitingOfClient?: number;
}

interface Entry {
  key: string;
  start: () => void;
}

/**
 * The queue of pages waiting to be rendered. Clients take turns, so that one requesting a thousand pages
 * delays only itself; between two renders, cached pages and calls are served.
 */
export class RenderQueue {
  readonly #maxAtOnce: number;
  readonly #maxWaiting: number;
  readonly #maxWaitingOfClient: number;
  /** What each client waits for; the client whose turn is next comes first. */
  readonly #queues = new Map<string, Entry[]>();
  readonly #waiting = new Set<Entry>();
  #underWay = 0;

  constructor({ maxAtOnce, maxWaiting = 200, maxWaitingOfClient = 60 }: RenderQueueOptions) {
    this.#maxAtOnce = maxAtOnce;
    this.#maxWaiting = maxWaiting;
    this.#maxWaitingOfClient = maxWaitingOfClient;
  }

  /**
   * Renders when it is the client's turn. Resolves and rejects as `render` does.
   * @param key the page, for `join`
   * @throws TooManyRenders
   */
  async run<T>(client: string, key: string, render: () => Promise<T>): Promise<T> {
    await this.#turnOf(client, key);
    try {
      return await render();
    } finally {
      this.#underWay -= 1;
      // Lets requests received meanwhile be handled first.
      setImmediate(() => this.#startNext());
    }
  }

  /** Another client requests a page already waiting: it is rendered when either client's turn comes. */
  join(client: string, key: string): void {
    const entry = [...this.#waiting].find((waiting) => waiting.key === key);
    const queue = this.#queues.get(client) ?? [];
    if (!entry || queue.includes(entry) || queue.length >= this.#maxWaitingOfClient) return;
    this.#queues.set(client, [...queue, entry]);
  }

  #turnOf(client: string, key: string): Promise<void> {
    if (this.#underWay < this.#maxAtOnce && this.#queues.size === 0) {
      this.#underWay += 1;
      return Promise.resolve();
    }
    const queue = this.#queues.get(client) ?? [];
    if (queue.length >= this.#maxWaitingOfClient || this.#waiting.size >= this.#maxWaiting)
      throw new TooManyRenders(`${this.#waiting.size} pages wait to be rendered`);
    return new Promise((resolve) => {
      const entry = { key, start: resolve };
      this.#waiting.add(entry);
      this.#queues.set(client, [...queue, entry]);
    });
  }

  #startNext(): void {
    while (this.#underWay < this.#maxAtOnce) {
      const entry = this.#takeFirst();
      if (!entry) return;
      this.#waiting.delete(entry);
      this.#underWay += 1;
      entry.start();
    }
  }

  /** Takes the longest-waiting entry of the client whose turn it is, which then goes to the end. */
  #takeFirst(): Entry | null {
    for (const [client, queue] of this.#queues) {
      const [first, ...others] = queue.filter((entry) => this.#waiting.has(entry));
      this.#queues.delete(client);
      if (others.length > 0) this.#queues.set(client, others);
      if (first) return first;
    }
    return null;
  }
}
