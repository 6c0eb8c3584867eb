import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/verify/chromium.ts';

/** How a page reacts to taps before hydration. */
export interface FirstTap {
  /** From the start of the navigation until a tap on "Add to cart" took effect, ms. */
  effectMs: number;
  /** The longest wait of a tap for the next paint, ms (INP). */
  longestMs: number;
}

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's slow phone: a CPU slowed down four times, and slow 4G. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Shorter events are not reported. */
const MIN_EVENT_MS = 16;

declare global {
  interface Window {
    /** Durations of taps and keys, ms. */
    taps?: number[];
  }
}

/** Records in the page how long each tap or key event took until the next paint. */
function watchTaps(shortest: number): void {
  const taps: number[] = [];
  window.taps = taps;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) taps.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: shortest } as PerformanceObserverInit);
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Opens a product on a slow phone, selects the first option of each choice, taps "Add to cart" and waits. */
export async function measureFirstTap(url: string): Promise<FirstTap> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed; `npm test` installs it');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage(PHONE);
    await page.addInitScript(watchTaps, MIN_EVENT_MS);
    await slowDown(page);
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Add to cart', exact: true });
    await button.waitFor();
    for (const choices of await page.getByRole('radiogroup').all())
      await choices.locator('label').first().tap();
    await button.tap();
    await page.getByText('Added to cart').waitFor();
    // The page's own clock starts with the navigation.
    return await page.evaluate(() => ({
      effectMs: performance.now(),
      longestMs: Math.max(0, ...(window.taps ?? [])),
    }));
  } finally {
    await browser.close();
  }
}
