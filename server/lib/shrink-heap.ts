import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

interface CollectGarbage {
  (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }): void;
}

const MEGABYTE = 1024 * 1024;
/** When the first page has been rendered, and the code for it is there, ms. */
const SETTLED_AFTER_MS = 2_000;
const LOOK_EVERY_MS = 30_000;
const MIN_PAUSE_MS = 60_000;
const MIN_GAIN_BYTES = 48 * MEGABYTE;
/** As a share of the time: nobody is there then who would notice. */
const MAX_UTILIZATION = 0.25;

/** How much V8 holds and needs, how busy the shop was lately (0 to 1), and when the heap was last shrunk. */
export interface HeapState {
  heldBytes: number;
  usedBytes: number;
  utilization: number;
  sinceShrunkMs: number;
}

/** Whether so much came back that some 100 ms are worth it, and hardly anybody would wait for them. */
export const isWorthShrinking = ({ heldBytes, usedBytes, utilization, sinceShrunkMs }: HeapState): boolean =>
  sinceShrunkMs >= MIN_PAUSE_MS && utilization <= MAX_UTILIZATION && heldBytes - usedBytes >= MIN_GAIN_BYTES;

/**
 * Gives back what starting has left in the heap, about a third of the shop's memory, and later what a rush of visitors
 * has: V8 would keep it for a load that may never come.
 */
export function keepHeapSmall(): void {
  let shrunkAt = -MIN_PAUSE_MS;
  let seen = performance.eventLoopUtilization();
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    const { total_heap_size: heldBytes, used_heap_size: usedBytes } = getHeapStatistics();
    const sinceShrunkMs = performance.now() - shrunkAt;
    if (!isWorthShrinking({ heldBytes, usedBytes, utilization, sinceShrunkMs })) return;
    shrinkHeap();
    shrunkAt = performance.now();
  };
  setTimeout(shrinkHeap, SETTLED_AFTER_MS).unref();
  setInterval(look, LOOK_EVERY_MS).unref();
}

function shrinkHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
