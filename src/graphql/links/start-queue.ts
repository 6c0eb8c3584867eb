interface Waiting {
  start: () => void;
  priority: RequestPriority;
  keepalive: boolean;
}

export interface TurnOptions {
  /** `high` goes before all others, `low` after all others; `auto` by default. */
  priority?: RequestPriority | undefined;
  signal?: AbortSignal | null;
  /** May outlive the page, and starts immediately when the page is unloaded. */
  keepalive?: boolean | undefined;
}

/** Starts the work in its turn and returns its result; rejects with the signal's reason if aborted before. */
export type StartInTurn = <T>(work: () => Promise<T>, options?: TurnOptions) => Promise<T>;

const ORDER: readonly RequestPriority[] = ['high', 'auto', 'low'];

const firstOf = (waiting: readonly Waiting[]) =>
  ORDER.flatMap((priority) => waiting.filter((one) => one.priority === priority))[0];

/**
 * Creates a queue whose starts are at least `spacingMs` ms apart, by priority (HTP-06, A61).
 * @param page after its `pagehide`, work that may outlive it starts immediately: there may be no later
 */
export function createStartQueue(spacingMs: number, page?: EventTarget): StartInTurn {
  let waiting: Waiting[] = [];
  let nextStartAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  const startNext = (leaves = isLeaving) => {
    isLeaving = leaves;
    timer = void clearTimeout(timer);
    const next = firstOf(waiting.filter(({ keepalive }) => keepalive || !isLeaving));
    if (!next) return;
    const wait = isLeaving ? 0 : nextStartAt - performance.now();
    if (wait > 0) return void (timer = setTimeout(() => startNext(), Math.ceil(wait)));
    waiting = waiting.filter((one) => one !== next);
    next.start();
    nextStartAt = performance.now() + spacingMs;
    startNext();
  };
  for (const type of ['pagehide', 'pageshow'])
    page?.addEventListener(type, () => startNext(type === 'pagehide'));

  return (work, { priority = 'auto', signal, keepalive = false } = {}) =>
    new Promise((resolve, reject) => {
      const abort = () => {
        waiting = waiting.filter((one) => one !== entry);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        priority,
        keepalive,
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
