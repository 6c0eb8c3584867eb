import type { BrowserContext, Page } from '@playwright/test';

/** Counts and suppresses the print dialogs of a context's pages, since no test can close one. */
export async function countPrints(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counted = window as Window & { prints?: number };
    counted.prints = 0;
    window.print = () => {
      counted.prints = (counted.prints ?? 0) + 1;
    };
  });
}

/** Number of print dialogs the page has opened. */
export const printsOf = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (window as Window & { prints?: number }).prints);
