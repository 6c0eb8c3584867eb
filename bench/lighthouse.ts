import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../scripts/free-port.ts';
import { chromiumFlags, findChromium } from '../scripts/verify/chromium.ts';
import { median } from './percentiles.ts';

/** Lighthouse's findings by name: four scores out of 100, and times in ms (`CLS` has no unit). */
export type LighthouseFindings = Record<string, number>;

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};
const AUDITS = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'Speed Index',
};

/** Loads one page on a slow phone, as simulated by Lighthouse's defaults, in a fresh browser. */
async function once(url: string): Promise<LighthouseFindings> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed; `npm test` installs it');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(CATEGORIES),
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
    const { categories, audits } = result.lhr;
    return Object.fromEntries([
      ...Object.entries(CATEGORIES).map(([id, name]) => [name, (categories[id]?.score ?? 0) * 100]),
      ...Object.entries(AUDITS).map(([id, name]) => [name, audits[id]?.numericValue ?? 0]),
    ]);
  } finally {
    await browser.close();
  }
}

/** The median of this number of visits, for each finding separately. */
export async function measureLighthouse(url: string, visits: number): Promise<LighthouseFindings> {
  const all: LighthouseFindings[] = [];
  for (let visit = 0; visit < visits; visit += 1) all.push(await once(url));
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((found) => found[name] ?? 0))]));
}
