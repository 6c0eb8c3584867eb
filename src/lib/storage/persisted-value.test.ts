// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromVersionedJson, toVersionedJson } from '../versioned-json.ts';
import { createPersistedValue } from './persisted-value.ts';
import type { Codec, PersistedValue } from './persisted-value.ts';

interface Basket {
  lines: number;
}

const isBasket = (data: unknown): data is Basket =>
  typeof data === 'object' && data !== null && 'lines' in data && typeof data.lines === 'number';

const EMPTY: Basket = { lines: 0 };
const codecOf = (version: number): Codec<Basket> => ({
  encode: (value) => toVersionedJson(version, value),
  decode(text) {
    const data = fromVersionedJson(version, text);
    return isBasket(data) ? data : EMPTY;
  },
});

let open: PersistedValue<Basket>[] = [];

/** One tab's view of the value: all tabs share this test's storage. */
function tab(version = 1): PersistedValue<Basket> {
  const value = createPersistedValue({ key: 'basket', ...codecOf(version) });
  open.push(value);
  return value;
}

function refuseStorage() {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(open.map((value) => value.close()));
  open = [];
});

test('[CRT-06] a value is kept beyond its page', () => {
  tab().write({ lines: 3 });
  expect(tab().read()).toEqual({ lines: 3 });
});

test('[CRT-06] other tabs read a written value and are notified of it, the writer is not', async () => {
  const [writer, reader] = [tab(), tab()];
  const received = vi.fn();
  const echoed = vi.fn();
  reader.subscribe(received);
  writer.subscribe(echoed);
  writer.write({ lines: 2 });
  expect(reader.read()).toEqual({ lines: 2 });
  await expect.poll(() => received.mock.calls).toEqual([[{ lines: 2 }]]);
  expect(echoed).not.toHaveBeenCalled();
});

test('[TOK-11] the last write wins in every tab, whatever the clock shows', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const [first, second] = [tab(), tab()];
  first.write({ lines: 1 });
  second.write({ lines: 2 });
  first.write({ lines: 3 });
  vi.spyOn(Date, 'now').mockReturnValue(5);
  second.write({ lines: 4 });
  const newest = { lines: 4 };
  await expect.poll(() => [first.read(), second.read(), tab().read()]).toEqual([newest, newest, newest]);
});

test.each([
  ['one after the other', [1_000, 2_000], 2],
  ['in the same instant', [1_000, 1_000], 2],
  ['in the same instant, the other way round', [1_000, 1_000], 2],
])('[TOK-11] two tabs without storage that write %s agree', async (title, clock, lines) => {
  refuseStorage();
  const [first, second] = [tab(), tab()];
  const values = title.endsWith('round') ? [2, 1] : [1, 2];
  for (const [index, value] of [first, second].entries()) {
    vi.spyOn(Date, 'now').mockReturnValue(clock[index] ?? 0);
    value.write({ lines: values[index] ?? 0 });
  }
  const received = vi.fn();
  second.subscribe(received);
  first.subscribe(received);
  await expect.poll(() => [first.read(), second.read()]).toEqual([{ lines }, { lines }]);
});

test('[CRT-06] an unsubscribed listener is not notified', async () => {
  const [writer, reader] = [tab(), tab()];
  const left = vi.fn();
  const stays = vi.fn();
  reader.subscribe(left)();
  reader.subscribe(stays);
  writer.write({ lines: 2 });
  await expect.poll(() => stays.mock.calls.length).toBe(1);
  expect(left).not.toHaveBeenCalled();
});

test('[A83] a value of another version is dropped, and replaced by the next write', () => {
  tab(1).write({ lines: 3 });
  const next = tab(2);
  expect(next.read()).toEqual(EMPTY);
  next.write({ lines: 5 });
  expect(tab(2).read()).toEqual({ lines: 5 });
});

test.each(['', '{', 'null', '12', '12 {', '12 {"schemaVersion":1,"data":{"lines":"x"}}', '12 null', 'x {}'])(
  '[A83] a broken stored value (%j) gives the fallback without a crash',
  (text) => {
    localStorage.setItem('basket', text);
    const value = tab();
    expect(value.read()).toEqual(EMPTY);
    value.write({ lines: 1 });
    expect(tab().read()).toEqual({ lines: 1 });
  },
);

test('[CRT-06] without storage the value is kept until the page ends and still reaches the other tabs', async () => {
  refuseStorage();
  const [writer, reader] = [tab(), tab()];
  writer.write({ lines: 2 });
  expect(writer.read()).toEqual({ lines: 2 });
  await expect.poll(() => reader.read()).toEqual({ lines: 2 });
  expect(tab().read()).toEqual(EMPTY);
});

test('[CRT-06] when the storage is full the outdated value is not restored after a reload', () => {
  const value = tab();
  value.write({ lines: 1 });
  refuseStorage();
  value.write({ lines: 2 });
  expect(value.read()).toEqual({ lines: 2 });
  vi.restoreAllMocks();
  expect(tab().read()).toEqual(EMPTY);
});

test('[TOK-11] a page restored from the back/forward cache is notified of a missed write', () => {
  const frozen = tab();
  const received = vi.fn();
  frozen.subscribe(received);
  localStorage.setItem('basket', `${Date.now()} ${codecOf(1).encode({ lines: 7 })}`);
  window.dispatchEvent(new Event('pageshow'));
  expect(received.mock.calls).toEqual([[{ lines: 7 }]]);
});
