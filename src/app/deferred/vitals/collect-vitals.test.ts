// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routes } from '../../routes.tsx';
import { pageKindValues } from '../../../graphql/generated/contract-rules.ts';
import { vitalsReportLimits } from '../../../graphql/generated/input-limits.ts';
import { MAX_VITAL } from '../../../rules/vitals.ts';
import { isSampled } from './is-sampled.ts';
import { pageKindOf } from './page-kind.ts';

interface Timing {
  entryType: string;
  startTime: number;
  [name: string]: unknown;
}

/** What the browser has measured, as its observers report it; jsdom measures nothing. */
let timings: Timing[];
let beacons: { path: string; body: Blob }[];

class Observer {
  static supportedEntryTypes = ['largest-contentful-paint', 'paint', 'layout-shift', 'event', 'first-input'];
  readonly #tell: (list: { getEntries: () => Timing[] }) => void;
  constructor(tell: (list: { getEntries: () => Timing[] }) => void) {
    this.#tell = tell;
  }
  observe({ type }: { type: string }) {
    const seen = timings.filter(({ entryType }) => entryType === type);
    if (seen.length > 0) this.#tell({ getEntries: () => seen });
  }
  takeRecords = () => [];
  disconnect = () => undefined;
}

const isHidden = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

function opensAt(url: string, { width = 390, responseStart = 120 } = {}): void {
  const navigation = { name: `https://shop.test${url}`, type: 'navigate', responseStart, activationStart: 0 };
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'navigation' ? [navigation] : []),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: width >= 768 }));
}

/** The library keeps state per document: each test loads it again. */
async function collect(): Promise<void> {
  vi.resetModules();
  const { collectVitals } = await import('./collect-vitals.ts');
  collectVitals();
  await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeEach(() => {
  timings = [];
  beacons = [];
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal(
    'PerformanceEventTiming',
    class {
      get interactionId() {
        return 0;
      }
    },
  );
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  Object.assign(navigator, { sendBeacon: (path: string, body: Blob) => beacons.push({ path, body }) > 0 });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(navigator, 'sendBeacon');
  document.head.innerHTML = document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const told = async () => Promise.all(beacons.map(async ({ body }) => JSON.parse(await body.text())));

test('a visit is reported once, when it is first hidden, with only page kind, device class and numbers', async () => {
  opensAt('/product/K7-2231?key=secret');
  timings = [
    { entryType: 'paint', name: 'first-contentful-paint', startTime: 480.6 },
    { entryType: 'largest-contentful-paint', startTime: 900 },
    { entryType: 'largest-contentful-paint', startTime: 1804.4 },
    { entryType: 'layout-shift', startTime: 700, value: 0.0421, hadRecentInput: false },
    { entryType: 'event', name: 'click', startTime: 2000, duration: 184, interactionId: 7 },
  ];
  await collect();
  expect(beacons).toEqual([]);
  isHidden('hidden');
  expect(beacons[0]).toMatchObject({ path: '/api/v1/vitals', body: { type: 'application/json' } });
  expect(await told()).toEqual([
    { page: 'product', device: 'phone', lcp: 1804, inp: 184, cls: 42, fcp: 481, ttfb: 120 },
  ]);
  isHidden('visible');
  isHidden('hidden');
  expect(beacons).toHaveLength(1);
});

test('a wide window counts as a desktop, and implausibly long times are left out', async () => {
  opensAt('/', { width: 1280 });
  timings = [
    { entryType: 'paint', name: 'first-contentful-paint', startTime: 300 },
    { entryType: 'largest-contentful-paint', startTime: 700_000 },
  ];
  await collect();
  isHidden('hidden');
  expect(await told()).toEqual([{ page: 'home', device: 'desktop', cls: 0, fcp: 300, ttfb: 120 }]);
  expect(vitalsReportLimits.lcp.maximum).toBe(MAX_VITAL);
});

test('nothing is sent without a network or without measurements', async () => {
  opensAt('/cart', { responseStart: 0 });
  await collect();
  isHidden('hidden');
  isHidden('visible');
  opensAt('/cart');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await collect();
  isHidden('hidden');
  expect(beacons).toEqual([]);
});

const paths = (children = routes[0]?.children?.[0]?.children ?? []) => children.map(({ path = '' }) => path);

test('each screen has its kind of page, and only the owner’s pages are of the default kind', () => {
  expect(paths().length).toBeGreaterThan(20);
  for (const path of paths()) expect(pageKindOf(`/${path}`) === 'page', path).toBe(path === '*');
  expect(new Set(paths().map((path) => pageKindOf(`/${path}`)))).toEqual(new Set(pageKindValues));
});

const state = (apiBase: string | null) =>
  `<script type="application/json" id="__SHOP_STATE__">${JSON.stringify({ now: '2026-11-23T00:00:00Z', locale: 'en', origin: '', apiBase, url: null, results: {}, router: null })}</script>`;

test.each([
  ['', null, 0.0999, true],
  ['', null, 0.1, false],
  ['<meta name="vitals-sample-rate" content="1">', null, 0.9999, true],
  ['<meta name="vitals-sample-rate" content="0">', null, 0, false],
  ['<meta name="vitals-sample-rate" content="1">', 'https://host.example', 0, false],
])('%j with the host %j and a draw of %d: collected is %s', (head, apiBase, drawn, sampled) => {
  const page = new DOMParser().parseFromString(
    `<head>${head}</head><body>${state(apiBase)}</body>`,
    'text/html',
  );
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  expect(isSampled(page)).toBe(sampled);
});
