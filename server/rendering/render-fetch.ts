import type { FastifyInstance } from 'fastify';

/** Maximum response time (ms) of another host for one call of a render. */
const REMOTE_TIMEOUT_MS = 8_000;

/**
 * Creates the `fetch` of renders: to the host at `apiBase`, or directly into the host's own routes, without
 * HTTP.
 */
export function createRenderFetch(app: FastifyInstance, apiBase: string | null): typeof globalThis.fetch {
  return apiBase === null ? inProcess(app) : remote;
}

const remote: typeof globalThis.fetch = (input, init = {}) => {
  const timeLimit = AbortSignal.timeout(REMOTE_TIMEOUT_MS);
  const signal = init.signal ? AbortSignal.any([init.signal, timeLimit]) : timeLimit;
  return globalThis.fetch(input, { ...init, signal });
};

function inProcess(app: FastifyInstance): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const response = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      ...(request.method === 'POST' ? { payload: await request.text() } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    return new Response(response.body, { status: response.statusCode, headers });
  };
}
