import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { LivePage } from '../live/LivePage.tsx';
import { CHANNEL } from '../protocol/messages.ts';
import { measureEverything } from './measured-document.ts';
import { watchedLight } from './watched-light.ts';

// A worker lays out where there is one; a test's document has none.
vi.mock('elkjs/lib/elk-api', () => import('elkjs/lib/elk.bundled.js'));

/** The live page beside a tab with a lamp. */
export async function watchedPage() {
  measureEverything();
  vi.stubEnv('DEV', false);
  const tab = crypto.randomUUID();
  const channel = new BroadcastChannel(CHANNEL);
  const asked: { type: string; fault?: string; on?: boolean }[] = [];
  channel.addEventListener('message', ({ data }) => asked.push(data));
  const { light, told } = watchedLight({ tab, hear: (message) => channel.postMessage(message) });
  const introduction = { type: '@machines.tab', tab, path: '/lamps', canAct: true, earlier: [] };
  history.replaceState(null, '', `/dev/machines/live?tab=${tab}`);
  const page = render(<LivePage />);
  /** Says who the tab is, and waits until the page has heard that and all that was said before. */
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
    asked,
    introduce,
    /** Where the lamp stands, as the list of actors and the chart say it. */
    standings: () => [
      screen.getByRole('button', { name: /^light x:/ }).querySelector('span')?.textContent,
      page.container.querySelector('.live-chart [role="status"]')?.textContent,
    ],
    /** Waits until the page shows as many events. */
    shows: (count: number) =>
      waitFor(() => expect(screen.getByText(`${count} events, times in UTC`)).toBeDefined()),
    /** Opens a file, and answers with what the page says of it. */
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
