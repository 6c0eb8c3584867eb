// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { cookiesFor, withXsrfHeader, xsrfToken } from './xsrf-cookie.ts';

afterEach(() => void (document.cookie = 'XSRF-TOKEN=; max-age=0'));

test('[HTP-04] the XSRF cookie is sent only to the host that set it', () => {
  document.cookie = 'XSRF-TOKEN=secret';
  expect(cookiesFor('')).toContain('XSRF-TOKEN=secret');
  expect(cookiesFor(document.location.origin)).toContain('XSRF-TOKEN=secret');
  expect(cookiesFor('https://another.example')).toBe('');
  expect(cookiesFor('https://')).toBe('');
});

test.each([
  ['', null],
  ['NOT-XSRF-TOKEN=x', null],
  ['XSRF-TOKEN=', null],
  ['XSRF-TOKEN=%', '%'],
  ['a=1; XSRF-TOKEN=x=y', 'x=y'],
])('[HTP-04] the cookies %j contain the XSRF token %j', (cookies, expected) => {
  expect(xsrfToken(cookies)).toBe(expected);
});

/** A host that responds with these statuses, and a page whose cookies the test changes. */
function xsrfFetch(statuses: number[], onRequest: () => void = () => undefined) {
  const page = { cookies: 'cart=abc' };
  const sent: Record<string, string>[] = [];
  const host: typeof fetch = async (_input, init) => {
    sent.push(Object.fromEntries(new Headers(init?.headers)));
    onRequest();
    return new Response(null, { status: statuses.shift() ?? 200 });
  };
  return { page, sent, send: withXsrfHeader(host, () => page.cookies) };
}

const own = { headers: { 'x-own': 'own' } };
const SET = 'cart=abc; XSRF-TOKEN=a%3Db; visit=1';

test('[HTP-04, A63] the XSRF cookie is sent as a header, with its value at the start of the request', async () => {
  const { page, sent, send } = xsrfFetch([]);
  await send('/a', own);
  page.cookies = SET;
  await send('/b', own);
  expect(sent).toEqual([{ 'x-own': 'own' }, { 'x-own': 'own', 'x-xsrf-token': 'a=b' }]);
});

test('[HTP-04] a request that is refused while the cookie is being set is sent once more with it', async () => {
  const { page, sent, send } = xsrfFetch([403, 403], () => (page.cookies = SET));
  expect((await send('/a', own)).status).toBe(403);
  expect(sent).toEqual([{ 'x-own': 'own' }, { 'x-own': 'own', 'x-xsrf-token': 'a=b' }]);
});

test('[HTP-04] a request that is refused for another reason is not sent again', async () => {
  const { page, sent, send } = xsrfFetch([403]);
  page.cookies = SET;
  expect((await send('/a', own)).status).toBe(403);
  expect(sent).toHaveLength(1);
});
