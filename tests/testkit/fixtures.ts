import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { ConsoleErrors } from './console-errors.ts';
import { Outbox } from './outbox.ts';
import { shareRenditions } from './shared-renditions.ts';
import { startShop, temporaryFolder } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';
import { Shopper } from './shopper.ts';
import { TestHost } from './test-host.ts';

interface WorkerFixtures {
  /** The built shop on SQLite, one for each worker. Tests share it, so each makes what it needs. */
  shop: ShopProcess;
  outbox: Outbox;
}

interface TestFixtures {
  /** What the browser's console said was wrong; what is not expected, or is expected and missing, fails the test. */
  consoleErrors: ConsoleErrors;
  /** The test interface of the shop: stock, payments, faults, … */
  host: TestHost;
  /** A shopper with a fresh browser. */
  shopper: Shopper;
  /** Makes another shopper, e.g. for a second person or with JavaScript off. */
  newShopper: (options?: BrowserContextOptions) => Promise<Shopper>;
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
  consoleErrors: [
    async ({}, use) => {
      const consoleErrors = new ConsoleErrors();
      await use(consoleErrors);
      expect(consoleErrors.unexpected(), 'the browser console stays free of errors').toEqual([]);
      expect(consoleErrors.missing(), 'every error that the test provokes comes').toEqual([]);
    },
    { auto: true },
  ],
  host: ({ request }, use) => use(new TestHost(request)),
  context: async ({ context, consoleErrors }, use) => {
    consoleErrors.listenTo(context);
    await use(context);
  },
  newShopper: async ({ browser, baseURL, consoleErrors, outbox }, use) => {
    const shoppers: Shopper[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      consoleErrors.listenTo(context);
      const shopper = new Shopper(context, await context.newPage(), outbox);
      shoppers.push(shopper);
      return shopper;
    });
    await Promise.all(shoppers.map((shopper) => shopper.context.close()));
  },
  shopper: async ({ newShopper }, use) => use(await newShopper()),
});

export { expect };
