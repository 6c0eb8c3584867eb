import { chromium } from '@playwright/test';
import type { Browser, CDPSession } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/verify/chromium.ts';

export interface Weight {
  requests: number;
  /** As transferred: compressed, with headers. */
  bytes: number;
}

/** What a first visit loads by kind of content, e.g. `Script` or `Image`. */
export type PageWeight = Record<string, Weight>;

const SETTLE_MS = 1_000;

function weigh(session: CDPSession): PageWeight {
  const kinds = new Map<string, string>();
  const weights: PageWeight = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    const weight = (weights[kind] ??= { requests: 0, bytes: 0 });
    weight.requests += 1;
    weight.bytes += encodedDataLength;
  });
  return weights;
}

async function coldLoad(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const weights = weigh(session);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  await context.close();
  return weights;
}

/** Loads each URL once in a fresh browser. */
export async function measurePageWeights(urls: readonly string[]): Promise<PageWeight[]> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed; `npm test` installs it');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const weights: PageWeight[] = [];
  for (const url of urls) weights.push(await coldLoad(browser, url));
  await browser.close();
  return weights;
}

export function totalWeight(weights: PageWeight): Weight {
  return Object.values(weights).reduce(
    (sum, { requests, bytes }) => ({ requests: sum.requests + requests, bytes: sum.bytes + bytes }),
    { requests: 0, bytes: 0 },
  );
}
