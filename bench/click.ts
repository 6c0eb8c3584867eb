import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/verify/chromium.ts';
import { median } from './percentiles.ts';
import type { Measurement } from './table.ts';

/** A press on a product of a group, as the shopper experiences it. */
interface ClickTimes {
  /** From the press until the product's heading is painted, ms: the median of all presses. */
  headingMs: number;
  /** The same for the slowest of twenty, ms. */
  slowestMs: number;
  /** Transferred between the press and the product's picture, kB per press. */
  kilobytes: number;
}

/** A slow phone as in Lighthouse: bytes per second, latency in ms, CPU slowdown factor. */
interface Slowness {
  bytesPerSecond: number;
  latencyMs: number;
  cpu: number;
}

const SLOW_PHONE: Slowness = { bytesPerSecond: 200_000, latencyMs: 150, cpu: 4 };

const PRESSES = 20;
/** How long (ms) the pointer rests on a link before the press. */
const HOVER_MS = 100;

interface Press {
  page: Page;
  session: CDPSession;
  href: string;
}

/** Records the time of the press and of the paint of a new heading. */
function watchHeading(page: Page): Promise<void> {
  return page.evaluate(() => {
    const seen = document.querySelector('h1')?.textContent;
    addEventListener(
      'click',
      ({ timeStamp }) => (document.documentElement.dataset['pressed'] = `${timeStamp}`),
      {
        capture: true,
        once: true,
      },
    );
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === seen) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => (document.documentElement.dataset['painted'] = `${performance.now()}`)),
      );
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function press({ page, session, href }: Press): Promise<{ ms: number; bytes: number }> {
  await watchHeading(page);
  const link = page.locator(`main h3 a[href="${href}"], main h2 a[href="${href}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => document.documentElement.dataset['painted']);
  const { pressed, painted } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  await page.waitForLoadState('networkidle');
  return { ms: Number(painted) - Number(pressed), bytes };
}

async function openGroup(
  browser: Browser,
  url: string,
  slowness: Slowness | null,
): Promise<Omit<Press, 'href'>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  if (slowness) {
    const { bytesPerSecond, latencyMs: latency, cpu: rate } = slowness;
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  }
  return { page, session };
}

/**
 * Opens a group once for each of twenty products, hovers over a product, and presses it.
 * @param products the group's products, pressed in turn
 */
async function measureClicks(
  groupUrl: string,
  products: readonly string[],
  slowness: Slowness | null = null,
): Promise<ClickTimes> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed; `npm test` installs it');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const presses: { ms: number; bytes: number }[] = [];
    for (let at = 0; at < PRESSES; at++) {
      const { page, session } = await openGroup(browser, groupUrl, slowness);
      presses.push(await press({ page, session, href: products[at % products.length] ?? '' }));
      await page.context().close();
    }
    const times = presses.map(({ ms }) => ms);
    const bytes = median(presses.map((one) => one.bytes));
    return { headingMs: median(times), slowestMs: Math.max(...times), kilobytes: bytes / 1000 };
  } finally {
    await browser.close();
  }
}

function rowsOf(
  name: string,
  { headingMs, slowestMs, kilobytes }: ClickTimes,
  limitMs: number,
): Measurement[] {
  const goal = { what: 'goal', value: limitMs };
  return [
    { what: `${name}: heading painted`, unit: 'ms', shop: headingMs, yardstick: goal },
    { what: `${name}: the slowest of ${PRESSES}`, unit: 'ms', shop: slowestMs, yardstick: null },
    { what: `${name}: fetched after the press`, unit: 'kB', shop: kilobytes, yardstick: null },
  ];
}

/** Measures presses on a group's products, on this machine and on a slow phone. */
export async function measureGroupClicks(groupUrl: string): Promise<Measurement[]> {
  const html = await (await fetch(groupUrl)).text();
  const products = [
    ...new Set(Array.from(html.matchAll(/href="(\/product\/[^"?#]+)"/g), ([, path]) => path ?? '')),
  ];
  return [
    ...rowsOf('press on a product', await measureClicks(groupUrl, products), 45),
    ...rowsOf('the same on a slow phone', await measureClicks(groupUrl, products, SLOW_PHONE), 100),
  ];
}
