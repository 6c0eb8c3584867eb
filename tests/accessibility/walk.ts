import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import { axeOn } from '../testkit/axe.ts';
import { expect } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** The shop's own language, the one with the longest words, and a right-to-left one. */
const LANGUAGES = ['en', 'de', 'ar'] as const;
const LAMPS = ['light', 'dark'] as const;
/** px: the minimum of WCAG 1.4.10, a phone, a tablet, a desktop. */
const WIDTHS = [320, 390, 768, 1440];
const HEIGHT = 900;
/** px: the layouts with a phone's and a desktop's neighbouring elements. */
const AXE_WIDTHS = [390, 1440];
/** px: a window in which doubled text must still fit (WCAG 1.4.4). */
const LARGE_TEXT_WIDTH = 390;

interface WalkOptions {
  /** False for a print or host page without header and footer. */
  isFramed?: boolean;
  /** False for an English-only page that the shop does not translate. */
  isTranslated?: boolean;
  /** px; for parts that only exist at some widths. */
  widths?: readonly number[];
}

/** With `PICTURES` set, a screenshot of each screen is saved in this folder. */
const pictures = process.env['PICTURES'] ? join(projectRoot, 'test-results', 'accessibility-pictures') : null;

/** Waits for hydration: the cart link then has a status text, even for an empty cart. */
export const isTakenOver = (page: Page) =>
  expect(page.locator('header a[href="/cart"] + [role=status]')).not.toBeEmpty();

/** Waits until the screen has settled: its title is visible and nothing is loading. */
export async function isThere(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Sets the theme and waits until all colour transitions have ended. */
async function lights(page: Page, lamp: (typeof LAMPS)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme: lamp });
  const isOn = () => page.evaluate((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, lamp);
  await expect.poll(isOn).toBe(true);
}

/** The elements that overflow the window horizontally at its current width. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1) && !element.closest('[inert], .sr-only');
    };
    return [...document.body.querySelectorAll('*')]
      .filter(isOut)
      .map(({ outerHTML }) => outerHTML.slice(0, 160));
  });

/** The same with doubled text size. */
async function tooWideInLargeText(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: LARGE_TEXT_WIDTH, height: HEIGHT });
  const sets = (size: string) =>
    page.evaluate((given) => document.documentElement.style.setProperty('font-size', given), size);
  await sets('200%');
  const found = await tooWide(page);
  await sets('');
  return found;
}

/** Checks what every screen must have: one title, its landmarks and, with a header, a skip link. */
async function isBuiltAlike(page: Page, language: string, { isFramed = true }: WalkOptions): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (language === 'ar') await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.soft(page.locator('h1:visible'), page.url()).toHaveCount(1);
  // Found by element, since an open dialog hides it from the accessibility tree.
  await expect.soft(page.locator('main'), page.url()).toHaveCount(1);
  if (!isFramed) return;
  for (const landmark of ['banner', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark), page.url()).toHaveCount(1);
  await expect.soft(page.locator('a[href="#main"]').first(), page.url()).toBeAttached();
}

/** @param lamp in the dark theme only colours are checked, as nothing else differs */
async function hasNoBarriers(page: Page, what: string, lamp: (typeof LAMPS)[number]): Promise<void> {
  const axe = axeOn(page).options({ rules: { 'target-size': { enabled: true } } });
  if (lamp === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
  expect.soft(found, what).toEqual([]);
}

/**
 * Walks a screen in every language, at every width and in both themes. `opens` must bring it up in the
 * current language, in a window as wide as the last width, without relying on any text.
 */
export async function walks(
  shopper: Shopper,
  name: string,
  opens: (shopper: Shopper) => Promise<void>,
  options: WalkOptions = {},
): Promise<void> {
  const { page, context } = shopper;
  const { isTranslated = true, widths = WIDTHS } = options;
  const origin = new URL(page.url()).origin;
  for (const language of isTranslated ? LANGUAGES : (['en'] as const)) {
    await context.addCookies([{ name: 'locale', value: language, url: origin }]);
    await page.setViewportSize({ width: widths.at(-1) ?? 0, height: HEIGHT });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await opens(shopper);
    await isBuiltAlike(page, language, options);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      // Otherwise the header that stays on top would cover a part of the links that are just below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect.soft(await tooWide(page), `${name} in ${language} at ${width} px`).toEqual([]);
      for (const colorScheme of LAMPS) {
        const what = `${name} in ${language} at ${width} px, ${colorScheme}`;
        await lights(page, colorScheme);
        if (AXE_WIDTHS.includes(width)) await hasNoBarriers(page, what, colorScheme);
        if (pictures && width > 320)
          await page.screenshot({
            path: join(pictures, `${name.replaceAll(/[/ ]/g, '_')}-${language}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
      }
    }
    const large = await tooWideInLargeText(page);
    expect.soft(large, `${name} in ${language}, text of twice the size`).toEqual([]);
  }
}
