import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import { axeOn } from '../testkit/axe.ts';
import { expect } from '../testkit/fixtures.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** The shop's own language, the one with the longest words, and one that is read from the right. */
const LANGUAGES = ['en', 'de', 'ar'] as const;
const LAMPS = ['light', 'dark'] as const;
/** px: the least that WCAG 1.4.10 asks for, a phone, a tablet, a desk. */
const WIDTHS = [320, 390, 768, 1440];
const HEIGHT = 900;

/** With `PICTURES` a picture of each screen is left in this folder, to be looked at. */
const pictures = process.env['PICTURES'] ? join(projectRoot, 'test-results', 'accessibility-pictures') : null;

/** Waits until colours that fade have arrived. */
const settles = (page: Page) =>
  page.evaluate(async () => {
    // The other lamp is on from the next frame on, and what fades begins then.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });

/** What stands out of the window to the left or the right, at the width that it has. */
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

/** What every screen has: one title, its landmarks, and a way past the header for the keyboard. */
async function isBuiltAlike(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await expect.soft(page.locator('h1:visible'), page.url()).toHaveCount(1);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(landmark), page.url()).toHaveCount(1);
  await expect.soft(page.locator('a[href="#main"]').first(), page.url()).toBeAttached();
}

/** @param lamp the dark one changes colours and nothing else */
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
 * Goes through a screen in every language, at every width and under both lamps. `opens` brings it onto the page of a
 * language that is set; it must not look for words.
 */
export async function walks(
  shopper: Shopper,
  name: string,
  opens: (shopper: Shopper) => Promise<void>,
): Promise<void> {
  const { page, context } = shopper;
  for (const language of LANGUAGES) {
    await context.addCookies([{ name: 'locale', value: language, url: new URL(page.url()).origin }]);
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await opens(shopper);
    await isBuiltAlike(page, language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await tooWide(page), `${name} in ${language} at ${width} px`).toEqual([]);
      for (const colorScheme of LAMPS) {
        const what = `${name} in ${language} at ${width} px, ${colorScheme}`;
        await page.emulateMedia({ colorScheme });
        await settles(page);
        if (width === 390 || width === 1440) await hasNoBarriers(page, what, colorScheme);
        if (pictures && width > 320)
          await page.screenshot({
            path: join(pictures, `${name.replaceAll('/', '_')}-${language}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
      }
    }
  }
}
