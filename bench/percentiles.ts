/** How long this part of the answers took at most, ms: 0.5 is half of them, 1 all; 0 when there were none. */
export function partOf(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** How long half of the answers took at most, and 99 of a hundred, ms; 0 when there were none. */
export function percentilesOf(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  return { p50Ms: partOf(times, 0.5), p99Ms: partOf(times, 0.99) };
}
