import { vi } from 'vitest';

/** Stubs `IntersectionObserver`, missing in jsdom; returns a function that reports visibility. */
export function stubIntersectionObserver(): (isIntersecting: boolean) => void {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (isIntersecting) => tell([{ isIntersecting }]);
}
