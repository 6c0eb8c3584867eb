/** Whether whoever reads has asked for as little movement as can be. Only in a browser. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
