import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MEGABYTE } from '../../src/rules/megabyte.ts';

interface CollectGarbage {
  (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }): void;
}

/** Delay (ms) until the first page has been rendered and its code is loaded. */
const SETTLED_AFTER_MS = 2_000;
const CHECK_INTERVAL_MS = 30_000;
const MIN_PAUSE_MS = 60_000;
const MIN_GAIN_BYTES = 48 * MEGABYTE;
/** Maximum share of busy time, so that hardly any visitor notices. */
const MAX_UTILIZATION = 0.25;

/**
 * What V8 has reserved and uses, how busy the shop was lately (0 to 1), and the time since the heap was last shrunk.
 */
export interface HeapState {
  totalBytes: number;
  usedBytes: number;
  utilization: number;
  sinceShrunkMs: number;
}

/** Whether enough memory would be freed to be worth some 100 ms, and hardly anyone would have to wait. */
export const isWorthShrinking = ({ totalBytes, usedBytes, utilization, sinceShrunkMs }: HeapState): boolean =>
  sinceShrunkMs >= MIN_PAUSE_MS && utilization <= MAX_UTILIZATION && totalBytes - usedBytes >= MIN_GAIN_BYTES;

/**
 * Frees the memory that starting leaves in the heap, about a third of the shop's, and later that of traffic
 * peaks: V8 would keep it for a load that may never come.
 */
export function startHeapShrinking(): void {
  let shrunkAt = -MIN_PAUSE_MS;
  let seen = performance.eventLoopUtilization();
  const check = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, seen);
    seen = now;
    const { total_heap_size: totalBytes, used_heap_size: usedBytes } = getHeapStatistics();
    const sinceShrunkMs = performance.now() - shrunkAt;
    if (!isWorthShrinking({ totalBytes, usedBytes, utilization, sinceShrunkMs })) return;
    shrinkHeap();
    shrunkAt = performance.now();
  };
  setTimeout(shrinkHeap, SETTLED_AFTER_MS).unref();
  setInterval(check, CHECK_INTERVAL_MS).unref();
}

function shrinkHeap(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as CollectGarbage;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
