import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { updateBannerMachine } from './updateBanner.machine.ts';
import { updateBannerModel } from './updateBanner.paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startBanner() {
  const applyUpdate = pendingActor<unknown, { path: string | null }>();
  const banner = createActor(
    updateBannerMachine.provide({ actors: { applyUpdate: applyUpdate.logic } }),
  ).start();
  return { banner, applyUpdate, isVisible: () => banner.getSnapshot().hasTag('visible') };
}

test('[SWK-02] on every edge an update is applied only by the shopper or by a navigation', () => {
  coverEdges(updateBannerModel, ({ event, source, target, started }) => {
    if (started.length > 0) expect(['update.apply', 'navigation.start']).toContain(event.type);
    if (source.matches('current') && event.type !== 'update.find') expect(started).toEqual([]);
    if (target.hasTag('visible')) expect(target.matches('outdated')).toBe(true);
    expect(target.hasTag('busy')).toBe('applyUpdate' in target.children);
  });
});

test('[SWK-03] the banner disappears after 6000 ms or when it is dismissed', () => {
  const { banner, isVisible } = startBanner();
  banner.send({ type: 'update.find' });
  vi.advanceTimersByTime(5_999);
  expect(isVisible()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isVisible()).toBe(false);
  banner.send({ type: 'update.find' });
  expect(isVisible()).toBe(true);
  banner.send({ type: 'banner.dismiss' });
  expect(isVisible()).toBe(false);
});

test('[SWK-02] ‘Update’ is applied at once, on the current page', () => {
  const { banner, applyUpdate } = startBanner();
  banner.send({ type: 'update.find' });
  banner.send({ type: 'update.apply' });
  banner.send({ type: 'update.apply' });
  expect(applyUpdate.calls.map(({ input }) => input)).toEqual([{ path: null }]);
});

test('a failed update can be requested again, and stays hidden when the shopper did not request it', async () => {
  const { banner, applyUpdate, isVisible } = startBanner();
  banner.send({ type: 'update.find' });
  banner.send({ type: 'update.apply' });
  await applyUpdate.last().reject(new Error('the new version has not taken over'));
  expect(isVisible()).toBe(true);
  banner.send({ type: 'update.apply' });
  expect(applyUpdate.calls).toHaveLength(2);
  await applyUpdate.last().reject(new Error('not this time either'));
  banner.send({ type: 'banner.dismiss' });
  banner.send({ type: 'navigation.start', path: '/about', isSafe: true });
  await applyUpdate.last().reject(new Error('nor now'));
  expect(isVisible()).toBe(false);
});

test('[SWK-02] a dismissed update is applied at the next safe navigation, on its target page', () => {
  const { banner, applyUpdate } = startBanner();
  banner.send({ type: 'navigation.start', path: '/shop', isSafe: true });
  banner.send({ type: 'update.find' });
  banner.send({ type: 'banner.dismiss' });
  banner.send({ type: 'navigation.start', path: '/checkout', isSafe: false });
  expect(applyUpdate.calls).toHaveLength(0);
  banner.send({ type: 'navigation.start', path: '/about', isSafe: true });
  expect(applyUpdate.last().input).toEqual({ path: '/about' });
});
