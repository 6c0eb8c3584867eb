// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entrance } from './entrance.ts';
import { useEntrance } from './use-entrance.ts';

const entrance: Entrance = { type: 'fade-up', offsetPx: 120, durationMs: 400, delayMs: 0, easing: 'ease' };

/** Replaces the browser's observer, missing in jsdom: records its options, and tests say what is visible. */
class Observer {
  static all: Observer[] = [];
  readonly options: IntersectionObserverInit;
  readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  active = true;
  constructor(notify: Observer['notify'], options: IntersectionObserverInit) {
    this.notify = notify;
    this.options = options;
    Observer.all.push(this);
  }
  observe() {}
  disconnect() {
    this.active = false;
  }
}

const animation = { pause: vi.fn(), play: vi.fn(), finish: vi.fn(), cancel: vi.fn() };
const animate = vi.fn(() => animation);
let top = 2000;

function Thing() {
  return <div ref={useEntrance(entrance)}>words</div>;
}

beforeEach(() => {
  Observer.all = [];
  top = 2000;
  for (const spy of [animate, ...Object.values(animation)]) spy.mockClear();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Object.assign(HTMLElement.prototype, { animate });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, bottom: top + 100 }) as DOMRect,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[BLK-13] an element below the view waits, and enters once when it is in view by its offset', () => {
  render(<Thing />);
  expect(animate).toHaveBeenCalledWith(
    [
      { opacity: 0, transform: 'translate(0px, 32px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 400, delay: 0, easing: 'ease', fill: 'backwards' },
  );
  expect(animation.pause).toHaveBeenCalledOnce();
  const [passed] = Observer.all;
  expect(passed?.options.rootMargin).toBe('0px 0px -120px 0px');
  passed?.notify([{ isIntersecting: false }]);
  expect(animation.play).not.toHaveBeenCalled();
  passed?.notify([{ isIntersecting: true }]);
  expect(animation.play).toHaveBeenCalledOnce();
  expect(Observer.all.every(({ active }) => !active)).toBe(true);
});

it('[BLK-13] an element that cannot reach its offset enters when it is fully in view', () => {
  render(<Thing />);
  const whole = Observer.all.find(({ options }) => options.threshold === 1);
  whole?.notify([{ isIntersecting: true }]);
  expect(animation.play).toHaveBeenCalledOnce();
});

it('[BLK-13] an element in view at the start is not animated', () => {
  top = 300;
  render(<Thing />);
  expect(animate).not.toHaveBeenCalled();
});

it('[BLK-13] no element is animated or hidden under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Thing />);
  expect(animate).not.toHaveBeenCalled();
});

it('[BLK-13] a waiting element is shown in print', () => {
  render(<Thing />);
  window.dispatchEvent(new Event('beforeprint'));
  expect(animation.finish).toHaveBeenCalledOnce();
});
