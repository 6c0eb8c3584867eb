// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InspectionMessage } from '../protocol/messages.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { LiveStore } from './live-store.ts';

/** The messages of a tab whose lamp was pressed this often. */
function lampOf(tab: string, presses: number): InspectionMessage[] {
  const { light, told } = inspectedLamp();
  light.start();
  for (let press = 0; press < presses; press++) light.send({ type: 'press', by: 'Ada' });
  return told.map((message) => ({ ...message, tab }));
}

function storeOf(messages: readonly InspectionMessage[]): LiveStore {
  const store = new LiveStore();
  for (const message of messages) store.hear(message);
  return store;
}

const told = ({ steps }: LiveStore) =>
  steps.map(({ id, actor, event, after, opens }) => [id, actor, event.type, after?.value, opens]);

describe('an inspector', () => {
  test('that receives a current message before the earlier ones shows all of them in order', () => {
    const messages = lampOf('t', 3);
    const [now] = messages.slice(-1);
    const late = storeOf(now ? [now, ...messages] : []);
    expect(told(late)).toHaveLength(4);
    expect(told(late)).toEqual(told(storeOf(messages)));
    expect(late.messages).toEqual(messages);
  });

  test('shows each step once and in order, however often and in whatever order it receives them', () => {
    const tabs = [lampOf('one', 4), lampOf('other', 3)];
    const expected = tabs.map((messages) => told(storeOf(messages)).map(([, ...step]) => step));
    const heard = fc.shuffledSubarray([...tabs.flat(), ...tabs.flat()], {
      minLength: 2 * tabs.flat().length,
    });
    fc.assert(
      fc.property(heard, (messages) => {
        const store = storeOf(messages);
        const steps = told(store).map(([, ...step]) => step);
        const ofTab = (tab: string) => steps.filter(([actor]) => String(actor).startsWith(`${tab}/`));
        expect([ofTab('one'), ofTab('other')]).toEqual(expected);
        expect(store.steps.map(({ id }) => id)).toEqual(steps.map((_, index) => index));
      }),
      { numRuns: 50 },
    );
  });

  test('keeps the selected step when earlier steps arrive late', () => {
    const messages = lampOf('t', 3);
    const store = storeOf(messages.slice(-2));
    const [looked] = store.steps;
    for (const message of messages) store.hear(message);
    expect(looked && store.steps.indexOf(looked)).toBe(3);
    expect(looked?.id).toBe(3);
  });

  test('that was cleared still knows the state of each actor, and is not refilled by old messages', () => {
    const messages = lampOf('t', 1);
    const store = storeOf(messages);
    store.clear();
    for (const message of messages) store.hear(message);
    expect(store.steps).toEqual([]);
    const [actor] = store.actors.values();
    expect(store.snapshotAt(actor?.key ?? '', Infinity)).toMatchObject({ value: 'on' });
  });

  test('knows the state of actors whose last step is older than its log', () => {
    const store = storeOf([...lampOf('quiet', 1), ...lampOf('busy', 10_100)]);
    const quiet = [...store.actors.values()].find(({ tab }) => tab === 'quiet');
    expect(store.steps.some(({ actor }) => actor === quiet?.key)).toBe(false);
    expect(store.snapshotAt(quiet?.key ?? '', Infinity)).toMatchObject({ value: 'on' });
  });
});
