import { vi } from 'vitest';

/** An `IntersectionObserver` for jsdom, which has none; gives the way to tell whether the element is in sight. */
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
