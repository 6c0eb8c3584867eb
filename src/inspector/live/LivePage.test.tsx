// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import '../../test/render.tsx';
import { recordingOf } from '../recording/recording.ts';
import { mutatedRecording } from '../testing/mutated-recordings.ts';
import { renderLivePage } from '../testing/render-live-page.tsx';

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
  vi.unstubAllEnvs();
});

async function opened() {
  const page = await renderLivePage();
  open.push(page.close);
  return page;
}

test('a paused page shows the states of all actors and the tabs at that time', async () => {
  const { user, light, standings, shows, introduce } = await opened();
  light.send({ type: 'press', by: 'Ada' });
  await shows(2);
  expect(standings()).toEqual(['on', 'on']);
  const pause = screen.getByRole('button', { name: 'Pause' });
  await user.click(pause);
  light.send({ type: 'press', by: 'Ada' });
  light.send({ type: 'press', by: 'Ada' });
  light.send({ type: 'break' });
  await introduce('Lamps, later');
  expect(standings()).toEqual(['on', 'on']);
  await user.click(screen.getByRole('button', { name: 'Step back' }));
  expect(standings()).toEqual(['off', 'off']);
  await user.click(screen.getByRole('button', { name: 'Newest' }));
  expect(standings()).toEqual(['on', 'on']);
  await user.click(pause);
  await shows(5);
  expect(standings()).toEqual(['broken', 'broken']);
});

test('clearing the log keeps the current state of each actor visible', async () => {
  const { user, light, standings, shows } = await opened();
  light.send({ type: 'press', by: 'Ada' });
  await shows(2);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await shows(0);
  expect(standings()).toEqual(['on', 'on']);
});

test('each button sets the fault that it names, and a lasting one is switched off by a second press', async () => {
  const { user, commands, introduce } = await opened();
  const names = {
    Offline: 'offline',
    Slow: 'slow',
    '401 TOKEN_EXPIRED': 'TOKEN_EXPIRED',
    '401 TOKEN_INVALID': 'TOKEN_INVALID',
    '422': '422',
    '500': '500',
    'Payment declined': 'declined',
  };
  const button = (name: string) => screen.getByRole('button', { name });
  const expectLastCommand = (expected: object) =>
    waitFor(() => expect(commands.at(-1)).toMatchObject({ type: '@machines.fault', ...expected }));
  for (const [name, fault] of Object.entries(names)) {
    await user.click(button(name));
    await expectLastCommand({ fault, on: true });
    await introduce(`Lamps with ${fault}`, [fault]);
    expect(button(name).getAttribute('aria-pressed')).toBe('true');
    await user.click(button(name));
    await expectLastCommand({ fault, on: false });
  }
});

test('the tabs of the step and the arrows of the sequence are reachable by keyboard', async () => {
  const { user, light, standings, shows } = await opened();
  light.send({ type: 'press', by: 'Ada' });
  light.send({ type: 'press', by: 'Ada' });
  await shows(3);
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Details').focus();
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Send'));
  await user.keyboard('{Home}{ArrowRight}');
  expect(document.activeElement).toBe(tab('Sequence'));
  expect(tab('Sequence').getAttribute('aria-selected')).toBe('true');
  await user.tab();
  const sequence = screen.getByRole('listbox', { name: '3 events between 2 actors' });
  expect(document.activeElement).toBe(sequence);
  expect(screen.getByRole('tabpanel', { name: 'Sequence' }).contains(sequence)).toBe(true);
  await user.keyboard('{ArrowUp}');
  const [chosen, ...more] = within(sequence).getAllByRole('option', { selected: true });
  expect(more).toEqual([]);
  expect(chosen?.getAttribute('aria-label')).toMatch(/^outside to light x:\d+: press$/);
  expect(sequence.getAttribute('aria-activedescendant')).toBe(chosen?.id);
  expect(standings()).toEqual(['on', 'on']);
  const [start] = within(sequence).getAllByRole('option', { name: /: start$/ });
  if (start) await user.click(start);
  expect(standings()).toEqual(['off', 'off']);
});

test('a page shows a recording that was changed anywhere, or its problem, and does not crash', async () => {
  const { light, told, shows, showsRecording } = await opened();
  light.send({ type: 'press', by: 'Ada' });
  await shows(2);
  const recording = recordingOf(JSON.parse(JSON.stringify(told)), new Date());
  await fc.assert(
    fc.asyncProperty(mutatedRecording(recording), async (text) => {
      expect(await showsRecording(text)).toMatch(/^Recorded|^The recording|^The file|^Message/);
      for (const name of ['Sequence', 'Send', 'Details']) fireEvent.click(screen.getByRole('tab', { name }));
      fireEvent.click(screen.getByRole('button', { name: 'Step back' }));
      expect(screen.queryByText(/cannot be shown/)).toBeNull();
    }),
    { numRuns: 15 },
  );
});
