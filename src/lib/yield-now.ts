/** Lets the browser handle input and paint; splits work that would otherwise be one long task. */
export function yieldNow(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
