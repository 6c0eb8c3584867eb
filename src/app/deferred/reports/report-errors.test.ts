// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '../../../graphql/network-error.ts';
import { reportErrors } from './report-errors.ts';

type Thrown = Window & { thrown?: unknown };

/** Stands in for the host's inline script. */
const happens = (event: Event) => {
  const page = window as Thrown & { thrown?: { push: (event: Event) => void } };
  (page.thrown ??= [] as Event[]).push(event);
};

const throws = (error: unknown) => happens(new ErrorEvent('error', { error }));
const rejects = (reason: unknown) => happens(Object.assign(new Event('unhandledrejection'), { reason }));

interface Sent {
  url: string;
  token: string | null;
  body: { message: string; stack: string; url: string };
}
let sent: Sent[];
beforeEach(() => {
  sent = [];
  delete (window as Thrown).thrown;
  document.cookie = 'XSRF-TOKEN=xsrf; path=/';
  document.body.innerHTML =
    '<script type="application/json" id="__SHOP_STATE__">{"now":"2026-11-23T00:00:00Z","locale":"en","origin":"","apiBase":null,"url":null,"results":{},"router":null}</script>';
  history.replaceState(null, '', '/order/K7-2231?key=secret');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('x-xsrf-token');
    sent.push({ url, token, body: JSON.parse(String(init.body)) });
    return new Response('{"success":true}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const messages = () => sent.map(({ body }) => body.message);

test('[HTP-07] uncaught errors and rejected promises are reported to the host once, earlier ones too', async () => {
  throws(new TypeError('early'));
  await reportErrors();
  throws(new Error('late'));
  rejects(new Error('rejected'));
  rejects('only words');
  const again = new Error('again');
  for (let times = 0; times < 3; times += 1) throws(again);
  await expect
    .poll(messages)
    .toEqual(['TypeError: early', 'Error: late', 'Error: rejected', 'Error: only words', 'Error: again']);
  expect(sent[0]).toMatchObject({ url: '/api/v1/errors', token: 'xsrf' });
});

test('[HTP-07] a report contains no personal data', async () => {
  await reportErrors();
  const error = new Error('no cart for ada@shopper.example, call 0412 345 678, /cart?session=abc');
  error.stack = `Error: x\n    at load (https://shop.example/static/a.js?token=eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI3In0.c2ln:1:2)`;
  throws(error);
  await expect.poll(() => sent).toHaveLength(1);
  const text = JSON.stringify(sent.map(({ body }) => body));
  for (const personal of ['ada@', '0412', 'session=abc', 'eyJhb', 'K7-2231', 'secret'])
    expect(text).not.toContain(personal);
  expect(sent[0]?.body.url).toBe('/order/…');
});

test('[HTP-07] errors that are no fault of the shop are not reported, and at most ten of one document', async () => {
  await reportErrors();
  throws(new NetworkError('offline', { cause: null }));
  rejects(new DOMException('called off', 'AbortError'));
  happens(new ErrorEvent('error', { message: 'Script error.' }));
  happens(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  throws(Object.assign(new Error('theirs'), { stack: 'at chrome-extension://abc/x.js' }));
  for (let number = 0; number < 15; number += 1) throws(new Error(`fault ${number}`));
  await expect.poll(messages).toHaveLength(10);
  expect(messages()).toContain('Error: fault 9');
});

test('[HTP-07] a report that cannot be sent causes no error itself', async () => {
  const requested = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', requested);
  await reportErrors();
  throws(new Error('lost'));
  throws(new Error('lost as well'));
  await expect.poll(() => requested.mock.calls.length).toBe(2);
});
