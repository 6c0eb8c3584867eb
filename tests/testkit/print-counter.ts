import type { BrowserContext, Page } from '@playwright/test';

/** Counts how often the pages of a context open the print dialog, which no test can close. */
export async function countPrints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counted = window as Window & { prints?: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints = (counted.prints ?? 0) + 1;
    };
  });
}

/** How often the page has opened the print dialog. */
export const printsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as Window & { prints?: number }).prints);
