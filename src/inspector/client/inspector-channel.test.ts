// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHANNEL } from '../protocol/messages.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { TabFaults } from './faults.ts';
import { InspectorChannel } from './inspector-channel.ts';

const inspectors: BroadcastChannel[] = [];
beforeEach(() => {
  vi.stubEnv('DEV', false);
  // Tabs of other files in this window come back when one of them shows the page again.
  window.dispatchEvent(new Event('pagehide'));
});
afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllEnvs();
  for (const inspector of inspectors.splice(0)) inspector.close();
});

/** A tab with a lamp, and an inspector listening to it. */
function watchedTab() {
  const { light, recorder } = inspectedLamp();
  const tab = crypto.randomUUID();
  light.start();
  const faults = new TabFaults(fetch, () => undefined);
  new InspectorChannel({ tab, recorder: () => recorder, faults: () => faults }).introduce();
  const inspector = new BroadcastChannel(CHANNEL);
  inspectors.push(inspector);
  const heard: { type: string; message?: string; ok?: boolean; canAct?: boolean }[] = [];
  inspector.addEventListener('message', ({ data }) => heard.push(data));
  const responseTo = async (command: object) => {
    const before = heard.length;
    inspector.postMessage({ tab, id: crypto.randomUUID(), ...command });
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    return heard.at(-1);
  };
  return { light, faults, heard, responseTo };
}

const press = (sessionId: string, event: unknown) => ({
  type: '@machines.send',
  sessionId,
  event,
});

test('an inspector that connects receives a tab’s introduction and its log', async () => {
  const { heard, responseTo } = watchedTab();
  await responseTo({ type: '@machines.hello' });
  await expect.poll(() => heard).toHaveLength(4);
  expect(heard[0]).toMatchObject({ type: '@machines.tab', canAct: true, faults: [] });
  expect(heard.slice(1).map(({ type }) => type)).toEqual([
    '@xstate.actor',
    '@xstate.event',
    '@xstate.snapshot',
  ]);
});

test('a tab sends events that the machine accepts, and reports why it does not send others', async () => {
  const { light, responseTo } = watchedTab();
  const { sessionId } = light;
  expect(await responseTo(press(sessionId, { type: 'break' }))).toMatchObject({
    ok: false,
    message: 'break is not accepted now.',
  });
  expect(await responseTo(press(sessionId, { type: 'press', by: '' }))).toMatchObject({ ok: false });
  expect(light.getSnapshot().hasTag('bright')).toBe(false);
  expect(await responseTo(press(sessionId, { type: 'press', by: 'Ada' }))).toMatchObject({ ok: true });
  expect(light.getSnapshot().hasTag('bright')).toBe(true);
  expect(await responseTo(press(sessionId, { type: 'break' }))).toMatchObject({ ok: true });
  expect(await responseTo(press(sessionId, { type: 'press', by: 'Ada' }))).toMatchObject({
    ok: false,
    message: `The actor ${sessionId} has ended.`,
  });
});

test('if the shop is not on this computer, no event can be sent and no fault set', async () => {
  vi.stubGlobal('location', new URL('https://shop.example/cart'));
  const { light, faults, responseTo } = watchedTab();
  vi.unstubAllGlobals();
  expect(await responseTo(press(light.sessionId, { type: 'press', by: 'Ada' }))).toMatchObject({
    ok: false,
    message: 'Events can be sent on this machine only.',
  });
  expect(await responseTo({ type: '@machines.fault', fault: 'slow', on: true })).toMatchObject({
    ok: false,
    message: 'Calls can be broken on this machine only.',
  });
  expect([light.getSnapshot().hasTag('bright'), faults.on]).toEqual([false, []]);
});
