// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { startUpdates } from './updates.ts';

afterEach(() => vi.restoreAllMocks());

/** A tab at this path that is notified of a new version, with the documents it loads. */
async function openTab(path: string) {
  const router = createMemoryRouter(
    [
      {
        path: '/slow',
        loader: () => new Promise(() => undefined),
        HydrateFallback: () => null,
        Component: () => null,
      },
      { path: '*', Component: () => null },
    ],
    { initialEntries: [path] },
  );
  const { promise: takenOver, resolve: takeOver } = Promise.withResolvers<void>();
  const loads: string[] = [];
  const typedOn = new Set<string>();
  let announce = () => undefined as void;
  const updates = startUpdates(
    { router, client: { isChanging: () => false } },
    { onWaiting: (listener) => void (announce = listener), takeOver: () => takenOver },
    (on = router.state.location.pathname) => typedOn.has(on),
    { assign: (url) => void loads.push(String(url)), reload: () => void loads.push('reload') },
  );
  announce();
  return { router, updates, loads, typedOn, takeOver, goTo: (to: string) => router.navigate(to) };
}

test('[SWK-02] the new version is loaded with the page that is navigated to', async () => {
  const { loads, takeOver, goTo } = await openTab('/shop');
  void goTo('/slow?page=2');
  takeOver();
  await expect.poll(() => loads).toEqual(['/slow?page=2']);
});

test('[SWK-02] a page that was reached meanwhile is reloaded, even if its URL has a hash', async () => {
  const { loads, takeOver, goTo } = await openTab('/shop');
  await goTo('/about#hours');
  takeOver();
  await expect.poll(() => loads).toEqual(['reload']);
});

test('[SWK-02] a navigation while the new version takes over ends at its latest target', async () => {
  const { loads, takeOver, goTo } = await openTab('/shop');
  await goTo('/about');
  void goTo('/slow');
  takeOver();
  await expect.poll(() => loads).toEqual(['/slow']);
});

test.each([
  ['goes to the checkout', async ({ goTo }) => goTo('/checkout')],
  ['types something', async ({ typedOn }) => typedOn.add('/about')],
  ['loses the network', async () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
] satisfies [string, (tab: Awaited<ReturnType<typeof openTab>>) => Promise<unknown>][])(
  '[GRD-11, A25] a shopper who %s while the new version takes over gets no reload until a later page',
  async (_what, meanwhile) => {
    const tab = await openTab('/shop');
    await tab.goTo('/about');
    await meanwhile(tab);
    tab.takeOver();
    await expect.poll(() => tab.updates.getSnapshot().hasTag('busy')).toBe(false);
    expect(tab.loads).toEqual([]);
    vi.restoreAllMocks();
    tab.typedOn.clear();
    await tab.goTo('/contact');
    await tab.goTo('/terms');
    await expect.poll(() => tab.loads).toEqual(['reload']);
  },
);

test('[GRD-11] leaving a page with typed text loads no new version, the navigation after it does', async () => {
  const { loads, typedOn, takeOver, goTo } = await openTab('/contact');
  takeOver();
  typedOn.add('/contact');
  await goTo('/about');
  await goTo('/shop');
  await expect.poll(() => loads).toEqual(['reload']);
});

test('[SWK-02] without a network no document is requested, neither by a navigation nor by ‘Update’', async () => {
  const { loads, updates, takeOver, goTo } = await openTab('/shop');
  takeOver();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await goTo('/about');
  updates.send({ type: 'update.apply' });
  await expect.poll(() => updates.getSnapshot().hasTag('busy')).toBe(false);
  expect(loads).toEqual([]);
  online.mockReturnValue(true);
  await goTo('/shop');
  await expect.poll(() => loads).toEqual(['reload']);
});

test('[A25] ‘Update’ works despite typed text', async () => {
  const { loads, updates, typedOn, takeOver } = await openTab('/contact');
  typedOn.add('/contact');
  takeOver();
  updates.send({ type: 'update.apply' });
  await expect.poll(() => loads).toEqual(['reload']);
});
