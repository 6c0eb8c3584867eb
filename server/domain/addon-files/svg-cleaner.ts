import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { MEGABYTE } from '../../../src/rules/megabyte.ts';
import { refused, invalid, success } from '../../lib/outcome.ts';
import type { Outcome } from '../../lib/outcome.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { MAX_SVG, measureSvg } from './measure-svg.ts';

/** Messages of the thread: that it has started, then the clean drawing; null if it is not an SVG. */
type ThreadMessage = 'ready' | { svg: string | null };

const MAX_WAITING = 10;
const MAX_HEAP_MB = 128;

/** Refuses a drawing that is too large, has too many parts or takes too long. */
export const tooComplex = () => invalid(refusalText('SVG_TOO_COMPLEX', { limit: MAX_SVG.bytes / MEGABYTE }));
const unreadable = () => refused(415, refusalText('FILE_TYPE_REFUSED'));

/** Cleans drawings in a separate thread, one at a time, so that a hostile one cannot block the shop. */
export class SvgCleaner {
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #timeoutMs: number;

  /** @param options.timeoutMs maximum time (ms) for one drawing */
  constructor({ timeoutMs = 2_000 }: { timeoutMs?: number } = {}) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Removes from a drawing everything that runs code or loads URLs (`cleanSvg`). Refusals: 415
   * FILE_TYPE_REFUSED if it is not an SVG, 422 SVG_TOO_COMPLEX if it is too large or takes too long, 429
   * FILES_BUSY if too many are waiting.
   */
  async clean(text: string): Promise<Outcome<string>> {
    const measure = measureSvg(text);
    if (measure === 'malformed') return unreadable();
    if (measure === 'too complex') return tooComplex();
    if (this.#queue.size >= MAX_WAITING) return refused(429, refusalText('FILES_BUSY'));
    return this.#queue.add(() => this.#inThread(text));
  }

  async #inThread(text: string): Promise<Outcome<string>> {
    const thread = new Worker(
      new URL(`./clean-svg-worker${extname(import.meta.filename)}`, import.meta.url),
      {
        execArgv: [],
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      },
    );
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Outcome<string>>((resolve, reject) => {
        thread.on('message', (message: ThreadMessage) => {
          if (message !== 'ready') return resolve(message.svg === null ? unreadable() : success(message.svg));
          // Starts the timer only now, so that the thread's start-up time does not count.
          timer = setTimeout(() => resolve(tooComplex()), this.#timeoutMs);
          thread.postMessage(text);
        });
        thread.once('error', (error) => (isOutOfMemory(error) ? resolve(tooComplex()) : reject(error)));
        thread.once('exit', () => reject(new Error('The thread that cleans drawings has ended')));
      });
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
