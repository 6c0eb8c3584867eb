import PQueue from 'p-queue';
import { PICTURE_RETRY_SECONDS } from '../../src/rules/busy-pictures.ts';
import { ImageError } from './image-error.ts';

/** Who asks for a picture: from where, and until when. */
export interface Asker {
  /** IP address that the request came from. */
  client: string;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
}

interface Entry {
  client: string;
  askers: number;
  started: boolean;
  done: Promise<void>;
  abandoned: AbortController;
}

export interface RenditionQueueOptions {
  /** How many narrow pictures are worked on at once; of wide ones it is one less. */
  parallel: number;
  /** How many may wait, of all clients and of one. */
  maxWaiting?: number;
  maxWaitingOfClient?: number;
}

/** Pictures wider than this wait in a line of their own, so that narrow ones are not held up; px. */
const WIDE = 900;

/**
 * The line in which pictures wait to be made: each is made once however many ask for it, small ones first, and not at
 * all when everybody who has asked has gone. A full line turns askers away.
 */
export class RenditionQueue {
  readonly #narrow: PQueue;
  readonly #wide: PQueue;
  readonly #maxWaiting: number;
  readonly #maxWaitingOfClient: number;
  readonly #entries = new Map<string, Entry>();
  #isClosed = false;

  constructor({ parallel, maxWaiting = 200, maxWaitingOfClient = 60 }: RenditionQueueOptions) {
    this.#narrow = new PQueue({ concurrency: parallel });
    this.#wide = new PQueue({ concurrency: Math.max(1, parallel - 1) });
    this.#maxWaiting = maxWaiting;
    this.#maxWaitingOfClient = maxWaitingOfClient;
  }

  /** How many wait to be worked on. */
  get waiting(): number {
    return this.#narrow.size + this.#wide.size;
  }

  /**
   * Waits until the picture is made.
   * @param key the same for the same picture
   * @param width px; narrow ones are made first
   * @param make makes the picture; called at most once for each key at a time
   * @throws ImageError 503 `BUSY` when too many wait
   * @throws the signal's reason when the asker has gone
   */
  async ask(key: string, width: number, make: () => Promise<void>, asker: Asker): Promise<void> {
    asker.signal.throwIfAborted();
    if (this.#isClosed) throw busy();
    const entry = this.#entries.get(key) ?? this.#enter(key, width, make, asker.client);
    entry.askers++;
    try {
      await Promise.race([entry.done, gone(asker.signal)]);
    } finally {
      entry.askers--;
      if (entry.askers === 0 && !entry.started) entry.abandoned.abort();
    }
  }

  /** Turns away who waits, and whoever comes; resolves when what is worked on is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const started: Promise<void>[] = [];
    for (const entry of this.#entries.values()) {
      if (entry.started) started.push(entry.done);
      else entry.abandoned.abort(busy());
    }
    await Promise.allSettled(started);
  }

  #enter(key: string, width: number, make: () => Promise<void>, client: string): Entry {
    const waiting = [...this.#entries.values()].filter(({ started }) => !started);
    const ofClient = waiting.filter((one) => one.client === client);
    if (waiting.length >= this.#maxWaiting || ofClient.length >= this.#maxWaitingOfClient) throw busy();
    const abandoned = new AbortController();
    const entry: Entry = { client, askers: 0, started: false, done: Promise.resolve(), abandoned };
    const work = async (): Promise<void> => {
      entry.started = true;
      await make();
    };
    const queue = width > WIDE ? this.#wide : this.#narrow;
    entry.done = queue.add(work, { priority: -width, signal: abandoned.signal }).finally(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    // Whoever still waits hears of it; when nobody does, nobody has to.
    entry.done.catch(() => {});
    abandoned.signal.addEventListener('abort', () => this.#entries.delete(key));
    this.#entries.set(key, entry);
    return entry;
  }
}

const busy = () => new ImageError(503, 'BUSY', 'Too many pictures are waited for.', PICTURE_RETRY_SECONDS);

function gone(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
