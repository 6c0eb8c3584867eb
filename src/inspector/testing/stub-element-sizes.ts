import { vi } from 'vitest';

const [WIDTH, HEIGHT] = [1_000, 600];

/** Gives all elements a size, which jsdom does not: charts and long lists only render what fits. */
export function stubElementSizes(): void {
  class Watcher implements ResizeObserver {
    readonly #told: ResizeObserverCallback;
    constructor(told: ResizeObserverCallback) {
      this.#told = told;
    }
    observe(target: Element): void {
      const size = { inlineSize: WIDTH, blockSize: HEIGHT };
      const sizes = { borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [size] };
      const contentRect = new DOMRect(0, 0, WIDTH, HEIGHT);
      setTimeout(() => this.#told([{ target, contentRect, ...sizes }], this));
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Watcher);
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      readonly m22 = 1;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
}
