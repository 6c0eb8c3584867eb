import { randomId } from '../../lib/random-id.ts';
import { openSocket } from '../client/open-socket.ts';
import { CHANNEL } from '../protocol/messages.ts';
import type { UnsentCommand } from '../protocol/messages.ts';

/** Long enough for ids to be unique. */
const ID_LENGTH = 21;

/**
 * Receives messages from the tabs of this browser, in development through the host from other browsers, and
 * from the parent or opener window using Stately's published inspector. Connected tabs send their past first.
 */
export function connect(hear: (message: unknown) => void): {
  send: (unsent: UnsentCommand) => void;
  close: () => void;
} {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => hear(data));
  const socket = openSocket('inspector', hear);
  const onMessage = ({ origin, data }: MessageEvent) => {
    if (origin === window.location.origin) hear(data);
  };
  window.addEventListener('message', onMessage);
  const opener: Window | null = window.parent === window ? window.opener : window.parent;
  opener?.postMessage({ type: '@statelyai.connected' }, window.location.origin);
  const send = (unsent: UnsentCommand) => {
    const command = { ...unsent, id: randomId(ID_LENGTH) };
    channel.postMessage(command);
    socket?.send(command);
  };
  send({ type: '@machines.hello' });
  return {
    send,
    close() {
      channel.close();
      socket?.close();
      window.removeEventListener('message', onMessage);
    },
  };
}
