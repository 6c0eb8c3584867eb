import { tryAll } from './try-all.ts';

/** Work repeated in the background. */
export interface BackgroundJob {
  name: string;
  intervalMs: number;
  /** Also runs as soon as the shop starts. */
  atStart?: boolean;
  run(): Promise<unknown>;
}

/** Runs jobs periodically, each at its own interval and never twice at the same time. */
export class BackgroundJobs {
  readonly #jobs: readonly BackgroundJob[];
  readonly #idle: boolean;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<BackgroundJob, Promise<void>>();

  /** @param options.idle never run jobs automatically, for tests that move the clock */
  constructor(jobs: readonly BackgroundJob[], options: { idle: boolean }) {
    this.#jobs = jobs;
    this.#idle = options.idle;
  }

  start(report: (error: unknown) => void): void {
    if (this.#idle) return;
    for (const job of this.#jobs) {
      if (job.atStart) this.#begin(job, report);
      this.#timers.push(setInterval(() => this.#begin(job, report), job.intervalMs).unref());
    }
  }

  /** Resolves when no job uses the database any more. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }

  /** Runs every job once now; rejects with all failures after all have run. */
  runAll(): Promise<void> {
    return tryAll(
      this.#jobs.map((job) => () => job.run()),
      'not every job of the background could be done',
    );
  }

  #begin(job: BackgroundJob, report: (error: unknown) => void): void {
    if (this.#running.has(job)) return;
    const done = job
      .run()
      .then(() => {}, report)
      .finally(() => this.#running.delete(job));
    this.#running.set(job, done);
  }
}
