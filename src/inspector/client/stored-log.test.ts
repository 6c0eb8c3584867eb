// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { LiveStore } from '../live/live-store.ts';
import type { InspectionMessage } from '../protocol/messages.ts';
import { inspectedLamp } from '../testing/inspected-lamp.ts';
import { storeLog, storedLog } from './stored-log.ts';

beforeEach(() => sessionStorage.clear());

/** The messages of an earlier document whose lamp was pressed this often. */
function earlierDocument(presses: number): InspectionMessage[] {
  const { light, recorder } = inspectedLamp();
  light.start();
  for (let press = 0; press < presses; press++) light.send({ type: 'press', by: 'Ada' });
  return recorder.messages.map((message) => ({ ...message, tab: 'earlier' }));
}

test('the log of a document is read unchanged by the next one; it is redacted and contains each machine once', () => {
  const messages = earlierDocument(3);
  const [first] = messages;
  const twice = first ? [...messages, { ...first, sessionId: 'x:99' }] : [];
  storeLog(twice);
  const log = JSON.stringify({ ...sessionStorage });
  expect(log).not.toContain('Ada');
  expect(log.split('isNamed')).toHaveLength(2);
  expect(storedLog()).toEqual(JSON.parse(JSON.stringify(twice)));
});

test('of a long log the newest messages and their actors are kept', () => {
  const messages = earlierDocument(5_000);
  storeLog(messages);
  const log = storedLog();
  expect(JSON.stringify({ ...sessionStorage }).length).toBeLessThan(2_500_000);
  expect(log.length).toBeLessThan(messages.length);
  expect(log[0]).toMatchObject({ type: '@xstate.actor', name: 'light' });
  expect(log.at(-1)).toEqual(JSON.parse(JSON.stringify(messages.at(-1))));
});

test.each([
  null,
  '',
  '{',
  '3',
  '{"messages":[]}',
  '{"definitions":[],"messages":[{"type":"@xstate.dream"}, null]}',
])('an unreadable log (%j) is ignored', (text) => {
  if (text !== null) sessionStorage.setItem('machines:log', text);
  expect(storedLog()).toEqual([]);
});

test('a store that is full loses the log without an error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeLog(earlierDocument(1))).not.toThrow();
  vi.restoreAllMocks();
  expect(storedLog()).toEqual([]);
});

test('the log is appended to that of the earlier document, and marks where the new one begins', () => {
  const past = earlierDocument(2);
  const { light, recorder } = inspectedLamp({ past });
  light.start();
  light.send({ type: 'press', by: 'Ada' });
  expect(recorder.earlier).toEqual(['earlier']);
  const store = new LiveStore();
  const introduction = { type: '@machines.tab', title: '', path: '/', canAct: true, faults: [] };
  store.hear({ ...introduction, tab: 'tab', earlier: [...recorder.earlier] });
  for (const message of recorder.messages) store.hear(message);
  expect([...(store.documentsOf('tab') ?? [])]).toEqual(['tab', 'earlier']);
  expect(store.documentsOf(null)).toBeNull();
  expect(store.steps.map(({ opens }) => opens)).toEqual(['/lamps', null, null, '/lamps', null]);
});
