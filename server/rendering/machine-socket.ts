import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { isLoopback } from '../../src/rules/loopback.ts';
import { isFromThisMachine } from '../lib/this-machine.ts';

const PATH = '/dev/machines/socket';
const MAX_BYTES = 1_000_000;
/** A reader that does not read is left behind, bytes. */
const MAX_WAITING = 20_000_000;

interface Client {
  socket: WebSocket;
  /** `tab` and `inspector` are the shop's own; others speak Stately's protocol only. */
  role: string | null;
  /** Sits at this machine. */
  isHere: boolean;
}

/** What an inspector asks of a tab; all but the first change something. */
const COMMANDS = ['@machines.hello', '@machines.send', '@machines.fault'];

function typeOf(text: string): string | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'type' in message ? String(message.type) : null;
  } catch {
    return null;
  }
}

/** Who gets a message. */
function readersOf(type: string, sender: Client, clients: Iterable<Client>): Client[] {
  const others = [...clients].filter((client) => client !== sender);
  if (type.startsWith('@xstate.')) return others.filter(({ role }) => role !== 'tab');
  if (!type.startsWith('@machines.')) return [];
  if (!COMMANDS.includes(type)) return others.filter(({ role }) => role === 'inspector');
  const isAllowed = type === COMMANDS[0] || sender.isHere;
  return isAllowed ? others.filter(({ role }) => role === 'tab') : [];
}

/**
 * A browser tells where its script is from: other sites may not listen. Nor may one whose name was pointed to this machine
 * after its script had come: of names only this machine's and the shop's own count, while an address is nobody else's.
 */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const { host: theirs, hostname = '' } = URL.parse(origin) ?? {};
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isNamed = isLoopback(hostname) || hostname === URL.parse(publicUrl)?.hostname;
  return theirs === host && (isAddress || isNamed);
}

/** Nobody has read for whom a proxy asks: who names somebody is not here. */
function isHere(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  const ip = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return headers['x-forwarded-for'] === undefined && isFromThisMachine({ headers, ip, raw: request });
}

/**
 * Passes on what tabs tell of their machines to inspectors on any machine of the network, by the protocol of Stately's
 * published inspector, and what inspectors on this machine ask of tabs. For development only.
 */
export async function openMachineSocket(app: FastifyInstance, publicUrl: string): Promise<void> {
  const { WebSocketServer } = await import('ws');
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_BYTES });
  const clients = new Set<Client>();
  const pass = (sender: Client, data: RawData) => {
    const text = String(data);
    const type = typeOf(text);
    if (type === null) return;
    for (const { socket } of readersOf(type, sender, clients))
      if (socket.bufferedAmount < MAX_WAITING) socket.send(text);
  };
  app.server.on('upgrade', (request, socket, head) => {
    const url = URL.parse(request.url ?? '', 'http://localhost');
    if (url?.pathname !== PATH) return;
    if (!isOwnOrigin(request, publicUrl)) return void socket.destroy();
    server.handleUpgrade(request, socket, head, (opened) => {
      const client = { socket: opened, role: url.searchParams.get('role'), isHere: isHere(request) };
      clients.add(client);
      opened.on('message', (data) => pass(client, data));
      opened.on('close', () => clients.delete(client));
      opened.on('error', () => opened.terminate());
    });
  });
  // Closing waits for whoever is connected.
  app.addHook('preClose', async () => {
    for (const { socket } of clients) socket.terminate();
    server.close();
  });
}
