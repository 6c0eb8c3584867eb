/** Runs `load` at most once; all callers share its promise. */
export const once = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loaded: Promise<T> | null = null;
  return () => (loaded ??= load());
};
