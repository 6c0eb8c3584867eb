// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../test/render.tsx';
import { ScreenWakeLock } from './ScreenWakeLock.tsx';

const release = vi.fn(async () => undefined);
const request = vi.fn(async () => ({ release }));

beforeEach(() => {
  release.mockClear();
  request.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

it('[PGR-10, A74] keeps the screen awake while active, again after the page was hidden, and releases it', async () => {
  const { rerender } = render(<ScreenWakeLock active />);
  expect(request).toHaveBeenCalledWith('screen');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.all(request.mock.results.map(({ value }) => value as Promise<unknown>));
  rerender(<ScreenWakeLock active={false} />);
  expect(release).toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('[PGR-10] requests no lock while inactive, and works without browser support', () => {
  render(<ScreenWakeLock active={false} />);
  expect(request).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
  render(<ScreenWakeLock active />);
});
