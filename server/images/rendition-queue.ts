import PQueue from 'p-queue';
import { PICTURE_RETRY_SECONDS } from '../../src/rules/busy-pictures.ts';
import { ImageError } from './image-error.ts';

/** The client requesting a picture, and its abort signal. */
export interface Requester {
  /** IP address of the request. */
  client: string;
  /** Aborted when the client no longer waits for the response. */
  signal: AbortSignal;
}

interface Entry {
  client: string;
  waiting: number;
  started: boolean;
  done: Promise<void>;
  abandoned: AbortController;
}

export interface RenditionQueueOptions {
  /** Maximum number of narrow pictures rendered concurrently; one less for wide ones. */
  parallel: number;
  /** Maximum number waiting, in total and per client. */
  maxWaiting?: number;
  maxWaitingOfClient?: number;
}

/** Pictures wider than this (px) have their own queue, so that they do not delay narrow ones. */
const WIDE = 900;

/**
 * The queue of pictures to be rendered: each is rendered once however many clients request it, narrow ones
 * first, and not at all if all of them have disconnected. A full queue refuses requests.
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

  /** The number of pictures waiting to be rendered. */
  get waiting(): number {
    return this.#narrow.size + this.#wide.size;
  }

  /**
   * Waits until the picture is rendered.
   * @param key the same for the same picture
   * @param width px; narrow ones are rendered first
   * @param make renders the picture; called at most once per key at a time
   * @throws ImageError 503 `BUSY` if too many are waiting
   * @throws the signal's reason if the client has disconnected
   */
  async request(key: string, width: number, make: () => Promise<void>, requester: Requester): Promise<void> {
    requester.signal.throwIfAborted();
    if (this.#isClosed) throw picturesBusy();
    const entry = this.#entries.get(key) ?? this.#enter(key, width, make, requester.client);
    entry.waiting++;
    try {
      await Promise.race([entry.done, gone(requester.signal)]);
    } finally {
      entry.waiting--;
      if (entry.waiting === 0 && !entry.started) entry.abandoned.abort();
    }
  }

  /** Refuses waiting and new requests; resolves when running renderings are done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const started: Promise<void>[] = [];
    for (const entry of this.#entries.values()) {
      if (entry.started) started.push(entry.done);
      else entry.abandoned.abort(picturesBusy());
    }
    await Promise.allSettled(started);
  }

  #enter(key: string, width: number, make: () => Promise<void>, client: string): Entry {
    const waiting = [...this.#entries.values()].filter(({ started }) => !started);
    const ofClient = waiting.filter((one) => one.client === client);
    if (waiting.length >= this.#maxWaiting || ofClient.length >= this.#maxWaitingOfClient)
      throw picturesBusy();
    const abandoned = new AbortController();
    const entry: Entry = { client, waiting: 0, started: false, done: Promise.resolve(), abandoned };
    const work = async (): Promise<void> => {
      entry.started = true;
      await make();
    };
    const queue = width > WIDE ? this.#wide : this.#narrow;
    entry.done = queue.add(work, { priority: -width, signal: abandoned.signal }).finally(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    // Waiting clients receive the error; without any, it must not count as unhandled.
    entry.done.catch(() => {});
    abandoned.signal.addEventListener('abort', () => this.#entries.delete(key));
    this.#entries.set(key, entry);
    return entry;
  }
}

/** The refusal of a picture that is to be requested again a little later. */
export const picturesBusy = () =>
  new ImageError(503, 'BUSY', 'Too many pictures are waited for.', PICTURE_RETRY_SECONDS);

function gone(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
