import type { Message } from '../protocol/messages.ts';

/** Path of the host's development relay for tabs and inspectors on other machines. */
const SOCKET = '/dev/machines/socket';
const AGAIN_MS = 2_000;
const MAX_WAITING = 1_000;

/** Connects to inspectors, or tabs, on other machines; `null` when the host has no relay. */
export function openSocket(
  role: 'tab' | 'inspector',
  hear: (data: unknown) => void,
): { send: (message: Message) => void; close: () => void } | null {
  if (!import.meta.env.DEV) return null;
  const url = new URL(`${SOCKET}?role=${role}`, window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let socket: WebSocket | null = null;
  let isWanted = true;
  const waiting: string[] = [];
  const open = () => {
    socket = new WebSocket(url);
    socket.addEventListener('open', () => waiting.splice(0).forEach((text) => socket?.send(text)));
    socket.addEventListener('message', ({ data }) => {
      try {
        hear(JSON.parse(String(data)));
      } catch {
        // Not a message of this protocol.
      }
    });
    socket.addEventListener('close', () => setTimeout(() => isWanted && open(), AGAIN_MS));
  };
  open();
  return {
    send(message) {
      const text = JSON.stringify(message);
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
      else if (waiting.length < MAX_WAITING) waiting.push(text);
    },
    close() {
      isWanted = false;
      socket?.close();
    },
  };
}
