import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot, runTool } from '../../scripts/run-tool.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { axeOn } from '../testkit/axe.ts';
import { startShop } from '../testkit/shop-process.ts';
import type { ShopProcess } from '../testkit/shop-process.ts';

const MAX_TABS = 80;

/** Moves to an element by keyboard and presses it. */
async function presses(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MAX_TABS && !(await isThere()); tabs++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press(key);
}

// One shop for all of them.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await startShop({ variables: { SHOW_MACHINES: '1', TEST_API: '1' } });
});
test.afterAll(() => shop.remove());

test('a developer finds the checkout machine, makes a payment fail, steps back and exports a test of it, by keyboard', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ baseURL: shop.url });
  const { page } = shopper;
  const tools = await shopper.context.newPage();
  await tools.goto('/dev/machines');
  await expect(tools.getByRole('status')).toHaveText(/^(\d+) of \1 machines$/);
  await tools.keyboard.press('/');
  await tools.keyboard.type('surcharge of each payment type');
  const card = tools.getByRole('link', { name: /^checkout, \d+ states/ });
  await expect(tools.getByRole('listitem').getByRole('strong')).toHaveText(['checkout']);
  await presses(tools, card);
  await expect(tools.getByRole('heading', { level: 1, name: 'checkout' })).toBeVisible();
  await expect(tools.locator('[data-state="checkout.submitting"]')).toBeVisible();

  await presses(tools, tools.getByRole('link', { name: 'Watch it live' }));
  await expect(tools.getByRole('heading', { level: 1, name: 'Live machines' })).toBeVisible();
  await shopper.preparesOrder();
  await tools.bringToFront();
  const standing = tools.locator('.live-chart').getByRole('status');
  await expect(standing).toHaveText('editing.ready');
  await expect(tools.locator('[data-state="checkout.editing.ready"]')).toHaveAttribute(
    'data-light',
    'active',
  );

  const declined = tools.getByRole('button', { name: 'Payment declined' });
  await presses(tools, declined);
  await expect(declined).toHaveAttribute('aria-pressed', 'true');
  await page.bringToFront();
  await shopper.orderButton().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment Failed')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();

  await tools.bringToFront();
  await presses(tools, tools.getByRole('button', { name: /^checkout x:/ }));
  await expect(standing).toHaveText('redirecting');
  await presses(tools, tools.getByRole('checkbox', { name: 'Only checkout' }), 'Space');
  const back = tools.getByRole('button', { name: 'Step back' });
  await presses(tools, back);
  while ((await standing.textContent()) !== 'submitting') await tools.keyboard.press('Enter');
  await expect(tools.locator('.state-box[data-state="checkout.submitting"]')).toHaveAttribute(
    'data-light',
    'active',
  );

  const saving = tools.waitForEvent('download');
  await presses(tools, tools.getByRole('button', { name: 'Save recording' }));
  const recording = await (await saving).path();
  const kept = readFileSync(recording, 'utf8');
  expect(kept).not.toContain(shopper.email);
  expect(kept).not.toMatch(/Goondoon|Bundaberg/);
  await tools.reload();
  await tools.getByLabel('Open recording').setInputFiles(recording);
  await expect(tools.getByRole('heading', { level: 1, name: 'Recording' })).toBeVisible();
  await presses(tools, tools.getByRole('button', { name: /^checkout x:/ }));
  const made = tools.waitForEvent('download');
  await presses(tools, tools.getByRole('button', { name: 'Make a test of checkout' }));
  const text = readFileSync(await (await made).path(), 'utf8');
  const file = join('src', 'machines', 'checkout', `recorded-${process.pid}.test.ts`);
  writeFileSync(join(projectRoot, file), text);
  try {
    const { ok, output } = await runTool('vitest', ['run', '--project', 'unit', file]);
    expect(output).toContain('1 passed');
    expect(ok).toBe(true);
  } finally {
    rmSync(join(projectRoot, file));
  }
});

test('the machines of a tab can be watched beside it, sent events they accept, and made to fail', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ baseURL: shop.url });
  const { page } = shopper;
  await shopper.opens('/shop');
  await presses(page, page.getByRole('button', { name: 'Machines', exact: true }));
  const drawer = page.frameLocator('iframe[title="Machines of this tab"]');
  await drawer.getByRole('button', { name: /^connectivity x:/ }).click();
  await drawer.getByRole('tab', { name: 'Send' }).click();
  await drawer.getByRole('combobox', { name: 'Event' }).selectOption('request.fail');
  await drawer.getByLabel('Data, as JSON').fill('{');
  await drawer.getByRole('button', { name: 'Send to connectivity' }).click();
  await expect(drawer.getByRole('alert')).toContainText('The data is not JSON');
  await drawer.getByLabel('Data, as JSON').fill('');
  await drawer.getByRole('button', { name: 'Send to connectivity' }).click();
  await expect(drawer.locator('.live-chart').getByRole('status')).not.toHaveText('active.sure');

  await drawer.getByRole('tab', { name: 'Sequence' }).click();
  await expect(drawer.getByRole('listbox', { name: /events between \d+ actors/ })).toBeVisible();
  await drawer.getByLabel('Filter').fill('request.fail');
  const log = drawer.getByRole('listbox', { name: 'Events, newest last' }).getByRole('option');
  await expect(log.first()).toContainText('request.fail');
  await drawer.getByRole('tab', { name: 'Details' }).click();
  await log.first().click();
  await expect(drawer.getByRole('tabpanel').getByRole('heading', { name: 'request.fail' })).toBeVisible();

  // The drawer and its log survive the document.
  await page.reload();
  await drawer.getByLabel('Filter').fill('request.fail');
  await expect(log.first()).toContainText('request.fail');
  await drawer.getByLabel('Filter').fill('root x:0 xstate.init');
  await expect(log.getByText('new document /shop').first()).toBeVisible();

  const tools = await shopper.context.newPage();
  await tools.goto('/dev/machines/live');
  await expect(tools.getByRole('button', { name: /^cart x:/ }).first()).toBeVisible();
  expect((await axeOn(tools).analyze()).violations).toEqual([]);
});

test('the gallery has no axe violations, and names a machine that it does not have', async ({
  newShopper,
}) => {
  const { page } = await newShopper({ baseURL: shop.url });
  await page.goto('/dev/machines#nothing');
  await expect(page.getByRole('alert')).toHaveText(/There is no machine nothing/);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.goto('/dev/machines#session/session.loggedIn');
  await expect(page.locator('[data-state="session.loggedIn.known"]')).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The theme only changes colours.
  const inTheDark = axeOn(page).withRules(['color-contrast', 'link-in-text-block']);
  expect((await inTheDark.analyze()).violations).toEqual([]);
});
