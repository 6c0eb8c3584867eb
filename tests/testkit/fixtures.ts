import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { ConsoleErrors } from './console-errors.ts';
import { expect } from './expect.ts';
import { Outbox } from './outbox.ts';
import { fontsKnown, SharedContexts } from './shared-contexts.ts';
import { dataFolderOf } from './shared-renditions.ts';
import { startShop } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';
import { Shopper } from './shopper.ts';
import { TestHost } from './test-host.ts';

interface WorkerFixtures {
  /** The built shop on SQLite, one per worker. Tests share it, so each must create its own data. */
  shop: ShopProcess;
  outbox: Outbox;
  sharedContexts: SharedContexts;
}

interface TestFixtures {
  /** The browser's console errors; unexpected, or missing expected ones fail the test. */
  consoleErrors: ConsoleErrors;
  /** Attaches the shop's output to a failed test. */
  shopLog: void;
  /** The shop's test interface: stock, payments, faults, … */
  host: TestHost;
  /** A shopper with a fresh browser. */
  shopper: Shopper;
  /**
   * Creates another shopper, e.g. a second user or one without JavaScript. Unless `isNew`, they may get a
   * used browser with its caches but without stored data.
   */
  newShopper: (options?: BrowserContextOptions & { isNew?: boolean }) => Promise<Shopper>;
}

/** Playwright's `test` with the shop, its outbox and shoppers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright parses a fixture's dependencies from this pattern, even when there are none.
    async ({}, use, { project }) => {
      const shop = await startShop({ dataDir: dataFolderOf(project), variables: { TEST_API: '1' } });
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  outbox: [({ shop }, use) => use(new Outbox(shop.dataDir)), { scope: 'worker' }],
  sharedContexts: [
    ({ browser, shop }, use) => use(new SharedContexts(browser, shop.url)),
    { scope: 'worker' },
  ],
  consoleErrors: [
    async ({}, use) => {
      const consoleErrors = new ConsoleErrors();
      await use(consoleErrors);
      await expect
        .poll(() => consoleErrors.missing(), { message: 'every error that the test provokes comes' })
        .toEqual([]);
      expect(consoleErrors.unexpected(), 'the browser console stays free of errors').toEqual([]);
    },
    { auto: true },
  ],
  shopLog: [
    async ({ shop }, use, testInfo) => {
      await use();
      if (testInfo.errors.length > 0) writeFileSync(testInfo.outputPath('shop.log'), shop.output());
    },
    { auto: true },
  ],
  host: ({ request }, use) => use(new TestHost(request)),
  context: async ({ context, consoleErrors }, use) => {
    consoleErrors.listenTo(context);
    await use(context);
  },
  newShopper: async (
    { browser, baseURL, shop, viewport, serviceWorkers, sharedContexts, consoleErrors, outbox },
    use,
    testInfo,
  ) => {
    const ends: (() => Promise<void>)[] = [];
    // A used browser only suits tests with the shop's own URL, no stored state and no service worker.
    const isPlain = baseURL === shop.url && serviceWorkers === 'block';
    const canBeShared = ({ baseURL: url, storageState }: BrowserContextOptions) => !url && !storageState;
    await use(async ({ isNew = false, ...options } = {}) => {
      const isShared = isPlain && !isNew && canBeShared(options);
      const shared = isShared ? await sharedContexts.take({ viewport, ...options }) : null;
      const context =
        shared?.context ??
        (await browser.newContext({ baseURL, storageState: fontsKnown(baseURL ?? shop.url), ...options }));
      const stopListening = consoleErrors.listenTo(context);
      ends.push(() => {
        stopListening();
        return shared && testInfo.errors.length === 0 ? sharedContexts.giveBack(shared) : context.close();
      });
      return new Shopper(context, shared?.page ?? (await context.newPage()), outbox);
    });
    await Promise.all(ends.map((end) => end()));
  },
  shopper: async ({ newShopper }, use) => use(await newShopper()),
});

export { expect };
