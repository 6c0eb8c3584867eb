/** The value up to which this share of the values lies: 0.5 for half, 1 for all; 0 when there are none. */
export function partOf(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The 50th and 99th percentile of the response times, ms; 0 when there were none. */
export function percentilesOf(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: partOf(times, 0.5), p99Ms: partOf(times, 0.99) };
}

/** The value in the middle of the sorted ones, the higher of two; 0 when there are none. */
export const median = (values: readonly number[]): number => partOf(values, 0.5);
