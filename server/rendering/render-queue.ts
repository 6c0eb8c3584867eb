/** So many renders wait, of all clients or of one, that another one is turned away. */
export class TooManyRenders extends Error {
  override readonly name = 'TooManyRenders';
}

export interface RenderQueueOptions {
  /** How many are under way at once; more would only make each of them later. */
  maxAtOnce: number;
  /** How many may wait, of all clients and of one. */
  maxWaiting?: number;
  maxWaitingOfClient?: number;
}

interface Entry {
  key: string;
  start: () => void;
}

/**
 * The queue in which pages wait to be rendered. Clients take turns, so that one who asks for a thousand pages at once
 * holds up nobody but himself; between two renders pages of the cache and calls are answered.
 */
export class RenderQueue {
  readonly #maxAtOnce: number;
  readonly #maxWaiting: number;
  readonly #maxWaitingOfClient: number;
  /** What clients wait for; whose turn comes next stands first. */
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
   * @param key the page, for `askToo`
   * @throws TooManyRenders
   */
  async run<T>(client: string, key: string, render: () => Promise<T>): Promise<T> {
    await this.#turnOf(client, key);
    try {
      return await render();
    } finally {
      this.#underWay -= 1;
      // Whoever has asked meanwhile is read and answered first.
      setImmediate(() => this.#startNext());
    }
  }

  /** Another client asks for a page that waits already: it is rendered when the turn of either comes. */
  askToo(client: string, key: string): void {
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

  /** What the client whose turn it is has waited for longest; then it is the others' turn. */
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
