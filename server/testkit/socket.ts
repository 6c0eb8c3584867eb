import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { World } from './world.ts';

export interface SocketResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SocketRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
}

/**
 * Makes a world listen, and returns a function for requests over a real connection, which `app.inject` does
 * not use.
 */
export async function listening(world: World): Promise<{
  port: number;
  get(path: string, options?: SocketRequest): Promise<SocketResponse>;
}> {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  return { port, get: (path, options = {}) => send({ ...options, port, path }) };
}

function send(options: SocketRequest & { port: number; path: string }): Promise<SocketResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, host: '127.0.0.1', agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
