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

/** An answer, or a failure: silence, or the connection cut before or within the body. */
export type HostAnswer = { status?: number; body?: unknown; type?: string } | 'silence' | 'cut' | 'cutInBody';

export interface LocalHost {
  url: string;
  /** Requests in order of arrival. */
  requests: SeenRequest[];
  close: () => Promise<void>;
}

function send(response: ServerResponse, answer: HostAnswer): void {
  if (answer === 'silence') return;
  if (answer === 'cut') return void response.destroy();
  if (answer === 'cutInBody') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{', () => response.destroy());
    return;
  }
  const { status = 200, body, type = 'application/json' } = answer;
  response.writeHead(status, { 'content-type': type });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Starts a real HTTP server on a free local port that answers as given and records its requests. */
export async function startLocalHost(
  answer: (request: SeenRequest) => HostAnswer | Promise<HostAnswer>,
): Promise<LocalHost> {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const at = performance.now();
    const respond = async () => {
      const { method = '', url = '', headers } = incoming;
      const body = method === 'POST' ? await json(incoming) : null;
      const request = { method, path: url, headers, body, at };
      requests.push(request);
      send(response, await answer(request));
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
