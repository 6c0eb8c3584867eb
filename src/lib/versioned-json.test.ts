import { expect, test } from 'vitest';
import { fromVersionedJson, toVersionedJson } from './versioned-json.ts';

test('[CRT-06] a stored value is restored', () => {
  expect(fromVersionedJson(3, toVersionedJson(3, { items: [1, 'a', null] }))).toEqual({
    items: [1, 'a', null],
  });
});

test.each([null, '', '{', 'null', '7', '[]', '{}', '{"schemaVersion":3}', toVersionedJson(2, 'old')])(
  '[CRT-06] %j is dropped without a crash (A83)',
  (text) => {
    expect(fromVersionedJson(3, text)).toBeNull();
  },
);
