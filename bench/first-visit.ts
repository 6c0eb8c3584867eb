import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/verify/chromium.ts';

/** The loading time of a page's pictures in a fresh browser. */
export interface FirstVisit {
  pictures: number;
  /** From the start of the navigation until the last picture is decoded, after scrolling to the end; ms. */
  allPicturesMs: number;
}

const PATIENCE_MS = 300_000;
const SCROLL_PX = 600;

/** Opens the page at 1280 × 900, scrolls to its end immediately, and waits for every picture. */
export async function measureFirstVisit(url: string): Promise<FirstVisit> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('Chromium is not installed; `npm test` installs it');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const began = performance.now();
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: PATIENCE_MS });
    const pictures = await page.evaluate(async (step) => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo(0, top);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // Hidden slides beside the first one are not visible yet.
      const isBeside = ({ left, right }: DOMRect) => right <= 0 || left >= window.innerWidth;
      const shown = [...document.images].filter(
        (image) => image.checkVisibility() && !isBeside(image.getBoundingClientRect()),
      );
      await Promise.all(shown.map((image) => image.decode()));
      return shown.length;
    }, SCROLL_PX);
    return { pictures, allPicturesMs: Math.round(performance.now() - began) };
  } finally {
    await browser.close();
  }
}
