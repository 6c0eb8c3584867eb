// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilNetworkIsQuiet } from './quiet-network.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A picture of the page that loads on demand. */
function comingPicture({ lazy = false } = {}) {
  const picture = document.createElement('img');
  let isThere = false;
  Object.defineProperties(picture, {
    complete: { get: () => isThere },
    loading: { value: lazy ? 'lazy' : '' },
  });
  document.body.append(picture);
  return { comes: () => void (isThere = true) };
}

/** Whether the network is quiet yet. */
function listen() {
  const said = { isQuiet: false };
  void untilNetworkIsQuiet().then(() => (said.isQuiet = true));
  return said;
}

test('the network counts as quiet shortly after the last response', async () => {
  const said = listen();
  await vi.advanceTimersByTimeAsync(250);
  expect(said.isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(said.isQuiet).toBe(true);
});

test('a picture that is being loaded is waited for, a lazy one out of view is not', async () => {
  comingPicture({ lazy: true });
  const picture = comingPicture();
  const said = listen();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(said.isQuiet).toBe(false);
  picture.comes();
  await vi.advanceTimersByTimeAsync(50);
  expect(said.isQuiet).toBe(true);
});

test('a page that never finishes loading is waited for 3 s at most', async () => {
  comingPicture();
  const said = listen();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(said.isQuiet).toBe(true);
});
