import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { OpenRequests } from './open-requests.ts';

/** What a browser has stored that has been in the shop before: its fonts come at once, and nothing moves late. */
const KNOWS_FONTS = { name: 'fonts', value: '1' };

/** The storage of a browser that has been in the shop before. */
export const fontsKnown = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [KNOWS_FONTS] }],
});

/** A page of the shop's own without a script. */
const WITHOUT_SCRIPT = '/robots.txt';

/** What of these options says how a page is shown. */
const mediaOf = ({ colorScheme, reducedMotion, forcedColors, contrast }: BrowserContextOptions) => ({
  colorScheme: colorScheme ?? 'light',
  reducedMotion: reducedMotion ?? 'no-preference',
  forcedColors: forcedColors ?? 'none',
  contrast: contrast ?? 'no-preference',
});

/** What tests listen for. Playwright's own ears must stay. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'framenavigated',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Empties what the page's origin has stored in the browser and in the tab, but for what says that fonts are known. */
const emptyStorage = (page: Page) =>
  page.evaluate(async (fonts) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(fonts.name, fonts.value);
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  }, KNOWS_FONTS);

/** A browser context with one page, which shoppers have one after the other. */
class SharedContext {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What was asked of it. */
  readonly options: BrowserContextOptions;
  readonly #openRequests: OpenRequests;
  readonly #viewport: ReturnType<Page['viewportSize']>;
  readonly #resetHistory: () => Promise<unknown>;
  /** Whether a test has done to it what cannot be undone. */
  #isChanged = false;

  private constructor(
    context: BrowserContext,
    page: Page,
    options: BrowserContextOptions,
    resetHistory: () => Promise<unknown>,
  ) {
    this.context = context;
    this.page = page;
    this.options = options;
    this.#openRequests = new OpenRequests(context);
    this.#viewport = page.viewportSize();
    this.#resetHistory = resetHistory;
    this.#watch(page, 'addInitScript');
    this.#watch(context, 'addInitScript');
    this.#watch(context, 'newCDPSession');
    for (const method of ['install', 'setFixedTime', 'setSystemTime'] as const)
      this.#watch(page.clock, method);
  }

  static async open(
    browser: Browser,
    baseURL: string,
    options: BrowserContextOptions,
  ): Promise<SharedContext> {
    const context = await browser.newContext({ baseURL, storageState: fontsKnown(baseURL), ...options });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return new SharedContext(context, page, options, () => session.send('Page.resetNavigationHistory'));
  }

  /** What cannot be undone is noticed when a test does it. */
  #watch<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): void {
    const original = owner[name];
    if (typeof original !== 'function') return;
    owner[name] = ((...values: unknown[]) => {
      this.#isChanged = true;
      return original.apply(owner, values);
    }) as Owner[Name];
  }

  /**
   * Makes it as new, but for what the browser has fetched and compiled. Resolves to false when that cannot be done: it
   * is for nobody else then.
   */
  async renew(): Promise<boolean> {
    const { context, page } = this;
    // An answer that came later would bring the cookie of this shopper's cart back.
    if (this.#isChanged || page.isClosed() || !(await this.#openRequests.areAnswered())) return false;
    const others = context.pages().filter((other) => other !== page);
    await Promise.all([
      ...others.map((other) => other.close()),
      context.setOffline(false),
      context.clearPermissions(),
      context.setExtraHTTPHeaders({}),
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      page.mouse.move(0, 0),
    ]);
    for (const event of HEARD) page.removeAllListeners(event);
    await page.goto(WITHOUT_SCRIPT);
    await Promise.all([
      emptyStorage(page),
      context.clearCookies(),
      page.emulateMedia({ media: null, ...mediaOf(this.options) }),
      this.#viewport && page.setViewportSize(this.#viewport),
    ]);
    await this.#resetHistory();
    return true;
  }
}

/**
 * Browsers that shoppers have one after the other: what was stored in one is gone before the next shopper comes; what
 * it has fetched and compiled is kept, and the process of its page with that, which saves a seventh of the time of
 * journeys.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #baseURL: string;
  /** By what was asked of them. */
  readonly #idle = new Map<string, SharedContext[]>();

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  #idleWith(options: BrowserContextOptions): SharedContext[] {
    return this.#idle.getOrInsertComputed(JSON.stringify(options), () => []);
  }

  /** A context with these options in which nothing of a shopper is stored, with a page that shows nothing of the shop. */
  async take(options: BrowserContextOptions): Promise<SharedContext> {
    return this.#idleWith(options).pop() ?? SharedContext.open(this.#browser, this.#baseURL, options);
  }

  /** Takes one back that no test looks at any more; what cannot be made as new is closed. */
  async giveBack(shared: SharedContext): Promise<void> {
    if (await shared.renew().catch(() => false)) this.#idleWith(shared.options).push(shared);
    else await shared.context.close();
  }
}
