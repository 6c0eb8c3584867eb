// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import { pendingActor } from '../../machines/testing/pending-actor.ts';
import { updateBannerMachine } from '../../machines/updateBanner/updateBanner.machine.ts';
import { renderWithApp } from '../../test/render.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';

afterEach(() => void vi.useRealTimers());

function showBanner() {
  const applyUpdate = pendingActor<unknown, { path: string | null }>();
  const machine = updateBannerMachine.provide({ actors: { applyUpdate: applyUpdate.logic } });
  const updates = createActor(machine).start();
  renderWithApp(<UpdateBanner updates={updates} />);
  return { applyUpdate, find: () => act(() => updates.send({ type: 'update.find' })) };
}

test('[WGT-19] a new version is announced at the bottom, in an existing region, and disappears after 6000 ms', () => {
  vi.useFakeTimers();
  const { find } = showBanner();
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  find();
  expect(region.textContent).toBe('New content availableUpdate');
  expect(region.parentElement?.className).toContain('fixed inset-x-0 bottom-');
  act(() => void vi.advanceTimersByTime(5_999));
  expect(region.textContent).not.toBe('');
  act(() => void vi.advanceTimersByTime(1));
  expect(region.textContent).toBe('');
});

test('[WGT-19] the banner disappears when it is closed, and ‘Update’ applies the version', async () => {
  const { applyUpdate, find } = showBanner();
  find();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(applyUpdate.calls).toHaveLength(0);
  find();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(applyUpdate.last().input).toEqual({ path: null });
  expect(screen.getByRole('button', { name: 'Update' }).getAttribute('aria-busy')).toBe('true');
});
