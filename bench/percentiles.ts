/** How long half of the answers took at most, and 99 of a hundred, ms; 0 when there were none. */
export function percentilesOf(times: readonly number[]): { p50Ms: number; p99Ms: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
