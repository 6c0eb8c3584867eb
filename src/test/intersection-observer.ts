import { vi } from 'vitest';

/** Stubs `IntersectionObserver`, missing in jsdom; returns a function that reports visibility. */
export function stubIntersectionObserver(): (isIntersecting: boolean) => void {
  let notify: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return (isIntersecting) => notify([{ isIntersecting }]);
}
