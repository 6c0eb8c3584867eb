import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStartQueue } from './start-queue.ts';
import type { TurnOptions } from './start-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queueOf(spacingMs: number, page?: EventTarget) {
  const startInTurn = createStartQueue(spacingMs, page);
  const begin = performance.now();
  const starts: [string, number][] = [];
  const send = (name: string, options: Partial<TurnOptions> = {}) =>
    startInTurn(async () => {
      starts.push([name, performance.now() - begin]);
      return `result of ${name}`;
    }, options);
  return { send, starts };
}

test('[HTP-06] starts are 50 ms apart, start to start, however many are requested at once', async () => {
  const { send, starts } = queueOf(50);
  void send('first');
  void send('second');
  void send('third');
  await vi.advanceTimersByTimeAsync(200);
  expect(starts).toEqual([
    ['first', 0],
    ['second', 50],
    ['third', 100],
  ]);
});

test('[HTP-06] a spacing of 500 ms is kept as well', async () => {
  const { send, starts } = queueOf(500);
  void send('first');
  void send('second');
  await vi.advanceTimersByTimeAsync(499);
  expect(starts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(starts).toHaveLength(2);
});

test('[HTP-06] after a pause a start waits only for the rest of the spacing', async () => {
  const { send, starts } = queueOf(50);
  void send('first');
  await vi.advanceTimersByTimeAsync(30);
  void send('second');
  await vi.advanceTimersByTimeAsync(500);
  void send('third');
  await vi.advanceTimersByTimeAsync(0);
  expect(starts).toEqual([
    ['first', 0],
    ['second', 50],
    ['third', 530],
  ]);
});

test('[HTP-06, A61] urgent requests go before waiting ones, in their own order', async () => {
  const { send, starts } = queueOf(50);
  for (const name of ['first', 'second', 'third']) void send(name);
  void send('urgent', { priority: 'high' });
  void send('urgent too', { priority: 'high' });
  await vi.advanceTimersByTimeAsync(300);
  expect(starts.map(([name]) => name)).toEqual(['first', 'urgent', 'urgent too', 'second', 'third']);
});

test('[HTP-06, A61] low-priority requests start after all others', async () => {
  const { send, starts } = queueOf(50);
  void send('first');
  for (const name of ['ahead', 'also ahead']) void send(name, { priority: 'low' });
  void send('second');
  await vi.advanceTimersByTimeAsync(60);
  void send('third');
  await vi.advanceTimersByTimeAsync(300);
  expect(starts.map(([name]) => name)).toEqual(['first', 'second', 'third', 'ahead', 'also ahead']);
});

test('[HTP-06] a request that is aborted while waiting rejects and uses no slot', async () => {
  const { send, starts } = queueOf(50);
  const leaving = new AbortController();
  void send('first');
  const second = send('second', { signal: leaving.signal });
  void send('third');
  leaving.abort(new Error('left the page'));
  await expect(second).rejects.toThrow('left the page');
  await expect(send('late', { signal: leaving.signal })).rejects.toThrow('left the page');
  await vi.advanceTimersByTimeAsync(50);
  expect(starts.map(([name]) => name)).toEqual(['first', 'third']);
});

test('[HTP-06] without spacing no request waits', async () => {
  const { send, starts } = queueOf(0);
  const results = await Promise.all([send('first'), send('second'), send('third')]);
  expect(results).toEqual(['result of first', 'result of second', 'result of third']);
  expect(starts.map(([, at]) => at)).toEqual([0, 0, 0]);
});

test('[HTP-06] a request that fails at once rejects for its caller only', async () => {
  const startInTurn = createStartQueue(0);
  const failing = startInTurn(() => Promise.reject(new Error('refused')));
  await expect(failing).rejects.toThrow('refused');
  expect(await startInTurn(() => Promise.resolve('fine'))).toBe('fine');
});

test('[HTP-06] waiting writes start at once when the page is left, and reads keep their turn', async () => {
  const page = new EventTarget();
  const { send, starts } = queueOf(50, page);
  void send('first');
  void send('question');
  void send('fetched ahead', { priority: 'low' });
  for (const name of ['quantity', 'removal']) void send(name, { priority: 'high', keepalive: true });
  void send('logout', { priority: 'low', keepalive: true });
  page.dispatchEvent(new Event('pagehide'));
  expect(starts.map(([name]) => name)).toEqual(['first', 'quantity', 'removal', 'logout']);
  page.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(200);
  expect(starts.slice(-2)).toEqual([
    ['question', 50],
    ['fetched ahead', 100],
  ]);
});

test('[HTP-06] writes on a page that was left start at once, and in turn again after a return', async () => {
  const page = new EventTarget();
  const { send, starts } = queueOf(50, page);
  page.dispatchEvent(new Event('pagehide'));
  void send('quantity', { keepalive: true });
  void send('removal', { keepalive: true });
  expect(starts).toEqual([
    ['quantity', 0],
    ['removal', 0],
  ]);
  page.dispatchEvent(new Event('pageshow'));
  void send('first', { keepalive: true });
  void send('second', { keepalive: true });
  await vi.advanceTimersByTimeAsync(200);
  expect(starts.slice(2)).toEqual([
    ['first', 50],
    ['second', 100],
  ]);
});
