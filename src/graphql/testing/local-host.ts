import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

export interface SeenRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage['headers'];
  /** The parsed JSON body; `null` for GET. */
  body: unknown;
  /** Time of arrival, ms. */
  at: number;
}

/** A response, or a failure: silence, or the connection cut before or within the body. */
export type HostResponse =
  | { status?: number; body?: unknown; type?: string }
  | 'silence'
  | 'cut'
  | 'cutInBody';

export interface LocalHost {
  url: string;
  /** Requests in order of arrival. */
  requests: SeenRequest[];
  close: () => Promise<void>;
}

function send(stream: ServerResponse, response: HostResponse): void {
  if (response === 'silence') return;
  if (response === 'cut') return void stream.destroy();
  if (response === 'cutInBody') {
    stream.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    stream.write('{', () => stream.destroy());
    return;
  }
  const { status = 200, body, type = 'application/json' } = response;
  stream.writeHead(status, { 'content-type': type });
  stream.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Starts a real HTTP server on a free local port that responds as given and records its requests. */
export async function startLocalHost(
  responseTo: (request: SeenRequest) => HostResponse | Promise<HostResponse>,
): Promise<LocalHost> {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const at = performance.now();
    const respond = async () => {
      const { method = '', url = '', headers } = incoming;
      const body = method === 'POST' ? await json(incoming) : null;
      const request = { method, path: url, headers, body, at };
      requests.push(request);
      send(response, await responseTo(request));
    };
    respond().catch((error: unknown) => send(response, { status: 599, body: { message: String(error) } }));
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
