import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { isLoopback } from '../../src/rules/loopback.ts';
import { isFromThisMachine } from '../lib/this-machine.ts';

const PATH = '/dev/machines/socket';
const MAX_BYTES = 1_000_000;
/** Maximum bytes buffered for a client that does not read; further messages are dropped. */
const MAX_WAITING = 20_000_000;

interface Client {
  socket: WebSocket;
  /** `tab` and `inspector` are the shop's own; others speak only Stately's protocol. */
  role: string | null;
  /** Whether it runs on this machine. */
  isHere: boolean;
}

/** Commands of an inspector to a tab; all but the first change something. */
const COMMANDS = ['@machines.hello', '@machines.send', '@machines.fault'];

function typeOf(text: string): string | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'type' in message ? String(message.type) : null;
  } catch {
    return null;
  }
}

/** Returns the clients that receive a message. */
function readersOf(type: string, sender: Client, clients: Iterable<Client>): Client[] {
  const others = [...clients].filter((client) => client !== sender);
  if (type.startsWith('@xstate.')) return others.filter(({ role }) => role !== 'tab');
  if (!type.startsWith('@machines.')) return [];
  if (!COMMANDS.includes(type)) return others.filter(({ role }) => role === 'inspector');
  const isAllowed = type === COMMANDS[0] || sender.isHere;
  return isAllowed ? others.filter(({ role }) => role === 'tab') : [];
}

/**
 * Whether the request comes from a page of ours, by its Origin: other sites may not listen. Against DNS
 * rebinding, of host names only this machine's and the shop's own are accepted; an IP address cannot be
 * rebound.
 */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage, publicUrl: string): boolean {
  if (origin === undefined) return true;
  const { host: theirs, hostname = '' } = URL.parse(origin) ?? {};
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isNamed = isLoopback(hostname) || hostname === URL.parse(publicUrl)?.hostname;
  return theirs === host && (isAddress || isNamed);
}

/** A request forwarded by a proxy does not come from this machine. */
function isHere(request: IncomingMessage): boolean {
  const { headers, socket } = request;
  const ip = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return headers['x-forwarded-for'] === undefined && isFromThisMachine({ headers, ip, raw: request });
}

/**
 * Relays tabs' reports on their machines to inspectors anywhere on the network, by the protocol of Stately's
 * published inspector, and commands of inspectors on this machine to tabs. For development only.
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
  // Closing the server waits for open connections.
  app.addHook('preClose', async () => {
    for (const { socket } of clients) socket.terminate();
    server.close();
  });
}
