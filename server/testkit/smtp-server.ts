import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A local mail server that accepts, refuses or delays mails as the test requires. */
export interface SmtpServer {
  url: string;
  /** The accepted mails, raw, in order. */
  taken: string[];
  mood: 'takes' | 'refuses' | 'hangs';
  /** Returns the number of open connections. */
  open(): number;
  close(): Promise<void>;
}

function replyTo(line: string, server: SmtpServer): string {
  if (/^EHLO/i.test(line)) return '250 test';
  if (/^MAIL/i.test(line) && server.mood === 'refuses') return '451 try again later';
  if (/^DATA/i.test(line)) return '354 go on';
  return /^QUIT/i.test(line) ? '221 bye' : '250 ok';
}

function converse(socket: Socket, server: SmtpServer): void {
  let text = '';
  let inData = false;
  socket.on('error', () => {});
  if (server.mood !== 'hangs') socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    text += chunk.toString();
    for (;;) {
      const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n');
      if (end < 0) return;
      const part = text.slice(0, end);
      text = text.slice(end + (inData ? 5 : 2));
      if (inData) server.taken.push(part);
      socket.write(`${inData ? '250 taken' : replyTo(part, server)}\r\n`);
      inData = !inData && /^DATA/i.test(part);
    }
  });
}

export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, server);
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const server: SmtpServer = {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    taken: [],
    mood: 'takes',
    open: () => sockets.size,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => listener.close(() => resolve()));
    },
  };
  return server;
}
