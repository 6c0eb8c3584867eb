// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { clearOnUserChange } from './clear-on-user-change.ts';

/** The storage key. */
const CACHED_FOR = 'pages-cached-for';

afterEach(() => localStorage.clear());

/** A tab in which `first` is logged in, with a spy that deletes the cached pages. */
function openTab(first: string | null, forget: () => Promise<void> = async () => undefined) {
  let now = first;
  let changed = () => undefined as void;
  const forgets = vi.fn(forget);
  clearOnUserChange(
    { now: () => now, subscribe: (listener) => void (changed = listener) },
    localStorage,
    forgets,
  );
  const becomes = (person: string | null) => {
    now = person;
    changed();
  };
  return { forgets, becomes };
}

const cachedFor = () => localStorage.getItem(CACHED_FOR);

test('[SWK-07] viewed pages are removed at a logout and a change of person, but not at a login', async () => {
  const { forgets, becomes } = openTab(null);
  becomes('ada');
  await expect.poll(cachedFor).toBe('ada');
  expect(forgets).not.toHaveBeenCalled();
  becomes('ben');
  await expect.poll(cachedFor).toBe('ben');
  expect(forgets).toHaveBeenCalledTimes(1);
  becomes(null);
  await expect.poll(cachedFor).toBe(null);
  expect(forgets).toHaveBeenCalledTimes(2);
});

test('[SWK-07] a removal that failed at the logout is repeated by the next page', async () => {
  localStorage.setItem(CACHED_FOR, 'ada');
  const broken = openTab(null, () => Promise.reject(new Error('no disk')));
  await expect.poll(() => broken.forgets).toHaveBeenCalled();
  expect(cachedFor()).toBe('ada');
  const next = openTab(null);
  await expect.poll(cachedFor).toBe(null);
  expect(next.forgets).toHaveBeenCalledTimes(1);
});

test('[SWK-07] the stored owner changes only after the removal has ended', async () => {
  localStorage.setItem(CACHED_FOR, 'ada');
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const { forgets, becomes } = openTab(null, () => gone);
  await expect.poll(() => forgets).toHaveBeenCalled();
  becomes('ben');
  expect(cachedFor()).toBe('ada');
  resolve();
  await expect.poll(cachedFor).toBe('ben');
});
