import { WebSocketServer } from 'ws';

/** The host's development relay: forwards tabs' messages to inspectors, and inspectors' to tabs. */
export async function startRelay() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const clients = { tab: new Set<WebSocketOfHub>(), inspector: new Set<WebSocketOfHub>() };
  server.on('connection', (socket, request) => {
    const isTab = request.url?.endsWith('role=tab') === true;
    const [own, others] = isTab ? [clients.tab, clients.inspector] : [clients.inspector, clients.tab];
    own.add(socket);
    socket.on('close', () => own.delete(socket));
    socket.on('message', (data) => others.forEach((other) => other.send(String(data))));
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    /** URL of a page of this shop. */
    page: new URL(`http://127.0.0.1:${port}/cart`),
    /** Number of connected clients of a kind. */
    count: (kind: keyof typeof clients) => clients[kind].size,
    /** Sends a message to all clients of a kind. */
    say: (kind: keyof typeof clients, message: object) =>
      clients[kind].forEach((client) => client.send(JSON.stringify(message))),
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

type WebSocketOfHub = WebSocketServer['clients'] extends Set<infer Client> ? Client : never;
