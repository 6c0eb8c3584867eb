import { vi } from 'vitest';

/** Stands in for what tells a browser's page that an element comes into sight; the way to tell it comes back. */
export function stubSight(): (isIntersecting: boolean) => void {
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
