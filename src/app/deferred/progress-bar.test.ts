// @vitest-environment jsdom
import NProgress from 'nprogress';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PROGRESS_SETTINGS, showProgress } from './progress-bar.ts';

/** A router whose navigations wait until `arrive` is called, with its progress bar. */
function openApp() {
  const arrivals: (() => void)[] = [];
  const loader = () => new Promise((resolve) => arrivals.push(() => resolve(null)));
  const router = createMemoryRouter([{ id: 'screen', path: '*', loader, element: null }], {
    initialEntries: ['/shop'],
    hydrationData: { loaderData: { screen: null } },
  });
  showProgress(router);
  return {
    go: (to: string) => void router.navigate(to),
    arrive: () => arrivals.splice(0).forEach((arrive) => arrive()),
    router,
  };
}

const bar = () => document.querySelector('#nprogress');
/** Not polled, which would advance the fake clock. */
const isThere = ({ router }: ReturnType<typeof openApp>) =>
  new Promise<void>((resolve) =>
    router.subscribe(({ navigation }) => navigation.state === 'idle' && resolve()),
  );

// Loaded beforehand, so that it takes no time unknown to the fake clock.
beforeAll(() => import('../../styles/progress-bar.css'));

afterEach(() => {
  vi.useRealTimers();
  NProgress.remove();
});

describe('the progress bar', () => {
  it('[GEN-24] appears when navigation changes the path and hides when it finishes, each time', async () => {
    const app = openApp();
    expect(bar()).toBeNull();
    for (const to of ['/shop/slate', '/about']) {
      app.go(to);
      await expect.poll(bar).not.toBeNull();
      app.arrive();
      await expect.poll(bar).toBeNull();
    }
  });

  it.each(['/shop?page=2', '/shop#grid'])('[GEN-24] does not appear on the way to %s', async (to) => {
    vi.useFakeTimers();
    const app = openApp();
    app.go(to);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(bar()).toBeNull();
    app.arrive();
  });

  it('[GEN-24] does not flash for a screen that arrives within a tenth of a second', async () => {
    vi.useFakeTimers();
    const app = openApp();
    app.go('/shop/slate');
    await vi.advanceTimersByTimeAsync(99);
    expect(bar()).toBeNull();
    const there = isThere(app);
    app.arrive();
    await there;
    await vi.advanceTimersByTimeAsync(99);
    expect(bar()).toBeNull();
  });

  it('[GEN-24] shows for a navigation that is already under way when its script arrives', async () => {
    const app = openApp();
    app.go('/shop/slate');
    showProgress(app.router);
    await expect.poll(bar).not.toBeNull();
    app.arrive();
    await expect.poll(bar).toBeNull();
  });

  it('[GEN-25] starts at 0.08, moves in 200 ms, trickles by 0.02 every 800 ms and shows its spinner', async () => {
    expect(PROGRESS_SETTINGS).toMatchObject({
      minimum: 0.08,
      speed: 200,
      trickleRate: 0.02,
      trickleSpeed: 800,
      showSpinner: true,
    });
    const app = openApp();
    app.go('/about');
    await expect.poll(bar).not.toBeNull();
    expect(NProgress.settings).toMatchObject(PROGRESS_SETTINGS);
    expect(NProgress.status).toBe(0.08);
    expect(bar()?.querySelector('.spinner')).not.toBeNull();
    app.arrive();
  });
});
