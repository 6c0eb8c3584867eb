// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ConnectivityProvider } from '../state/connectivity.ts';
import { NetworkError } from '../graphql/network-error.ts';
import { connectivityMachine } from '../machines/connectivity/connectivity.machine.ts';
import { createFakeClient, renderRoutes } from '../test/render-content.tsx';
import { PageError } from './PageError.tsx';

/** Opens a screen that cannot load while `host.isThere` is false; then the host responds on demand. */
async function opensScreen({ Loaded = () => <h1>Slate</h1>, host = { isThere: false } } = {}) {
  const pending = Promise.withResolvers<null>();
  const connectivity = createActor(connectivityMachine).start();
  connectivity.send({ type: 'request.fail' });
  const frame = (
    <ConnectivityProvider shared={{ actor: connectivity, anonymous: connectivity.getSnapshot() }}>
      <input aria-label="Search" />
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </ConnectivityProvider>
  );
  const loader = (): Promise<null> => {
    if (!host.isThere) throw new NetworkError('no network', { cause: null });
    return pending.promise;
  };
  const screens = [{ path: '*', loader, Component: Loaded }];
  const routes = [
    {
      element: frame,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: PageError, children: screens }],
    },
  ];
  renderRoutes(routes, createFakeClient({}).client, { path: '/slate' });
  await screen.findByRole('heading', { name: 'We cannot reach the shop right now' });
  const responds = async () => {
    const again = screen.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    await act(async () => pending.resolve(null));
  };
  return { host, connectivity, responds };
}

it('[TOK-16, A78] an unreachable screen is loaded once the shop responds again', async () => {
  const { host, connectivity, responds } = await opensScreen();
  host.isThere = true;
  act(() => connectivity.send({ type: 'request.succeed' }));
  await responds();
  const heading = await screen.findByRole('heading', { name: 'Slate' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('[SEC-06] after Try again the focus is on the heading of the screen', async () => {
  const { host, responds } = await opensScreen();
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  expect(document.activeElement).toBe(again);
  host.isThere = true;
  await userEvent.click(again);
  await responds();
  const heading = await screen.findByRole('heading', { name: 'Slate' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('[SEC-06] a screen without a heading receives the focus itself', async () => {
  const { host, responds } = await opensScreen({ Loaded: () => <p>Slate</p> });
  host.isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await responds();
  await screen.findByText('Slate');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('[SEC-06] a shopper who is busy elsewhere by then keeps the focus', async () => {
  const { host, connectivity, responds } = await opensScreen();
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
  host.isThere = true;
  act(() => connectivity.send({ type: 'request.succeed' }));
  await responds();
  await screen.findByRole('heading', { name: 'Slate' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});
