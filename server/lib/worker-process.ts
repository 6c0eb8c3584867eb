import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import PQueue from 'p-queue';

/** A job sent to the process. */
export interface WorkerRequest<Job> {
  id: number;
  job: Job;
}

/** The process's response to a job. */
export type WorkerResponse<Result> =
  | { id: number; ok: true; result: Result }
  | { id: number; ok: false; message: string };

/** The process ended before it responded. */
class ProcessLost extends Error {}

/** Ends the wait for a response. */
type Settle<Result> = (response: WorkerResponse<Result> | Error) => void;

/** Limits of a process. */
export interface WorkerProcessOptions {
  /** How many jobs it runs at once; the others wait in the host, and do not time out there. */
  parallel?: number;
  /** How long (ms) an idle process stays. */
  idleMs?: number;
  /** How long (ms) a job may take before the process is killed. */
  timeoutMs?: number;
}

export interface WorkerProcessInput extends WorkerProcessOptions {
  /** The module it runs, which responds with `serveJobs`. */
  main: URL;
  /** What it processes, for its error messages: `picture`. */
  work: string;
  /** Creates the error of a job that cannot be done. */
  failure: (message: string) => Error;
  /** Creates the error of a job that took too long, or whose process ended: it may be done another time. */
  unfinished: (message: string) => Error;
}

/** Threads in which Node runs native code: what is sent beyond that waits in the process. */
const THREADS = 4;

/**
 * A child process for jobs: started with the first job, ended when idle, restarted after a crash. What the
 * jobs need is loaded only there, so that its memory and faults do not affect the shop.
 */
export class WorkerProcess<Job, Result> {
  readonly #input: Required<WorkerProcessInput>;
  readonly #queue: PQueue;
  readonly #pending = new Map<number, Settle<Result>>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #closed = false;

  constructor({ parallel = THREADS, idleMs = 30_000, timeoutMs = 20_000, ...input }: WorkerProcessInput) {
    this.#input = { ...input, parallel, idleMs, timeoutMs };
    this.#queue = new PQueue({ concurrency: parallel });
  }

  /** The id of the process, null if none is running. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** The number of jobs waiting to be started. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Runs a job. A job whose process was lost, perhaps through another job, is retried once.
   * @throws the error of `failure` if it cannot be done, of `unfinished` if it took too long or was lost again
   */
  run(job: Job): Promise<Result> {
    return this.#queue.add(() => this.#try(job));
  }

  /** Ends the process; running jobs fail. */
  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#child;
    if (!child) return;
    keepAlive(child, true);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async #try(job: Job): Promise<Result> {
    const { failure, unfinished } = this.#input;
    const response = await this.#send(job)
      .catch((error: unknown) => {
        if (error instanceof ProcessLost && !this.#closed) return this.#send(job);
        throw error;
      })
      .catch((error: unknown) => {
        throw error instanceof ProcessLost ? unfinished(error.message) : error;
      });
    if (!response.ok) throw failure(response.message);
    return response.result;
  }

  async #send(job: Job): Promise<WorkerResponse<Result>> {
    const { work, unfinished, timeoutMs } = this.#input;
    if (this.#closed) throw unfinished(`The ${work} process is closed`);
    const child = (this.#child ??= this.#start());
    clearTimeout(this.#idle);
    const order: WorkerRequest<Job> = { id: ++this.#lastId, job };
    return new Promise((resolve, reject) => {
      const settle: Settle<Result> = (response) => {
        clearTimeout(timer);
        this.#pending.delete(order.id);
        if (this.#pending.size === 0 && this.#child === child) this.#endWhenIdle(child);
        if (response instanceof Error) reject(response);
        else resolve(response);
      };
      const timer = setTimeout(() => {
        const tooLong = `A ${work} took longer than ${timeoutMs} ms`;
        settle(unfinished(tooLong));
        this.#fail(child, tooLong);
        child.kill('SIGKILL');
      }, timeoutMs);
      this.#pending.set(order.id, settle);
      keepAlive(child, true);
      child.send(order, (error) => {
        if (!error) return;
        // The process is gone, though its exit has not been reported yet: a retry needs another process.
        this.#fail(child, error.message);
        settle(new ProcessLost(error.message));
      });
    });
  }

  #start(): ChildProcess {
    const { main, work } = this.#input;
    // Starts faster with the host's compile cache, as a visitor waits for the first response.
    const compiled = getCompileCacheDir();
    const child = fork(main, {
      execArgv: [],
      // glibc retains the memory each thread has used; with one arena most of it is returned. What a picture
      // needs is large: in huge pages the kernel hands it out a few hundred times faster.
      env: {
        MALLOC_ARENA_MAX: '1',
        GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
        ...process.env,
        ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (response: WorkerResponse<Result>) => this.#pending.get(response.id)?.(response));
    child.once('error', (error) => this.#fail(child, error.message));
    child.once('exit', (code, signal) => this.#fail(child, `The ${work} process ended: ${signal ?? code}`));
    return child;
  }

  #fail(child: ChildProcess, message: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const settle of this.#pending.values()) settle(new ProcessLost(message));
  }

  /** With no jobs left, the process may end after a while, and does not keep the shop from exiting. */
  #endWhenIdle(child: ChildProcess): void {
    keepAlive(child, false);
    this.#idle = setTimeout(() => {
      if (this.#child === child) this.#child = null;
      if (child.connected) child.disconnect();
    }, this.#input.idleMs).unref();
  }
}

/** Whether this process waits for the child before it exits. */
function keepAlive(child: ChildProcess, alive: boolean): void {
  if (alive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
