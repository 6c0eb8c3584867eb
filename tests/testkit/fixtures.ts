import { expect, test as base } from '@playwright/test';
import type { BrowserContextOptions } from '@playwright/test';
import { Complaints } from './complaints.ts';
import { Outbox } from './outbox.ts';
import { startShop } from './shop-process.ts';
import type { ShopProcess } from './shop-process.ts';
import { Shopper } from './shopper.ts';

interface WorkerFixtures {
  /** The built shop on SQLite, one for each worker. Tests share it, so each makes what it needs. */
  shop: ShopProcess;
}

interface TestFixtures {
  outbox: Outbox;
  /** What the browser complained about; what is not expected fails the test when it ends. */
  complaints: Complaints;
  /** A shopper with a fresh browser. */
  shopper: Shopper;
  /** Makes another shopper, e.g. for a second person or with JavaScript off. */
  newShopper: (options?: BrowserContextOptions) => Promise<Shopper>;
}

/** Playwright's `test` with the shop, its outbox and shoppers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    // Playwright reads a fixture's needs off this pattern, also when it needs nothing.
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  outbox: ({ shop }, use) => use(new Outbox(shop.dataDir)),
  complaints: [
    async ({}, use) => {
      const complaints = new Complaints();
      await use(complaints);
      expect(complaints.unexpected(), 'the browser console stays free of errors').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    complaints.listenTo(context);
    await use(context);
  },
  newShopper: async ({ browser, baseURL, complaints, outbox }, use) => {
    const shoppers: Shopper[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      complaints.listenTo(context);
      const shopper = new Shopper(context, await context.newPage(), outbox);
      shoppers.push(shopper);
      return shopper;
    });
    await Promise.all(shoppers.map((shopper) => shopper.context.close()));
  },
  shopper: async ({ newShopper }, use) => use(await newShopper()),
});

export { expect };
