import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stubs `ResizeObserver`, missing in jsdom; returns a function that reports a change to all observers. */
export function stubResizeObserver(): () => void {
  const listeners = new Set<() => void>();
  class Observer {
    readonly #notify: () => void;
    constructor(notify: () => void) {
      this.#notify = notify;
    }
    observe() {
      listeners.add(this.#notify);
    }
    disconnect() {
      listeners.delete(this.#notify);
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  return () => act(() => listeners.forEach((notify) => notify()));
}
