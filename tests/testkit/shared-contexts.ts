import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What a browser has stored that has been in the shop before: its fonts come at once, and nothing moves late. */
export const fontsKnown = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'fonts', value: '1' }] }],
});

/** False when a test has put functions of its own in the place of the browser's, for all pages of the context. */
const isUntouched = (page: Page) =>
  page.evaluate(() => [setTimeout, print].every((own) => String(own).includes('[native code]')));

async function emptied(context: BrowserContext, origin: string): Promise<boolean> {
  const pages = context.pages();
  const untouched = await Promise.all(pages.map(isUntouched));
  await Promise.all(pages.map((page) => page.close()));
  await Promise.all([
    context.setOffline(false),
    context.clearPermissions(),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
  ]);
  await context.setStorageState(fontsKnown(origin));
  return untouched.length > 0 && untouched.every(Boolean);
}

/**
 * Browser contexts that shoppers have one after the other: what was stored in one is gone before the next shopper
 * comes, what the browser has fetched and compiled is kept, which saves a tenth of the time of journeys.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #baseURL: string;
  readonly #idle: BrowserContext[] = [];

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** A context in which nothing of a shopper is stored and no page is open. */
  async take(): Promise<BrowserContext> {
    const [baseURL, idle] = [this.#baseURL, this.#idle.pop()];
    return idle ?? this.#browser.newContext({ baseURL, storageState: fontsKnown(baseURL) });
  }

  /** Takes one back that no test looks at any more; what cannot be made as new is closed. */
  async giveBack(context: BrowserContext): Promise<void> {
    if (await emptied(context, this.#baseURL).catch(() => false)) this.#idle.push(context);
    else await context.close();
  }
}
