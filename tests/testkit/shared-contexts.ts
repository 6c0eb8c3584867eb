import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

/** What a browser has stored that has been in the shop before: its fonts come at once, and nothing moves late. */
export const fontsKnown = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'fonts', value: '1' }] }],
});

/** False when a test has put functions of its own in the place of the browser's, for all pages of the context. */
const isUntouched = (page: Page) =>
  page.evaluate(() => [setTimeout, print].every((own) => String(own).includes('[native code]')));

/** How long what a page still asks for may take; a context in which it takes longer is for nobody else. */
const MAX_WAIT_MS = 2_000;

/**
 * The requests of a context that have no answer yet. One that came after the context was emptied would bring the
 * cookie of the last shopper's cart back.
 */
class OpenRequests {
  readonly #open = new Set<Request>();
  #whenNone: (() => void) | null = null;

  constructor(context: BrowserContext) {
    context.on('request', (request) => void this.#open.add(request));
    context.on('requestfinished', (request) => this.#ended(request));
    context.on('requestfailed', (request) => this.#ended(request));
  }

  #ended(request: Request): void {
    this.#open.delete(request);
    if (this.#open.size === 0) this.#whenNone?.();
  }

  /** Resolves to whether all of them are answered in time. */
  async areAnswered(): Promise<boolean> {
    if (this.#open.size === 0) return true;
    const none = new Promise<void>((resolve) => (this.#whenNone = resolve));
    await Promise.race([none, setTimeout(MAX_WAIT_MS)]);
    return this.#open.size === 0;
  }
}

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
  readonly #openRequests = new WeakMap<BrowserContext, OpenRequests>();

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  /** A context in which nothing of a shopper is stored and no page is open. */
  async take(): Promise<BrowserContext> {
    const [baseURL, idle] = [this.#baseURL, this.#idle.pop()];
    if (idle) return idle;
    const context = await this.#browser.newContext({ baseURL, storageState: fontsKnown(baseURL) });
    this.#openRequests.set(context, new OpenRequests(context));
    return context;
  }

  /** Takes one back that no test looks at any more; what cannot be made as new is closed. */
  async giveBack(context: BrowserContext): Promise<void> {
    const isQuiet = await this.#openRequests.get(context)?.areAnswered();
    if (isQuiet && (await emptied(context, this.#baseURL).catch(() => false))) this.#idle.push(context);
    else await context.close();
  }
}
