// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockedWork } from '../testing/locked-work.ts';
import { withLock } from '../web-lock.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[TOK-10, A60] without Web Locks the first tab works and the next waits until it has ended', async () => {
  vi.useFakeTimers();
  const { events, start, end } = lockedWork();
  const first = start('first');
  await vi.advanceTimersByTimeAsync(10);
  const second = start('second');
  const other = start('other', 'another-lock');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(events).toEqual(['first begins', 'other begins']);
  end('first');
  await vi.advanceTimersByTimeAsync(200);
  expect(events).toEqual(['first begins', 'other begins', 'first ends', 'second begins']);
  for (const name of ['second', 'other']) end(name);
  expect(await Promise.all([first, second, other])).toEqual(['first', 'second', 'other']);
  expect(localStorage.length).toBe(0);
});

test('[A60] two tabs that start at the same instant work one at a time', async () => {
  vi.useFakeTimers();
  const { events, start, end } = lockedWork();
  const both = [start('one'), start('two')];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toHaveLength(1);
  for (const name of ['one', 'two', 'one', 'two']) {
    end(name);
    await vi.advanceTimersByTimeAsync(200);
  }
  await Promise.all(both);
  expect(events.filter((event) => event.endsWith('begins'))).toHaveLength(2);
});

test('[A60] the lease of a tab that was closed during its work expires after a minute', async () => {
  vi.useFakeTimers();
  localStorage.setItem('lease:token-refresh:closed-tab', String(Date.now() - 1));
  const { events, start, end } = lockedWork();
  const waiting = start('waiting');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(events).toEqual(['waiting begins']);
  end('waiting');
  await waiting;
});

test('[A60] failing work releases the lock, and its error is passed on', async () => {
  vi.useFakeTimers();
  const refuse = () => Promise.reject(new Error('refused'));
  const failure = withLock('token-refresh', refuse).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(await failure).toMatchObject({ message: 'refused' });
  expect(localStorage.length).toBe(0);
});

test('[A60] without storage work is serialised within the page', async () => {
  vi.useFakeTimers();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  const { events, start, end } = lockedWork();
  const first = start('first');
  await vi.advanceTimersByTimeAsync(10);
  const second = start('second');
  await vi.advanceTimersByTimeAsync(500);
  expect(events).toEqual(['first begins']);
  end('first');
  await vi.advanceTimersByTimeAsync(200);
  end('second');
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
});
