// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithApp } from '../../test/render.tsx';
import { useBackCloses } from './use-back-closes.ts';

function Overlay({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <button type="button" onClick={onClose}>
      Close
    </button>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enlarge
      </button>
      {open && <Overlay onClose={() => setOpen(false)} />}
    </>
  );
}

const listener = vi.fn();
beforeEach(() => {
  listener.mockClear();
  window.history.replaceState({ idx: 0 }, '', '/shop');
  window.history.pushState({ idx: 1 }, '', '/product');
});

test('[PRD-02] Back closes a layer over the page, unnoticed by the router', async () => {
  window.addEventListener('popstate', listener);
  renderWithApp(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect([window.location.pathname, window.history.state, listener.mock.calls.length]).toEqual([
    '/product',
    { idx: 1 },
    0,
  ]);
  window.removeEventListener('popstate', listener);
});

test('[PRD-02] a layer closed otherwise leaves no history step: the next Back leaves the page', async () => {
  renderWithApp(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  window.history.replaceState({ idx: 1, over: true }, '');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/shop'));
});

test('[PRD-02] a layer mounted twice in StrictMode adds one history step', async () => {
  renderWithApp(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const before = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
  expect(window.history.length).toBe(before + 1);
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect([window.location.pathname, window.history.state]).toEqual(['/product', { idx: 1 }]);
});
