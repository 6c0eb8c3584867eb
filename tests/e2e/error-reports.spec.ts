import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { dataFolderOf } from '../testkit/shared-renditions.ts';
import { startShop } from '../testkit/shop-process.ts';

/** A service that collects error reports. */
async function startService() {
  const reports: string[] = [];
  const server = createServer(async (request, response) => {
    reports.push(await text(request));
    response.setHeader('access-control-allow-origin', '*').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stops = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { reports, dsn: `http://key@127.0.0.1:${port}/1`, stops };
}

const breaks = (page: Page, message: string) =>
  page.evaluate((said) => {
    setTimeout(() => {
      throw new Error(said);
    });
  }, message);

test('[HTP-07] an error in a browser is reported to the service that the owner configures, and the shop still works when that is down', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/the shelf fell down/);
  consoleErrors.expect(/the wall fell down/);
  consoleErrors.expect(/ERR_CONNECTION_REFUSED/);
  const service = await startService();
  const dataDir = dataFolderOf(test.info().project);
  const shop = await startShop({ dataDir, variables: { ERROR_DSN: service.dsn } });
  const { page } = await newShopper({ baseURL: shop.url });
  await page.goto('/contact');
  await breaks(page, 'the shelf fell down for ada@shopper.example');
  await expect.poll(() => service.reports.join()).toContain('the shelf fell down for [e-mail]');

  await service.stops();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/envelope/'));
  await breaks(page, 'the wall fell down');
  await refused;
  await page.getByRole('contentinfo').getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shop', exact: true })).toBeVisible();
  // Prefetches would be refused by the closing shop.
  await page.close();
  await shop.remove();
});
