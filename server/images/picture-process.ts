import { extname } from 'node:path';
import { SideProcess } from '../lib/side-process.ts';
import type { SideProcessOptions } from '../lib/side-process.ts';
import type { PictureJob, PictureResults } from './picture-job.ts';

/** A picture that cannot be read or written; the message says why. */
export class PictureError extends Error {}

export type PictureProcessOptions = SideProcessOptions;

/** The process that works on pictures; the image library is loaded there only. */
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

  /** The id of the process, null when none is running. */
  get pid(): number | null {
    return this.#process.pid;
  }

  /**
   * Has a job done.
   * @throws PictureError when the picture cannot be worked on
   */
  async run<Job extends PictureJob>(job: Job): Promise<PictureResults[Job['kind']]> {
    return (await this.#process.run(job)) as PictureResults[Job['kind']];
  }

  /** Ends the process; jobs under way fail. */
  close(): Promise<void> {
    return this.#process.close();
  }
}
