import { extname } from 'node:path';
import { SideProcess } from '../lib/side-process.ts';
import type { SideProcessOptions } from '../lib/side-process.ts';
import type { PictureJob, PictureResults } from './picture-job.ts';

/** A picture that cannot be read or written; the message says why. */
export class PictureError extends Error {}

export type PictureProcessOptions = SideProcessOptions;

/** The process for pictures; only it loads the image library. */
export class PictureProcess {
  readonly #process: SideProcess<PictureJob, PictureResults[PictureJob['kind']]>;

  constructor(options: PictureProcessOptions = {}) {
    this.#process = new SideProcess({
      ...options,
      main: new URL(`./picture-process-main${extname(import.meta.filename)}`, import.meta.url),
      work: 'picture',
      failure: (message) => new PictureError(message),
    });
  }

  /** The id of the process, null if none is running. */
  get pid(): number | null {
    return this.#process.pid;
  }

  /**
   * Runs a job.
   * @throws PictureError if the picture cannot be processed
   */
  async run<Job extends PictureJob>(job: Job): Promise<PictureResults[Job['kind']]> {
    return (await this.#process.run(job)) as PictureResults[Job['kind']];
  }

  /** Ends the process; running jobs fail. */
  close(): Promise<void> {
    return this.#process.close();
  }
}
