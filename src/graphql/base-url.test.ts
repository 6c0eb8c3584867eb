import { expect, test } from 'vitest';
import { chooseBaseUrl } from './base-url.ts';

test.each([
  [null, null, ''],
  [null, 'https://shop.example', 'https://shop.example'],
  ['https://other.example', 'https://shop.example', 'https://other.example'],
  ['', 'https://shop.example/', 'https://shop.example'],
  ['https://other.example/base//', null, 'https://other.example/base'],
])('[HTP-02] session URL %j over the configured %j gives %j', (session, configured, expected) => {
  expect(chooseBaseUrl({ session, configured })).toBe(expected);
});
