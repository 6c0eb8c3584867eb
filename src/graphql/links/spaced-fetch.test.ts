import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../network-error.ts';
import { startLocalHost } from '../testing/local-host.ts';
import type { HostResponse, LocalHost } from '../testing/local-host.ts';
import { createSpacedFetch } from './spaced-fetch.ts';
import type { RequestResult } from './spaced-fetch.ts';

const SPACING_MS = 50;

let host: LocalHost | undefined;
afterEach(() => host?.close());

async function spacedOver(response: HostResponse, options: { timeoutMs?: number } = {}) {
  const started = (host = await startLocalHost(() => response));
  const results: RequestResult[] = [];
  const starts: { path: string; at: number }[] = [];
  const inits: (RequestInit | undefined)[] = [];
  const send = createSpacedFetch({
    fetch(input, init) {
      starts.push({ path: String(input).slice(started.url.length), at: performance.now() });
      inits.push(init);
      return fetch(input, init);
    },
    spacing: SPACING_MS,
    onRequestResult: (result) => results.push(result),
    ...options,
  });
  return { send, url: started.url, requests: started.requests, results, starts, inits };
}

test('[HTP-06] requests made together start 50 ms apart, a mutation right after the first', async () => {
  const { send, url, requests, starts } = await spacedOver({ body: {} });
  await Promise.all([
    send(`${url}/1`),
    send(`${url}/2`),
    send(`${url}/3`),
    send(`${url}/write`, { priority: 'high' }),
  ]);
  expect(starts.map(({ path }) => path)).toEqual(['/1', '/write', '/2', '/3']);
  const gaps = starts.slice(1).map(({ at }, index) => at - (starts[index]?.at ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(SPACING_MS);
  expect(requests).toHaveLength(4);
});

test('[HTP-05] a request without a response fails at the time limit', async () => {
  const { send, url, results } = await spacedOver('silence', { timeoutMs: 40 });
  const failure = await send(url).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NetworkError);
  expect(failure).toMatchObject({ layer: 'network', timedOut: true });
  expect(results).toEqual(['failed']);
});

test('[HTP-05] the time limit is 50 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const { send, url } = await spacedOver({ body: {} });
  await send(url);
  expect(limit.mock.calls).toEqual([[50_000]]);
  limit.mockRestore();
});

test.each([['cut'], ['cutInBody']] as const)(
  '[TOK-16, ERR-03] a connection that is lost (%s) is a network error and marks the link failed',
  async (accident) => {
    const { send, url, results } = await spacedOver(accident);
    const failure = await send(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ layer: 'network', timedOut: false });
    expect(results).toEqual(['failed']);
  },
);

test.each([
  [200, 'ok'],
  [401, 'ok'],
  [404, 'ok'],
  [422, 'ok'],
  [501, 'ok'],
  [500, 'failed'],
  [502, 'failed'],
  [503, 'failed'],
] as const)('[TOK-16, A03] a response of %i reports the link as %s', async (status, result) => {
  const { send, url, results } = await spacedOver({ status, body: { message: 'words' } });
  const response = await send(url);
  expect([response.status, await response.json()]).toEqual([status, { message: 'words' }]);
  expect(results).toEqual([result]);
});

test('[TOK-16] a request that its caller aborts reports nothing about the link', async () => {
  const { send, url, requests, results } = await spacedOver('silence');
  const leaving = new AbortController();
  const response = send(url, { signal: leaving.signal });
  await expect.poll(() => requests.length).toBe(1);
  leaving.abort(new Error('left the page'));
  await expect(response).rejects.toThrow('left the page');
  expect(results).toEqual([]);
});

test('[HTP-04] cookies are sent to our own origin only', async () => {
  const { send, url, inits } = await spacedOver({ body: {} });
  await send(url);
  expect(inits[0]?.credentials).toBe('same-origin');
});

test('[HTP-03] a response without a body is accepted', async () => {
  const { send, url } = await spacedOver({ status: 204, body: '' });
  expect((await send(url)).status).toBe(204);
});
