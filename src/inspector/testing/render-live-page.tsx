import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { LivePage } from '../live/LivePage.tsx';
import { CHANNEL } from '../protocol/messages.ts';
import { stubElementSizes } from './stub-element-sizes.ts';
import { inspectedLamp } from './inspected-lamp.ts';

// Browsers lay out in a worker, which jsdom does not have.
vi.mock('elkjs/lib/elk-api', () => import('elkjs/lib/elk.bundled.js'));

/** Renders the live page beside a tab with a lamp. */
export async function renderLivePage() {
  stubElementSizes();
  vi.stubEnv('DEV', false);
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const commands: { type: string; fault?: string; on?: boolean }[] = [];
  channel.addEventListener('message', ({ data }) => commands.push(data));
  const { light, told } = inspectedLamp({ tab, hear: (message) => channel.postMessage(message) });
  const introduction = { type: '@machines.tab', tab, path: '/lamps', canAct: true, earlier: [] };
  history.replaceState(null, '', `/dev/machines/live?tab=${tab}`);
  const page = render(<LivePage />);
  /** Introduces the tab, and waits until the page received that and everything before. */
  const introduce = async (title: string, faults: string[] = []) => {
    channel.postMessage({ ...introduction, title, faults });
    await screen.findByRole('option', { name: `/lamps ${title}` });
  };
  await introduce('Lamps');
  light.start();
  await screen.findByRole('button', { name: /^light x:/ });
  return {
    user: userEvent.setup(),
    light,
    told,
    commands,
    introduce,
    /** The lamp's state, in the list of actors and in the chart. */
    standings: () => [
      screen.getByRole('button', { name: /^light x:/ }).querySelector('span')?.textContent,
      page.container.querySelector('.live-chart [role="status"]')?.textContent,
    ],
    /** Waits until the page shows this many events. */
    shows: (count: number) =>
      waitFor(() => expect(screen.getByText(`${count} events, times in UTC`)).toBeDefined()),
    /** Opens a file and returns the page's message about it. */
    async showsRecording(text: string): Promise<string> {
      let isRead = false;
      const file = Object.assign(new File([text], 'recording.json'), {
        text: async () => ((isRead = true), text),
      });
      fireEvent.change(screen.getByLabelText('Open recording'), { target: { files: [file] } });
      await waitFor(() => expect(isRead).toBe(true));
      return screen.getByRole('group', { name: 'Recording' }).lastElementChild?.textContent ?? '';
    },
    close: () => channel.close(),
  };
}
