import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { ConsoleErrors } from './console-errors.ts';
import { Outbox } from './outbox.ts';
import { fontsKnown, SharedContexts } from './shared-contexts.ts';
import { shareRenditions } from './shared-renditions.ts';
import { startShop, temporaryFolder } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';
import { Shopper } from './shopper.ts';
import { TestHost } from './test-host.ts';

interface WorkerFixtures {
  /** The built shop on SQLite, one for each worker. Tests share it, so each makes what it needs. */
  shop: ShopProcess;
  outbox: Outbox;
  sharedContexts: SharedContexts;
}

interface TestFixtures {
  /** False for tests of what happens before a page's script is there: a browser that has been in the shop has it. */
  sharesBrowsers: boolean;
  /** What the browser's console said was wrong; what is not expected, or is expected and missing, fails the test. */
  consoleErrors: ConsoleErrors;
  /** Keeps what the shop has said with what is left of a test that fails. */
  shopLog: void;
  /** The test interface of the shop: stock, payments, faults, … */
  host: TestHost;
  /** A shopper with a fresh browser. */
  shopper: Shopper;
  /**
   * Makes another shopper, e.g. for a second person or with JavaScript off. They may have the browser that somebody
   * else had before, with what it has fetched and nothing that it has stored, unless they want one that `isNew`.
   */
  newShopper: (options?: BrowserContextOptions & { isNew?: boolean }) => Promise<Shopper>;
}

/** Playwright's `test` with the shop, its outbox and shoppers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright reads a fixture's needs off this pattern, also when it needs nothing.
    async ({}, use, { project }) => {
      const dataDir = temporaryFolder();
      // Playwright empties its folder of results before each run.
      shareRenditions(dataDir, join(project.outputDir, 'renditions'));
      const shop = await startShop({ dataDir, variables: { TEST_API: '1' } });
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
      expect(consoleErrors.unexpected(), 'the browser console stays free of errors').toEqual([]);
      expect(consoleErrors.missing(), 'every error that the test provokes comes').toEqual([]);
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
  sharesBrowsers: [true, { option: true }],
  newShopper: async (
    { browser, baseURL, shop, serviceWorkers, sharesBrowsers, sharedContexts, consoleErrors, outbox },
    use,
    testInfo,
  ) => {
    const ends: (() => Promise<void>)[] = [];
    // Only who wants what everybody has can be given a browser that others have had.
    const isPlain = sharesBrowsers && baseURL === shop.url && serviceWorkers === 'block';
    const canBeShared = ({ baseURL: url, storageState }: BrowserContextOptions) => !url && !storageState;
    await use(async ({ isNew = false, ...options } = {}) => {
      const shared = isPlain && !isNew && canBeShared(options) ? await sharedContexts.take(options) : null;
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
