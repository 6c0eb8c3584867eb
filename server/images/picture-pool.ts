import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PictureDone, PictureJob } from './picture-job.ts';

interface Waiting {
  job: PictureJob;
  settled: ((error?: Error) => void)[];
}

/**
 * A few threads that make pictures. What a visitor waits for is made before what is made in advance; within each kind
 * first come, first served.
 */
export class PicturePool {
  readonly #size: number;
  readonly #asked: Waiting[] = [];
  readonly #ahead: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Waiting>();
  #closed = false;

  /** @param size number of threads; by default all cores but one */
  constructor(size: number = Math.max(1, availableParallelism() - 1)) {
    this.#size = size;
  }

  /**
   * Queues a job. @returns one promise for each of its outputs, fulfilled when that file is written
   * @param asked whether somebody waits for it
   */
  submit(job: PictureJob, asked: boolean): Promise<void>[] {
    if (this.#closed) return job.outputs.map(() => Promise.reject(new Error('The picture pool is closed')));
    const settled: Waiting['settled'] = [];
    const promises = job.outputs.map(
      () =>
        new Promise<void>((resolve, reject) => {
          settled.push((error) => (error ? reject(error) : resolve()));
        }),
    );
    (asked ? this.#asked : this.#ahead).push({ job, settled });
    this.#next();
    return promises;
  }

  /** Moves a job that was queued in advance before all others; nothing happens when it is running or done. */
  hurry(job: PictureJob): void {
    const at = this.#ahead.findIndex((waiting) => waiting.job === job);
    if (at < 0) return;
    this.#asked.push(...this.#ahead.splice(at, 1));
    this.#next();
  }

  /** Stops the threads; whatever waits fails. */
  async close(): Promise<void> {
    this.#closed = true;
    const left = [...this.#asked.splice(0), ...this.#ahead.splice(0), ...this.#busy.values()];
    const workers = [...this.#idle.splice(0), ...this.#busy.keys()];
    this.#busy.clear();
    for (const waiting of left) failAll(waiting, new Error('The picture pool is closed'));
    await Promise.all(workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.#asked.length + this.#ahead.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#busy.size < this.#size ? this.#start() : undefined);
    if (!worker) return;
    const waiting = this.#asked.shift() ?? this.#ahead.shift();
    if (!waiting) return;
    this.#busy.set(worker, waiting);
    worker.postMessage(waiting.job);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { execArgv: [] });
    worker.unref();
    worker.on('message', (done: PictureDone) => this.#settle(worker, done));
    worker.on('error', (error: unknown) =>
      this.#lose(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () => this.#lose(worker, new Error('A picture thread ended')));
    return worker;
  }

  #settle(worker: Worker, { index, error }: PictureDone): void {
    const waiting = this.#busy.get(worker);
    if (!waiting) return;
    waiting.settled[index]?.(error === undefined ? undefined : new Error(error));
    if (index + 1 < waiting.job.outputs.length) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    this.#next();
  }

  #lose(worker: Worker, error: Error): void {
    const waiting = this.#busy.get(worker);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    if (waiting) failAll(waiting, error);
    this.#next();
  }
}

function failAll({ settled }: Waiting, error: Error): void {
  for (const settle of settled) settle(error);
}
