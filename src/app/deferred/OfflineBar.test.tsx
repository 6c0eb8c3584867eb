// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine.ts';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { renderWithApp } from '../../test/render.tsx';
import { OfflineBar } from './OfflineBar.tsx';

// The worker opens only pages that were visited.
const TEXT = 'You are offline. This page stays as it is, and what you type is kept.';

function showBar() {
  const ping = pendingActor<unknown, void>();
  const machine = connectivityMachine.provide({ actors: { ping: ping.logic } });
  const connectivity = createActor(machine).start();
  renderWithApp(
    <>
      <main>
        <h1>Slate</h1>
      </main>
      <OfflineBar connectivity={connectivity} />
    </>,
  );
  return { ping, fail: () => act(() => connectivity.send({ type: 'request.fail' })) };
}

test('[SWK-04] an existing live region at the bottom announces that the shop is offline', () => {
  const { fail } = showBar();
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  fail();
  expect(region.textContent).toBe(`${TEXT}Try again`);
  expect(region.parentElement?.className).toContain('fixed inset-x-0 bottom-');
});

test('[SWK-04, TOK-16] ‘Try again’ pings the shop, and the bar disappears once it responds', async () => {
  const { ping, fail } = showBar();
  fail();
  const retry = () => screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry());
  expect(ping.calls).toHaveLength(1);
  expect(retry().getAttribute('aria-busy')).toBe('true');
  await act(() => ping.last().reject(new Error('no network')));
  expect(retry().getAttribute('aria-busy')).toBeNull();
  await userEvent.click(retry());
  await act(() => ping.last().resolve(null));
  expect(screen.getByRole('status').textContent).toBe('');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { name: 'Slate' }));
});
