import { toInstant } from '../../db/columns.ts';
import type { Database } from '../../db/connection.ts';
import { deleteExpired } from './expiry-store.ts';

const INTERVAL_MS = 3_600_000;

/** Clears away what has run out: at the start and every hour, beside the requests. */
export class Housekeeping {
  readonly #database: Database;
  readonly #clock: () => Date;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(input: { database: Database; clock: () => Date }) {
    this.#database = input.database;
    this.#clock = input.clock;
  }

  start(onError: (error: unknown) => void): void {
    const run = () => {
      this.#running = this.sweep().catch(onError);
    };
    run();
    this.#timer = setInterval(run, INTERVAL_MS);
    this.#timer.unref();
  }

  /** Resolves when nothing of it touches the database any more. */
  stop(): Promise<void> {
    clearInterval(this.#timer);
    return this.#running;
  }

  sweep(): Promise<void> {
    return deleteExpired(this.#database, toInstant(this.#clock()));
  }
}
