// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import NProgress from 'nprogress';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { PROGRESS_SETTINGS, useProgressBar } from './use-progress-bar.ts';

function Frame() {
  useProgressBar();
  return <Outlet />;
}

/** An app whose every navigation waits until `arrive` is called, or for nothing. */
function openApp({ waits = true } = {}) {
  const arrivals: (() => void)[] = [];
  const loader = () => (waits ? new Promise((resolve) => arrivals.push(() => resolve(null))) : null);
  const router = createMemoryRouter(
    [{ element: <Frame />, children: [{ id: 'screen', path: '*', loader, element: null }] }],
    { initialEntries: ['/shop'], hydrationData: { loaderData: { screen: null } } },
  );
  render(<RouterProvider router={router} />);
  return {
    go: (to: string) =>
      act(async () => {
        void router.navigate(to);
        await import('nprogress');
      }),
    arrive: () => act(async () => arrivals.splice(0).forEach((arrive) => arrive())),
  };
}

const bar = () => document.querySelector('#nprogress');

afterEach(() => {
  cleanup();
  NProgress.remove();
});

describe('the progress bar', () => {
  it('[GEN-24] appears when navigation changes the path and hides when it finishes', async () => {
    const app = openApp();
    expect(bar()).toBeNull();
    await app.go('/shop/slate');
    await waitFor(() => expect(bar()).not.toBeNull());
    await app.arrive();
    await waitFor(() => expect(bar()).toBeNull(), { timeout: 3000 });
  });

  it.each(['/shop?page=2', '/shop#grid'])('[GEN-24] does not appear on the way to %s', async (to) => {
    const app = openApp();
    await app.go(to);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(bar()).toBeNull();
    await app.arrive();
  });

  it('[GEN-24] does not flash for a screen that is there at once', async () => {
    const app = openApp({ waits: false });
    await app.go('/shop/slate');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(bar()).toBeNull();
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
    await app.go('/about');
    await waitFor(() => expect(bar()).not.toBeNull());
    expect(NProgress.settings).toMatchObject(PROGRESS_SETTINGS);
    expect(NProgress.status).toBe(0.08);
    expect(bar()?.querySelector('.spinner')).not.toBeNull();
    await app.arrive();
  });
});
