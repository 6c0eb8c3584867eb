// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tab-channel.ts';
import type { TabChannel } from './tab-channel.ts';

let open: TabChannel[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.map((channel) => channel.close()));
  open = [];
  vi.unstubAllGlobals();
  localStorage.clear();
});

function tab(name: string): { channel: TabChannel; received: unknown[] } {
  const received: unknown[] = [];
  const channel = openTabChannel(name, (message) => received.push(message));
  open.push(channel);
  return { channel, received };
}

test('[A59] tabs communicate through BroadcastChannel, which stores nothing', async () => {
  const [speaker, listener, stranger] = [tab('one'), tab('one'), tab('two')];
  speaker.channel.post('hello');
  await expect.poll(() => listener.received).toEqual(['hello']);
  expect([speaker.received, stranger.received, localStorage.length]).toEqual([[], [], 0]);
});

test('[SWK-06, A59] without BroadcastChannel and IndexedDB they communicate through local storage, once within 60 s', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  // Loaded beforehand, so that the channels wait for no import while the clock is faked.
  await import('broadcast-channel');
  vi.useFakeTimers();
  const [speaker, listener] = [tab('one'), tab('one')];
  await vi.advanceTimersByTimeAsync(1);
  speaker.channel.post('hello');
  await vi.advanceTimersByTimeAsync(1);
  expect(listener.received).toEqual(['hello']);

  const key = localStorage.key(0) ?? '';
  const replay = async () => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    await vi.advanceTimersByTimeAsync(10);
    return listener.received.length;
  };
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await replay()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  speaker.channel.post('later');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(listener.received).toEqual(['hello', 'later']);
});

/** Messages that a channel stores in IndexedDB, where available. */
async function storedMessages(name: string): Promise<unknown[]> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
  const opening = indexedDB.open(`pubkey.broadcast-channel-0-${name}`);
  opening.addEventListener('success', () => {
    const all = opening.result.transaction('messages').objectStore('messages').getAll();
    all.addEventListener('success', () => {
      opening.result.close();
      resolve(all.result.map(({ data }: { data: { data: unknown } }) => data.data));
    });
  });
  opening.addEventListener('error', () => reject(new Error('the database cannot be opened')));
  return promise;
}

test('[SWK-06, A59] without BroadcastChannel they communicate through IndexedDB, which keeps a message for 45 s', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  const [speaker, listener] = [tab('idb'), tab('idb')];
  speaker.channel.post('hello');
  await expect.poll(() => listener.received).toEqual(['hello']);

  // Old messages are cleaned up on one message in ten; here on each.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const start = Date.now();
  const says = async (message: string, seconds: number) => {
    vi.setSystemTime(start + seconds * 1000);
    speaker.channel.post(message);
    await expect.poll(() => listener.received).toContain(message);
    return storedMessages('idb');
  };
  expect(await says('still there', 44)).toEqual(['hello', 'still there']);
  await says('gone', 46);
  await expect.poll(() => storedMessages('idb')).toEqual(['still there', 'gone']);
  expect(localStorage.length).toBe(0);
  vi.restoreAllMocks();
});

test('[A59] a browser without any of them gets a channel that sends nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  const { channel } = tab('one');
  expect(() => channel.post('hello')).not.toThrow();
  vi.restoreAllMocks();
});
