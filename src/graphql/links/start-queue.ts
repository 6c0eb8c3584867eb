interface Waiting {
  start: () => void;
  isUrgent: boolean;
}

export interface TurnOptions {
  /** Goes before all that is not urgent. */
  isUrgent: boolean;
  signal?: AbortSignal | null;
}

/** Starts the work in its turn and gives its result; rejects with the signal's reason when it is aborted before. */
export type StartInTurn = <T>(work: () => Promise<T>, options: TurnOptions) => Promise<T>;

/** One queue whose starts are at least `spacingMs` ms apart, start to start; urgent ones go first (HTP-06, A61). */
export function createStartQueue(spacingMs: number): StartInTurn {
  let waiting: Waiting[] = [];
  let nextStartAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const startNext = () => {
    timer = undefined;
    const next = waiting.find((one) => one.isUrgent) ?? waiting[0];
    if (!next) return;
    const wait = nextStartAt - performance.now();
    if (wait > 0) {
      timer = setTimeout(startNext, Math.ceil(wait));
      return;
    }
    waiting = waiting.filter((one) => one !== next);
    next.start();
    nextStartAt = performance.now() + spacingMs;
    startNext();
  };

  return (work, { isUrgent, signal }) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        waiting = waiting.filter((one) => one !== entry);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        isUrgent,
        start: () => {
          signal?.removeEventListener('abort', abort);
          resolve(work());
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(entry);
      if (timer === undefined) startNext();
    });
}
