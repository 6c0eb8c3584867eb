import { expect, test } from 'vitest';
import { restorePlace, storePlace } from './delivery-locality.ts';

test('the entered locality is restored after a reload', () => {
  const place = { postcode: '4680', suburb: 'Gladstone' };
  expect(restorePlace(storePlace(place))).toEqual(place);
  expect(restorePlace(storePlace(null))).toBeNull();
});

test('[A83] another version, broken or foreign text gives no locality', () => {
  for (const text of [
    null,
    '{',
    '7',
    '{"schemaVersion":0,"data":{"postcode":"4680","suburb":""}}',
    '{"schemaVersion":1,"data":{"postcode":4680,"suburb":""}}',
    '{"schemaVersion":1,"data":{"postcode":"46800","suburb":""}}',
    '{"schemaVersion":1,"data":{"postcode":"4680"}}',
  ])
    expect(restorePlace(text)).toBeNull();
});
