// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { embeddedStateScript, readEmbeddedState } from './embedded-state.ts';
import type { EmbeddedState } from './embedded-state.ts';

let consoleError: MockInstance<typeof console.error>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const HOSTILE = `</script><script>alert(1)</script><!-- & > \u2028\u2029 "quoted" \\ \u00e9\u{1F600}`;
const state: EmbeddedState = {
  now: '2026-11-21T08:00:00.000Z',
  locale: 'en',
  origin: 'https://shop.example',
  apiBase: null,
  url: null,
  results: { 'Motto {}': { motto: HOSTILE } },
  router: { loaderData: { root: null }, errors: null },
};

const pageOf = (body: string) => new DOMParser().parseFromString(`<body>${body}</body>`, 'text/html');

test('[PRE-02] the state is read from the page as it was written, whatever its data contain', () => {
  const page = pageOf(`${embeddedStateScript(state)}<p id="after">text</p>`);
  expect(readEmbeddedState(page)).toEqual(state);
  expect(page.scripts).toHaveLength(1);
  expect(page.getElementById('after')?.textContent).toBe('text');
  expect(consoleError).not.toHaveBeenCalled();
});

test('[PRE-02] nothing in the data can end the script element or open another', () => {
  const inside = embeddedStateScript(state).slice('<script'.length, -'</script>'.length);
  expect(inside.slice(inside.indexOf('{'))).not.toMatch(/[<>&\u2028\u2029]/);
});

test.each([
  ['no element', ''],
  ['an empty one', '<script type="application/json" id="__SHOP_STATE__"></script>'],
  ['half of one', '<script type="application/json" id="__SHOP_STATE__">{"now":"2026-</script>'],
  ['another shape', '<script type="application/json" id="__SHOP_STATE__">{"now":1}</script>'],
  [
    'a bad instant',
    `<script type="application/json" id="__SHOP_STATE__">{"now":"x","locale":"en","origin":"","apiBase":null,"results":{},"router":null}</script>`,
  ],
  [
    'an invalid URL',
    `<script type="application/json" id="__SHOP_STATE__">{"now":"2026-11-21T09:00:00.000Z","locale":"en","origin":"","apiBase":7,"results":{},"router":null}</script>`,
  ],
  ['a list', '<script type="application/json" id="__SHOP_STATE__">[]</script>'],
  ['null', '<script type="application/json" id="__SHOP_STATE__">null</script>'],
])('[ERR-15] a page with %s gives the empty state, and the error is logged once', (_title, body) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z') });
  expect(readEmbeddedState(pageOf(body))).toEqual({
    now: '2026-11-21T09:00:00.000Z',
    locale: 'en',
    origin: '',
    apiBase: null,
    url: null,
    results: {},
    router: null,
  });
  expect(consoleError).toHaveBeenCalledOnce();
});
