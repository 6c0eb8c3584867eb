// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../test/render.tsx';
import { recordingOf } from '../recording/recording.ts';
import { stubElementSizes } from '../testing/stub-element-sizes.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { Gallery } from './Gallery.tsx';

// Browsers lay out in a worker, which jsdom does not have.
vi.mock('elkjs/lib/elk-api', () => import('elkjs/lib/elk.bundled.js'));

const FAILED = 'connectivity.active|request.fail|connectivity.inactive';
const run = { commit: 'abc1234', at: '2026-11-25T16:04:05.000Z' };
const report = {
  machines: { connectivity: { states: ['connectivity'], transitions: { [FAILED]: ['unit', 'model'] } } },
  runs: { memory: run, browser: { ...run, commit: '0f1e2d3' } },
};

beforeEach(() => {
  stubElementSizes();
  vi.stubGlobal('fetch', async () => Response.json(report));
});

/** Opens the gallery at a machine and waits for its chart. */
async function opensMachine() {
  history.replaceState(null, '', '/dev/machines#connectivity');
  const page = render(<Gallery />);
  const chart = await screen.findByRole('region', { name: 'Chart of connectivity' });
  return { page, chart, user: userEvent.setup() };
}

test('a machine can be saved as a drawing and in text formats of other tools, each under its name', async () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => ((blob = made), 'blob:1'),
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: new Response(blob).text() });
  });
  const { user } = await opensMachine();
  const buttons = within(screen.getByRole('group', { name: 'Save as' })).getAllByRole('button');
  for (const button of buttons) await user.click(button);
  expect(saved.map(({ name }) => name)).toEqual([
    'connectivity.svg',
    'connectivity.mmd',
    'connectivity.scxml',
    'connectivity.json',
  ]);
  expect(screen.getByText('connectivity.json is saved.')).toBeDefined();
});

test('the coverage by tests is shown over the drawing, with its date and commit', async () => {
  const { page, user } = await opensMachine();
  const lights = () =>
    new Set(
      [...page.container.querySelectorAll('[data-state]')].map((box) => box.getAttribute('data-light')),
    );
  expect(lights()).toEqual(new Set([null]));
  await user.click(await screen.findByRole('checkbox', { name: 'What tests reach' }));
  expect(lights()).toEqual(new Set(['walked', 'unwalked']));
  const said = screen.getByRole('region', { name: 'What tests reach' });
  expect(within(said).getByText(/^In the browser: .* at 0f1e2d3, which is another commit$/)).toBeDefined();
});

test('a chart can be moved and zoomed by keyboard', async () => {
  const { page, chart } = await opensMachine();
  const view = () => {
    const style = page.container.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform ?? '';
    const [x = 0, y = 0, zoom = 0] = (style.match(/-?[\d.]+/g) ?? []).map(Number);
    return { x, y, zoom };
  };
  const presses = async (
    key: string,
    isThere: (now: ReturnType<typeof view>, before: ReturnType<typeof view>) => boolean,
  ) => {
    // The chart may have been fitted to its frame in between, which moves it too.
    await vi.waitFor(
      async () => {
        const before = view();
        fireEvent.keyDown(chart, { key });
        await waitFor(() => expect(isThere(view(), before), key).toBe(true), { timeout: 1_000 });
      },
      { timeout: 10_000 },
    );
  };
  await presses('ArrowRight', (now, before) => now.x < before.x && now.y === before.y);
  await presses('ArrowLeft', (now, before) => now.x > before.x);
  await presses('ArrowDown', (now, before) => now.y < before.y && now.x === before.x);
  await presses('ArrowUp', (now, before) => now.y > before.y);
  await presses('+', (now, before) => now.zoom > before.zoom);
  await presses('-', (now, before) => now.zoom < before.zoom);
});

test('a recording can be opened among the machines, and the problem of an invalid one is shown', async () => {
  vi.stubEnv('DEV', false);
  history.replaceState(null, '', '/dev/machines');
  render(<Gallery />);
  const { light, told } = inspectedLamp();
  light.start();
  light.send({ type: 'press', by: 'Ada' });
  const open = (text: string) =>
    fireEvent.change(screen.getByLabelText('Open recording'), {
      target: { files: [Object.assign(new File([text], 'a.json'), { text: async () => text })] },
    });
  open('hello');
  expect((await screen.findByRole('alert')).textContent).toContain('it is not JSON');
  open(JSON.stringify(recordingOf(told, new Date())));
  expect(await screen.findByRole('heading', { level: 1, name: 'Recording' })).toBeDefined();
  expect(screen.getByRole('button', { name: /^light x:/ }).textContent).toMatch(/ on$/);
  vi.unstubAllEnvs();
});
