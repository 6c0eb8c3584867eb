import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { OpenRequests } from './open-requests.ts';

/** Storage of a browser with cached fonts: they are applied immediately, and nothing moves late. */
const KNOWS_FONTS = { name: 'fonts', value: '1' };

/** The storage of a browser that visited the shop before. */
export const fontsKnown = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [KNOWS_FONTS] }],
});

/** A page of the shop without a script, where a used browser starts. */
export const WITHOUT_SCRIPT = '/robots.txt';

/** Splits the options into those that a page can change later, with their defaults, and the context's own. */
function split({
  viewport = null,
  colorScheme = 'light',
  reducedMotion = 'no-preference',
  forcedColors = 'none',
  contrast = 'no-preference',
  ...lasting
}: BrowserContextOptions) {
  return { viewport, media: { colorScheme, reducedMotion, forcedColors, contrast }, lasting };
}

/** Events that tests listen to. Playwright's own listeners must stay. */
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

/** Clears the storage of the page's origin and tab, except for the font flag. */
const emptyStorage = (page: Page) =>
  page.evaluate(async (fonts) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem(fonts.name, fonts.value);
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  }, KNOWS_FONTS);

/** A browser context with one page, which tests use one after the other. */
class SharedContext {
  readonly context: BrowserContext;
  readonly page: Page;
  /** The options that cannot be changed. */
  readonly lasting: BrowserContextOptions;
  readonly #openRequests: OpenRequests;
  readonly #resetHistory: () => Promise<unknown>;
  /** Whether a test changed something that cannot be undone. */
  #isChanged = false;

  private constructor(
    context: BrowserContext,
    page: Page,
    lasting: BrowserContextOptions,
    resetHistory: () => Promise<unknown>,
  ) {
    this.context = context;
    this.page = page;
    this.lasting = lasting;
    this.#openRequests = new OpenRequests(context);
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
    lasting: BrowserContextOptions,
  ): Promise<SharedContext> {
    const context = await browser.newContext({ baseURL, storageState: fontsKnown(baseURL), ...lasting });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    return new SharedContext(context, page, lasting, () => session.send('Page.resetNavigationHistory'));
  }

  /** Detects calls that cannot be undone. */
  #watch<Owner extends object, Name extends keyof Owner>(owner: Owner, name: Name): void {
    const original = owner[name];
    if (typeof original !== 'function') return;
    owner[name] = ((...values: unknown[]) => {
      this.#isChanged = true;
      return original.apply(owner, values);
    }) as Owner[Name];
  }

  /** Gives the page the size and the media of these options. */
  async adapt({ viewport, media }: ReturnType<typeof split>): Promise<void> {
    await this.page.emulateMedia({ media: null, ...media });
    if (viewport) await this.page.setViewportSize(viewport);
  }

  /**
   * Resets the context except for caches and compiled code. Resolves with false when that is impossible, so
   * that it must not be reused.
   */
  async renew(): Promise<boolean> {
    const { context, page } = this;
    // A late response would bring back this shopper's cart cookie.
    if (this.#isChanged || page.isClosed() || !(await this.#openRequests.haveEnded())) return false;
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
    await Promise.all([emptyStorage(page), context.clearCookies()]);
    await this.#resetHistory();
    return true;
  }
}

/**
 * Browser contexts reused by consecutive tests: stored data is cleared, while caches, compiled code and the
 * page's process are kept, which saves a seventh of the journeys' time.
 */
export class SharedContexts {
  readonly #browser: Browser;
  readonly #baseURL: string;
  /** By the options that cannot be changed. */
  readonly #idle = new Map<string, SharedContext[]>();

  constructor(browser: Browser, baseURL: string) {
    this.#browser = browser;
    this.#baseURL = baseURL;
  }

  #idleWith(lasting: BrowserContextOptions): SharedContext[] {
    return this.#idle.getOrInsertComputed(JSON.stringify(lasting), () => []);
  }

  /** A context with these options, without stored data, and a page outside of the shop. */
  async take(options: BrowserContextOptions): Promise<SharedContext> {
    const wanted = split(options);
    const idle = this.#idleWith(wanted.lasting).pop();
    const shared = idle ?? (await SharedContext.open(this.#browser, this.#baseURL, wanted.lasting));
    await shared.adapt(wanted);
    return shared;
  }

  /** Returns a context that no test uses any more; closes it if it cannot be reset. */
  async giveBack(shared: SharedContext): Promise<void> {
    if (await shared.renew().catch(() => false)) this.#idleWith(shared.lasting).push(shared);
    else await shared.context.close();
  }
}
