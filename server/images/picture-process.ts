import { extname } from 'node:path';
import PQueue from 'p-queue';
import { WorkerProcess } from '../lib/worker-process.ts';
import type { WorkerProcessOptions } from '../lib/worker-process.ts';
import type { PictureJob, PictureResults } from './picture-job.ts';

/** A picture that cannot be read or written; the message says why. */
export class PictureError extends Error {}

/** A picture that may be processed another time: the process was busy, took too long or ended. */
export class PictureUnfinished extends PictureError {}

export interface PictureProcessOptions extends WorkerProcessOptions {
  /** Maximum number of shoppers' photos waiting. */
  maxPhotosWaiting?: number;
}

/**
 * The process for pictures; only it loads the image library. Added pictures, which may be large, are taken in
 * one at a time, so that visitors' pictures are cut meanwhile.
 */
export class PictureProcess {
  readonly #process: WorkerProcess<PictureJob, PictureResults[PictureJob['kind']]>;
  readonly #added = new PQueue({ concurrency: 1 });
  readonly #maxPhotosWaiting: number;

  constructor({ maxPhotosWaiting = 10, ...options }: PictureProcessOptions = {}) {
    this.#maxPhotosWaiting = maxPhotosWaiting;
    this.#process = new WorkerProcess({
      ...options,
      main: new URL(`./picture-process-main${extname(import.meta.filename)}`, import.meta.url),
      work: 'picture',
      failure: (message) => new PictureError(message),
      unfinished: (message) => new PictureUnfinished(message),
    });
  }

  /** The id of the process, null if none is running. */
  get pid(): number | null {
    return this.#process.pid;
  }

  /**
   * Runs a job.
   * @throws PictureUnfinished if too many photos are waiting, the job takes too long or its process is lost
   * @throws PictureError if the picture cannot be processed
   */
  async run<Job extends PictureJob>(job: Job): Promise<PictureResults[Job['kind']]> {
    const run = () => this.#process.run(job) as Promise<PictureResults[Job['kind']]>;
    // Measured are the owner's pictures and photos that have waited before.
    if (job.kind === 'measure') return this.#added.add(run, { priority: 1 });
    if (job.kind !== 'reencode') return run();
    if (this.#added.size >= this.#maxPhotosWaiting)
      throw new PictureUnfinished('Too many photos are waited for');
    return this.#added.add(run);
  }

  /** Ends the process; running jobs fail. */
  close(): Promise<void> {
    return this.#process.close();
  }
}
