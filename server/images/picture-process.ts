import { extname } from 'node:path';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { PictureAnswer, PictureJob, PictureOrder, PictureResults } from './picture-job.ts';

/** A picture that cannot be read or written; the message says why. */
export class PictureError extends Error {}

/** The picture process ended before it had answered. */
class ProcessLost extends Error {}

interface Unanswered {
  settle: (answer: PictureAnswer | Error) => void;
  impatience: NodeJS.Timeout;
}

export interface PictureProcessOptions {
  /** How long the process stays when there is nothing to do, ms. */
  idleMs?: number;
  /** How long one job may take before the process is killed, ms. */
  patienceMs?: number;
}

/**
 * The host's hand in the process that works on pictures: started with the first job, ended when idle, started again
 * after a crash. The image library is loaded there only, so its memory and its faults are not the shop's.
 */
export class PictureProcess {
  readonly #idleMs: number;
  readonly #patienceMs: number;
  readonly #unanswered = new Map<number, Unanswered>();
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #closed = false;

  constructor({ idleMs = 30_000, patienceMs = 20_000 }: PictureProcessOptions = {}) {
    this.#idleMs = idleMs;
    this.#patienceMs = patienceMs;
  }

  /** The id of the process, null when none is running. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /**
   * Has a job done. A job whose process was lost, perhaps by another job's fault, is tried once more.
   * @throws PictureError when the picture cannot be worked on
   */
  async run<Job extends PictureJob>(job: Job): Promise<PictureResults[Job['kind']]> {
    const answer = await this.#ask(job).catch((error: unknown) => {
      if (error instanceof ProcessLost && !this.#closed) return this.#ask(job);
      throw error;
    });
    if (!answer.ok) throw new PictureError(answer.message);
    return answer.result as PictureResults[Job['kind']];
  }

  /** Ends the process; jobs under way fail. */
  async close(): Promise<void> {
    this.#closed = true;
    const child = this.#child;
    if (!child) return;
    keepAlive(child, true);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async #ask(job: PictureJob): Promise<PictureAnswer> {
    if (this.#closed) throw new PictureError('The picture process is closed');
    const child = (this.#child ??= this.#start());
    clearTimeout(this.#idle);
    const order: PictureOrder = { id: ++this.#lastId, job };
    return new Promise((resolve, reject) => {
      const settle = (answer: PictureAnswer | Error): void => {
        clearTimeout(impatience);
        this.#unanswered.delete(order.id);
        if (this.#unanswered.size === 0 && this.#child === child) this.#rest(child);
        if (answer instanceof Error) reject(answer);
        else resolve(answer);
      };
      const impatience = setTimeout(() => {
        settle(new PictureError(`A picture took longer than ${this.#patienceMs} ms`));
        child.kill('SIGKILL');
      }, this.#patienceMs);
      this.#unanswered.set(order.id, { settle, impatience });
      keepAlive(child, true);
      child.send(order, (error) => {
        if (!error) return;
        // It is gone, though its end is not heard of yet: another try needs another process.
        this.#lose(child, error.message);
        settle(new ProcessLost(error.message));
      });
    });
  }

  #start(): ChildProcess {
    // Somebody waits for the first picture: what the host has compiled ahead, the process need not.
    const compiled = getCompileCacheDir();
    const child = fork(new URL(`./picture-process-main${extname(import.meta.filename)}`, import.meta.url), {
      execArgv: [],
      // glibc keeps what each thread has used; with two arenas most of it comes back.
      env: {
        MALLOC_ARENA_MAX: '2',
        ...process.env,
        ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }),
      },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (answer: PictureAnswer) => this.#unanswered.get(answer.id)?.settle(answer));
    child.once('error', (error) => this.#lose(child, error.message));
    child.once('exit', (code, signal) => this.#lose(child, `The picture process ended: ${signal ?? code}`));
    return child;
  }

  #lose(child: ChildProcess, message: string): void {
    if (this.#child !== child) return;
    this.#child = null;
    for (const { settle } of this.#unanswered.values()) settle(new ProcessLost(message));
  }

  /** Nothing to do: after a while the process may go, and it does not keep the shop from ending. */
  #rest(child: ChildProcess): void {
    keepAlive(child, false);
    this.#idle = setTimeout(() => {
      if (this.#child === child) this.#child = null;
      if (child.connected) child.disconnect();
    }, this.#idleMs).unref();
  }
}

/** Whether this process waits for the child before it ends by itself. */
function keepAlive(child: ChildProcess, alive: boolean): void {
  if (alive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
