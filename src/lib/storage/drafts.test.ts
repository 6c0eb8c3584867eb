import { DAY_MS } from '../../rules/workshop-time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrafts, noDrafts, restoreDrafts, storeDrafts } from './drafts.ts';
import type { StoredDrafts } from './drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Drafts in their own store, which holds text as the browser's does. */
function openDrafts() {
  let text: string | null = null;
  return createDrafts({
    read: () => restoreDrafts(text),
    write: (value: StoredDrafts) => void (text = storeDrafts(value)),
    subscribe: () => () => undefined,
    close: () => Promise.resolve(),
  });
}

test('[A83] drafts are kept for two weeks, each separately, unless they are removed', () => {
  const drafts = openDrafts();
  drafts.write('product', '4', { text: 'Ava' });
  drafts.write('form', '4', { text: 'Hello' });
  expect([drafts.read('product', '4'), drafts.read('product', '5')]).toEqual([{ text: 'Ava' }, null]);
  drafts.write('form', '4', null);
  expect(drafts.read('form', '4')).toBeNull();
  vi.advanceTimersByTime(13 * DAY_MS);
  expect(drafts.read('product', '4')).toEqual({ text: 'Ava' });
  vi.advanceTimersByTime(1.1 * DAY_MS);
  expect(drafts.read('product', '4')).toBeNull();
});

test('only the newest drafts of a kind are kept, and none that is too long', () => {
  const drafts = openDrafts();
  drafts.write('address', '', 'home');
  for (let id = 1; id <= 21; id += 1) drafts.write('product', String(id), id);
  expect([drafts.read('product', '1'), drafts.read('product', '2'), drafts.read('address', '')]).toEqual([
    null,
    2,
    'home',
  ]);
  drafts.write('product', '21', 'x'.repeat(30_000));
  expect(drafts.read('product', '21')).toBeNull();
});

test('a translation may be as long as a page', () => {
  const drafts = openDrafts();
  drafts.write('translation', 'fr:page/1/content', 'x'.repeat(90_000));
  expect(drafts.read('translation', 'fr:page/1/content')).toHaveLength(90_000);
});

test('[SEC-05] drafts of another person are removed, those of a guest are kept at the login', () => {
  const drafts = openDrafts();
  drafts.write('product', '4', 'Ava');
  drafts.belongTo('ada');
  expect(drafts.read('product', '4')).toBe('Ava');
  drafts.belongTo('ada');
  expect(drafts.read('product', '4')).toBe('Ava');
  drafts.belongTo('eve');
  expect(drafts.read('product', '4')).toBeNull();
  drafts.write('product', '4', 'Eve');
  drafts.belongTo(null);
  expect(drafts.read('product', '4')).toBeNull();
});

test('what is typed before a login ends by itself is shown only to that person', () => {
  const drafts = openDrafts();
  drafts.belongTo('ada');
  drafts.write('product', '4', 'Ava');
  drafts.write('form', '7', 'Hello');
  drafts.hide();
  expect(drafts.read('product', '4')).toBeNull();
  drafts.belongTo(null);
  drafts.write('form', '7', null);
  drafts.write('product', '4', 'Guest');
  drafts.hide();
  expect(drafts.read('product', '4')).toBe('Guest');
  drafts.belongTo('ada');
  expect([drafts.read('product', '4'), drafts.read('form', '7')]).toEqual(['Guest', 'Hello']);
});

test('what is hidden goes when another person logs in, and when two weeks have passed', () => {
  const drafts = openDrafts();
  const hideAdas = () => {
    drafts.belongTo('ada');
    drafts.write('product', '4', 'Ava');
    drafts.hide();
  };
  hideAdas();
  drafts.belongTo('eve');
  expect(drafts.read('product', '4')).toBeNull();
  drafts.belongTo(null);
  drafts.belongTo('ada');
  expect(drafts.read('product', '4')).toBeNull();
  hideAdas();
  vi.advanceTimersByTime(15 * DAY_MS);
  drafts.belongTo('ada');
  expect(drafts.read('product', '4')).toBeNull();
});

test.each([
  null,
  '{',
  '{"schemaVersion":0,"data":{"person":null,"drafts":[]}}',
  '{"schemaVersion":1,"data":7}',
])('[A83] a stored %j gives no drafts', (text) => {
  expect(restoreDrafts(text)).toEqual(noDrafts);
});
