import { extname } from 'node:path';
import { WorkerProcess } from '../lib/worker-process.ts';
import type { WorkerProcessOptions } from '../lib/worker-process.ts';
import type { PdfFile, PdfJob } from './pdf-job.ts';

const TIMEOUT_MS = 10_000;

/** A PDF that could not be created; the message says why. */
export class PdfError extends Error {}

/** Too many PDFs are waiting to be created. */
export class PdfBusy extends PdfError {}

export interface PdfMakerOptions extends WorkerProcessOptions {
  /** Maximum number waiting. */
  maxWaiting?: number;
}

/** Creates PDFs in a separate process, one at a time: started with the first, ended when idle. */
export class PdfMaker {
  readonly #process: WorkerProcess<PdfJob, PdfFile>;
  readonly #maxWaiting: number;

  constructor({ maxWaiting = 100, ...options }: PdfMakerOptions = {}) {
    this.#maxWaiting = maxWaiting;
    this.#process = new WorkerProcess({
      timeoutMs: TIMEOUT_MS,
      parallel: 1,
      ...options,
      main: new URL(`./pdf-process-main${extname(import.meta.filename)}`, import.meta.url),
      work: 'PDF',
      failure: (message) => new PdfError(message),
      unfinished: (message) => new PdfError(message),
    });
  }

  /** The id of the process, null if none is running. */
  get pid(): number | null {
    return this.#process.pid;
  }

  /**
   * Creates the PDF of a job.
   * @throws PdfBusy if too many are waiting
   * @throws PdfError if it cannot be created
   */
  async make(job: PdfJob): Promise<Buffer> {
    if (this.#process.waiting >= this.#maxWaiting) throw new PdfBusy('Too many PDFs are waited for');
    const { bytes } = await this.#process.run(job);
    return Buffer.from(bytes);
  }

  /** Ends the process; running jobs fail. */
  close(): Promise<void> {
    return this.#process.close();
  }
}
