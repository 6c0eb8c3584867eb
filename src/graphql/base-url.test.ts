import { expect, test } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { chooseBaseUrl } from './base-url.ts';

test.each([
  [null, null, ''],
  [null, 'https://shop.example', 'https://shop.example'],
  ['https://other.example', 'https://shop.example', 'https://other.example'],
  ['', 'https://shop.example/', 'https://shop.example'],
  ['https://other.example/base//', null, 'https://other.example/base'],
])('[HTP-02] session URL %j and configured URL %j give %j', (session, configured, expected) => {
  expect(chooseBaseUrl({ session, configured })).toBe(expected);
});

test.each([
  ['production', {}, 'https://shop.example'],
  ['production', { API_BASE: 'https://host.example/' }, 'https://host.example'],
  ['development', { PUBLIC_URL: undefined }, 'http://127.0.0.1:3000'],
  ['development', { PUBLIC_URL: undefined, API_BASE: 'http://127.0.0.1:4000' }, 'http://127.0.0.1:4000'],
])('[HTP-02] in %s with %j calls go to %s or to the URL of the session', (mode, variables, host) => {
  const result = readEnvironment({ NODE_ENV: mode, PUBLIC_URL: 'https://shop.example', ...variables });
  if (!result.ok) throw new Error(result.problems.join());
  const { apiBase, publicUrl } = result.environment;
  const called = (session: string | null) =>
    new URL(`${chooseBaseUrl({ session, configured: apiBase })}/graphql`, publicUrl).href;
  expect(called(null)).toBe(`${host}/graphql`);
  expect(called('https://other.example/')).toBe('https://other.example/graphql');
});
