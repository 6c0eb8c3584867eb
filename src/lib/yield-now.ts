/** Lets the browser answer a person and draw, then goes on; for work that would else be one long task. */
export function yieldNow(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
