import { createWebSocketInspector, createWebSocketReceiver } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function socketOf(
  variables: Record<string, string> = { NODE_ENV: 'development' },
  prepare: (world: World) => void = () => {},
): Promise<string> {
  const world: World = await createWorld(variables);
  open.push(() => world.close());
  prepare(world);
  const url = await world.app.listen({ port: 0, host: '127.0.0.1' });
  return `${url.replace('http', 'ws')}/dev/machines/socket`;
}

/** Connects a tab or an inspector, with the messages it receives, parsed. */
async function connect(url: string, origin?: string, headers: Record<string, string> = {}) {
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(url, { origin, headers });
  open.push(() => socket.terminate());
  const received: { type: string }[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return { received, say: (message: unknown) => socket.send(JSON.stringify(message)) };
}

const light = createMachine({
  id: 'light',
  initial: 'off',
  states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});

it('messages of Stately’s published inspector reach its published receiver and our inspector', async () => {
  const url = await socketOf();
  const ours = await connect(`${url}?role=inspector`);
  const theirs: StatelyInspectionEvent[] = [];
  createWebSocketReceiver({ server: url }).subscribe((event) => theirs.push(event));
  const inspector = createWebSocketInspector({ url });
  open.push(() => inspector.stop());
  const actor = createActor(light, { inspect: inspector.inspect }).start();
  await expect.poll(() => ours.received.length).toBeGreaterThan(2);
  actor.send({ type: 'press' });
  const press = expect.objectContaining({
    type: '@xstate.snapshot',
    event: { type: 'press' },
    snapshot: expect.objectContaining({ value: 'on' }),
  });
  await expect.poll(() => ours.received).toContainEqual(press);
  await expect.poll(() => theirs).toContainEqual(press);
});

it('tabs get the messages of inspectors and inspectors those of tabs, but neither those of their own kind', async () => {
  const url = await socketOf();
  const [tab, otherTab] = [await connect(`${url}?role=tab`), await connect(`${url}?role=tab`)];
  const inspector = await connect(`${url}?role=inspector`);
  tab.say({ type: '@xstate.event', sessionId: 'x:1', event: { type: 'press' } });
  tab.say({ type: '@machines.tab', tab: 't' });
  inspector.say({ type: '@machines.fault', tab: 't', fault: 'slow', on: true });
  inspector.say({ type: 'other' });
  await expect.poll(() => tab.received.map(({ type }) => type)).toEqual(['@machines.fault']);
  await expect
    .poll(() => inspector.received.map(({ type }) => type))
    .toEqual(['@xstate.event', '@machines.tab']);
  expect(otherTab.received.map(({ type }) => type)).toEqual(['@machines.fault']);
});

/**
 * Returns what a tab receives from a client that greets it and then sends something, until the tab is greeted
 * again from this machine.
 */
async function receivedBy(url: string, headers: Record<string, string>): Promise<string[]> {
  const tab = await connect(`${url}?role=tab`);
  const sender = await connect(`${url}?role=inspector`, undefined, headers);
  sender.say({ type: '@machines.hello', id: 'first' });
  sender.say({ type: '@machines.send', id: 'second', tab: 't', sessionId: 'x:0', event: { type: 'press' } });
  sender.say({ type: '@machines.fault', id: 'third', tab: 't', fault: 'slow', on: true });
  sender.say({ type: '@machines.hello', id: 'last' });
  await expect.poll(() => tab.received.at(-1)).toMatchObject({ id: 'last' });
  return tab.received.map(({ type }) => type);
}

const GREETED = ['@machines.hello', '@machines.hello'];
const ALL = ['@machines.hello', '@machines.send', '@machines.fault', '@machines.hello'];

it('only a user on this machine can send events and faults, and not through a proxy', async () => {
  const url = await socketOf();
  expect(await receivedBy(url, {})).toEqual(ALL);
  const strangers: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
    { host: 'shop.example' },
  ];
  for (const headers of strangers) expect(await receivedBy(url, headers)).toEqual(GREETED);
});

it('a user on another machine of the network can only watch', async () => {
  const from = (address: string) => (world: World) =>
    world.app.server.prependListener('upgrade', ({ socket }) =>
      Object.defineProperty(socket, 'remoteAddress', { value: address }),
    );
  const development = { NODE_ENV: 'development' };
  expect(await receivedBy(await socketOf(development, from('192.168.0.9')), {})).toEqual(GREETED);
  expect(await receivedBy(await socketOf(development, from('::ffff:127.0.0.1')), {})).toEqual(ALL);
});

it('another site cannot connect, and outside development there is no socket', async () => {
  const url = await socketOf();
  await expect(connect(`${url}?role=inspector`, 'https://evil.example')).rejects.toThrow('socket hang up');
  // Its host name may have been rebound to this machine.
  await expect(
    connect(`${url}?role=inspector`, 'http://evil.example:3000', { host: 'evil.example:3000' }),
  ).rejects.toThrow('socket hang up');
  await connect(`${url}?role=inspector`, 'http://192.168.0.7:3000', { host: '192.168.0.7:3000' });
  const production = await socketOf({ NODE_ENV: 'production', SHOW_MACHINES: '1' });
  // The request is answered like any other for an unknown URL, or its connection is dropped.
  await expect(connect(`${production}?role=inspector`)).rejects.toThrow(/404|socket hang up/);
});
