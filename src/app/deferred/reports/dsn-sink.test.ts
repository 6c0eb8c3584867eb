// @vitest-environment jsdom
import { flush, startNewTrace, startSpan } from '@sentry/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportErrors } from './report-errors.ts';

const DSN = 'https://key@errors.example/7';

let envelopes: string[];
let hosts: Set<string>;
let random: number;
beforeEach(async () => {
  envelopes = [];
  hosts = new Set();
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string | Uint8Array }) => {
    hosts.add(new URL(url).host);
    envelopes.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return new Response('{}');
  });
  vi.spyOn(Math, 'random').mockImplementation(() => random);
  Reflect.deleteProperty(window, 'thrown');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('[HTP-07] a service that the owner has set receives errors and one trace in ten, without personal data', async () => {
  random = 0.5;
  history.replaceState(null, '', '/order/K7-2231?key=secret');
  document.head.innerHTML = `<meta name="error-dsn" content="${DSN}">`;
  await reportErrors();
  const page = window as Window & { thrown?: { push: (event: Event) => void } };
  const error = new Error('no cart for ada@shopper.example');
  page.thrown?.push(new ErrorEvent('error', { error }));
  await expect.poll(() => envelopes).toHaveLength(1);
  const [text = ''] = envelopes;
  expect(text).toContain('no cart for [e-mail]');
  expect(text).toContain('/order/…');
  for (const personal of ['ada@', 'K7-2231', 'secret', navigator.userAgent])
    expect(text).not.toContain(personal);

  const trace = (name: string) =>
    startNewTrace(() => startSpan({ name, forceTransaction: true }, () => undefined));
  random = 0.1;
  trace('not told');
  random = 0.099;
  trace('/shop/slate');
  await flush();
  const traces = envelopes.slice(1).filter((envelope) => envelope.includes('"type":"transaction"'));
  expect([...hosts]).toEqual(['errors.example']);
  expect(traces).toHaveLength(1);
  expect(traces[0]).toContain('"transaction":"/shop/slate"');
  expect(traces[0]).not.toContain('K7-2231');
});
