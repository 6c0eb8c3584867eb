import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverEdges } from '../testing/edge-coverage.ts';
import { readinessGateMachine } from './readinessGate.machine.ts';
import { readinessGateModel } from './readinessGate.paths.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function gateOver(state: { checked: boolean }) {
  const isTokenChecked = vi.fn(() => state.checked);
  const gate = createActor(readinessGateMachine, { input: { isTokenChecked } }).start();
  return { gate, isTokenChecked, isReady: () => gate.getSnapshot().hasTag('ready') };
}

test('[TOK-12] on every edge the gate opens only by the check or by the time limit', () => {
  coverEdges(readinessGateModel, ({ input, event, target }) => {
    expect(target.hasTag('ready')).toBe(input.isTokenChecked() || event.type.includes('readyLimit'));
  });
});

test('[TOK-12] the gate is open from the start when there is nothing to check', () => {
  const { isReady } = gateOver({ checked: true });
  expect(isReady()).toBe(true);
});

test('[TOK-12] the check is polled every 100 ms and its end opens the gate', async () => {
  const state = { checked: false };
  const { gate, isTokenChecked, isReady } = gateOver(state);
  const opened = vi.fn();
  gate.subscribe({ complete: opened });

  const requested = isTokenChecked.mock.calls.length;
  vi.advanceTimersByTime(300);
  expect(isTokenChecked).toHaveBeenCalledTimes(requested + 3);
  state.checked = true;
  await vi.advanceTimersByTimeAsync(99);
  expect([isReady(), opened.mock.calls.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([isReady(), opened.mock.calls.length]).toEqual([true, 1]);
});

test('[TOK-12] no request waits longer than 2 s after the start', () => {
  const { isReady } = gateOver({ checked: false });
  vi.advanceTimersByTime(1_999);
  expect(isReady()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isReady()).toBe(true);
});
