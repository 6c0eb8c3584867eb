// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TabFaults } from '../client/faults.ts';
import { InspectorChannel } from '../client/inspector-channel.ts';
import { CHANNEL } from '../protocol/messages.ts';
import { startRelay } from '../testing/socket-hub.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { connect } from './connection.ts';
import { LiveStore } from './live-store.ts';

const open: (() => void)[] = [];
afterEach(() => {
  // Disconnects all tabs, which would respond to other tests' inspectors.
  window.dispatchEvent(new Event('pagehide'));
  for (const close of open.splice(0).reverse()) close();
});

/** A tab with a lamp and an inspector in one browser, both connected to a host that relays their messages. */
async function inDevelopment(onOpen: () => void = () => {}) {
  const hub = await startRelay();
  vi.stubGlobal('location', hub.page);
  // Node's own WebSocket does not accept jsdom's events.
  class Socket extends WebSocket {
    constructor(url: URL) {
      super(url);
      // A browser's socket throws nothing when it is closed before it is connected.
      this.on('error', () => {});
      onOpen();
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  const tab = crypto.randomUUID();
  const { light, recorder } = inspectedLamp({ tab, hear: (message) => channel.tell(message) });
  const faults = new TabFaults(fetch, () => undefined);
  const channel = new InspectorChannel({ tab, recorder: () => recorder, faults: () => faults });
  const store = new LiveStore();
  const connection = connect((message) => store.hear(message));
  open.push(hub.close, connection.close);
  await expect.poll(() => [hub.count('tab'), hub.count('inspector')]).toEqual([1, 1]);
  return { hub, light, tab, store, connection };
}

/** Waits until the tab received everything sent before over both channels. */
async function untilHeard({ hub, tab, store }: Awaited<ReturnType<typeof inDevelopment>>): Promise<void> {
  const other = new BroadcastChannel(CHANNEL);
  for (const sendHello of [
    (message: object) => other.postMessage(message),
    (message: object) => hub.say('tab', message),
  ]) {
    store.tabs.clear();
    sendHello({ type: '@machines.hello', id: crypto.randomUUID() });
    await expect.poll(() => store.tabs.has(tab)).toBe(true);
  }
  other.close();
}

test('a message arrives once at a tab that is reached by two channels', async () => {
  const world = await inDevelopment();
  const { light, tab, store, connection } = world;
  const { sessionId } = light.start();
  connection.send({ type: '@machines.send', tab, sessionId, event: { type: 'press', by: 'Ada' } });
  await expect.poll(() => store.response).toMatchObject({ ok: true });
  await untilHeard(world);
  expect(light.getSnapshot()).toMatchObject({ value: 'on', context: { presses: 1 } });
  const steps = store.steps.filter(({ actor }) => actor.startsWith(tab));
  expect(steps.map(({ event }) => event.type)).toEqual(['xstate.init', 'press']);
});

test('a closed connection has left the host, and does not reconnect', async () => {
  let opened = 0;
  const { hub, connection } = await inDevelopment(() => (opened += 1));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  connection.close();
  await expect.poll(() => hub.count('inspector')).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(opened).toBe(2);
});

test('a hidden document leaves the host, and one that is restored from the cache is connected again', async () => {
  const { hub, tab, store } = await inDevelopment();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => [hub.count('tab'), store.tabs.has(tab)]).toEqual([0, false]);
  window.dispatchEvent(new Event('pageshow'));
  await expect.poll(() => hub.count('tab') > 0 && store.tabs.has(tab)).toBe(true);
});
