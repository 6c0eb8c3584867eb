import { extname } from 'node:path';
import PQueue from 'p-queue';
import { SideProcess } from '../lib/side-process.ts';
import type { SideProcessOptions } from '../lib/side-process.ts';
import type { PaperFile, PaperJob } from './paper.ts';

const PATIENCE_MS = 10_000;

/** A paper that could not be set; the message says why. */
export class PaperError extends Error {}

/** Too many papers wait to be set. */
export class PaperBusy extends PaperError {}

export interface PaperMakerOptions extends SideProcessOptions {
  /** How many may wait. */
  maxWaiting?: number;
}

/** Sets papers as PDF in a process of its own, one at a time: started with the first, gone when there are none. */
export class PaperMaker {
  readonly #process: SideProcess<PaperJob, PaperFile>;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #maxWaiting: number;

  constructor({ maxWaiting = 100, ...options }: PaperMakerOptions = {}) {
    this.#maxWaiting = maxWaiting;
    this.#process = new SideProcess({
      patienceMs: PATIENCE_MS,
      ...options,
      main: new URL(`./paper-process-main${extname(import.meta.filename)}`, import.meta.url),
      work: 'paper',
      failure: (message) => new PaperError(message),
    });
  }

  /** The id of the process, null when none is running. */
  get pid(): number | null {
    return this.#process.pid;
  }

  /**
   * The paper as a PDF.
   * @throws PaperBusy when too many wait
   * @throws PaperError when it cannot be set
   */
  async make(job: PaperJob): Promise<Buffer> {
    if (this.#queue.size >= this.#maxWaiting) throw new PaperBusy('Too many papers are waited for');
    const { bytes } = await this.#queue.add(() => this.#process.run(job));
    return Buffer.from(bytes);
  }

  /** Ends the process; papers under way fail. */
  close(): Promise<void> {
    return this.#process.close();
  }
}
