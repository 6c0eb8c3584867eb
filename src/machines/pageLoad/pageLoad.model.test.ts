import { createActor, type AnyEventObject } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { pendingActor } from '../testing/pending-actor.ts';
import { pageLoadMachine, type LoadedPage } from './pageLoad.machine.ts';
import { pageLoadModel, today, yesterday } from './pageLoad.paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openPage(cached: LoadedPage | null) {
  const loadPage = pendingActor<LoadedPage | null, { url: string }>();
  const load = createActor(pageLoadMachine.provide({ actors: { loadPage: loadPage.logic } }), {
    input: { url: '/about', cached },
  });
  const emitted: AnyEventObject[] = [];
  load.on('*', (event) => emitted.push(event));
  load.start();
  const has = (tag: 'busy' | 'content' | 'notFound' | 'failed') => load.getSnapshot().hasTag(tag);
  return { load, loadPage, emitted, has, page: () => load.getSnapshot().context.page };
}

test('[PGR-11, PGR-12] every edge shows content exactly if there is a page, and replaces it only by another version', () => {
  coverEdges(pageLoadModel, ({ event, source, target, emitted }) => {
    const { context } = target;
    const shown = (['busy', 'content', 'notFound', 'failed'] as const).filter((tag) => target.hasTag(tag));
    expect(shown).toHaveLength(1);
    expect(context.page !== null).toBe(target.hasTag('content'));

    const replaces =
      source.hasTag('content') && event.type !== 'page.open' && context.page !== source.context.page;
    const loads = source.hasTag('busy') && event.type === 'xstate.done.actor.loadPage';
    expect(emitted).toEqual(replaces || loads ? [{ type: 'page.replace', page: context.page }] : []);
    if (replaces) {
      expect(context.isTyping).toBe(false);
      expect(context.page?.updated_at).not.toBe(source.context.page?.updated_at);
    }
  });
});

test('[PGR-11] a page that is not cached is loaded, then shown or 404', async () => {
  const found = openPage(null);
  expect([found.has('busy'), found.loadPage.last().input]).toEqual([true, { url: '/about' }]);
  await found.loadPage.last().resolve(today);
  expect([found.has('content'), found.page()]).toEqual([true, today]);
  expect(found.emitted).toEqual([{ type: 'page.replace', page: today }]);

  const missing = openPage(null);
  await missing.loadPage.last().resolve(null);
  expect(missing.has('notFound')).toBe(true);
  expect(missing.emitted).toEqual([{ type: 'page.replace', page: null }]);
});

test('[PGR-12, A04] a cached page is shown at once and loaded again once, 1000 ms later', async () => {
  const { loadPage, has, page, emitted } = openPage(yesterday);
  expect([has('content'), page()]).toEqual([true, yesterday]);
  vi.advanceTimersByTime(999);
  expect(loadPage.calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  await loadPage.last().resolve(yesterday);
  expect([page(), emitted]).toEqual([yesterday, []]);
  vi.advanceTimersByTime(60_000);
  expect(loadPage.calls).toHaveLength(1);
});

test('[PGR-12] another updated_at replaces the page, a missing response does not', async () => {
  const changed = openPage(yesterday);
  vi.advanceTimersByTime(1_000);
  await changed.loadPage.last().resolve(today);
  expect([changed.page(), changed.emitted]).toEqual([today, [{ type: 'page.replace', page: today }]]);

  const offline = openPage(yesterday);
  vi.advanceTimersByTime(1_000);
  await offline.loadPage.last().reject(new TypeError('fetch'));
  expect([offline.has('content'), offline.page()]).toEqual([true, yesterday]);
});

test('[PGR-12, A04] nothing is replaced while the shopper types', async () => {
  const { load, loadPage, page } = openPage(yesterday);
  load.send({ type: 'typing.start' });
  vi.advanceTimersByTime(1_000);
  await loadPage.last().resolve(today);
  expect(page()).toEqual(yesterday);
  load.send({ type: 'typing.end' });
  expect(page()).toEqual(today);
});

test('[PGR-13] another url starts over, and the late response for the former page is ignored', async () => {
  const { load, loadPage, page } = openPage(null);
  load.send({ type: 'page.open', url: '/blog', cached: null });
  expect(loadPage.last().input).toEqual({ url: '/blog' });
  await loadPage.calls[0]?.resolve(yesterday);
  expect(page()).toBeNull();
});
