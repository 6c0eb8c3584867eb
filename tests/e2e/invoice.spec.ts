import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { countPrints, printsOf } from '../testkit/print-counter.ts';
import { coasters } from '../testkit/shopper.ts';

async function isPrintTwin(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible();
  await expect.poll(() => printsOf(page)).toBe(1);
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'link'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
}

test('[SEC-06, SEC-07, RT-19, A39, CHK-14] a buyer can view, print and save the invoice of a paid order, and axe finds no violations in it; the mailed link opens it without a login and without JavaScript, and no other link does', async ({
  shopper,
  newShopper,
  outbox,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*\/invoice/);
  consoleErrors.expect(/404 .*show-invoice/);
  const { page } = shopper;
  await countPrints(shopper.context);
  await shopper.goesToPayment(coasters);
  await shopper.ends('Pay');

  await test.step('the PDF download', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download invoice (PDF)' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await page.getByRole('link', { name: 'See the invoice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText(/^ABN \d/)).toBeVisible();
  await expect(sheet.getByText('For Nan & Pop — 50 years')).toBeVisible();
  await expect(sheet.getByText('Paid in full. Thank you.')).toBeVisible();
  await expect(sheet.getByText('GST included')).toBeVisible();
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await isPrintTwin(await opening);

  // A visitor; another logged-in user follows.
  const url = page.url();
  const stranger = await newShopper();
  for (const path of [url, url.replace('/invoice/', '/invoice/print/')]) {
    await stranger.page.goto(path);
    await expect(stranger.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }

  await test.step('the link in the mail', async () => {
    const mail = await outbox.newestTo(shopper.email);
    const link = new URL(/\S+\/show-invoice\/\S+/.exec(mail.text)?.[0] ?? '');
    const path = link.pathname + link.search;
    const reader = await newShopper({ javaScriptEnabled: false });
    const response = await reader.page.goto(path);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(reader.page.getByRole('heading', { level: 1, name: 'Tax invoice' })).toBeVisible();
    await expect(reader.page.getByText('For Nan & Pop — 50 years')).toBeVisible();
    const pdf = await reader.page.getByRole('link', { name: 'Download invoice (PDF)' }).getAttribute('href');
    expect((await reader.context.request.get(pdf ?? '')).headers()['content-type']).toBe('application/pdf');

    await countPrints(stranger.context);
    await stranger.page.goto(path.replace('/show-invoice/', '/show-invoice/print/'));
    await isPrintTwin(stranger.page);
    const forged = await stranger.page.goto(path.replace(/key=./, 'key=!'));
    expect(forged?.status()).toBe(404);
    await expect(stranger.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const keyless = await stranger.page.request.get(link.pathname);
    expect(keyless.status()).toBe(404);
  });

  await test.step('another user', async () => {
    await stranger.isLoggedIn();
    await stranger.opens(url);
    await expect(stranger.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});
