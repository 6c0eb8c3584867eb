/**
 * The response time in ms within which this share of the responses came: 0.5 for half, 1 for all; 0 when
 * there were none.
 */
export function partOf(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** The 50th and 99th percentile of the response times, ms; 0 when there were none. */
export function percentilesOf(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: partOf(times, 0.5), p99Ms: partOf(times, 0.99) };
}
