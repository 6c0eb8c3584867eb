import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';

const LIGHT = 'rgb(251, 248, 243)';
const DARK = 'rgb(22, 19, 15)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('[SEC-06] the theme follows the device until one is chosen, then the choice: from the first paint on, in every tab, after a reload', async ({
  newShopper,
  consoleErrors,
}) => {
  const shopper = await newShopper({ colorScheme: 'light' });
  const { page, context } = shopper;
  await shopper.opens('/login');
  const colours = page.getByRole('group', { name: 'Colours of the page' });
  await expect(colours.getByRole('radio', { name: 'As the device' })).toBeChecked();
  expect(await ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });

  const other = await context.newPage();
  await other.goto('/about');
  await colours.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground(page)).toBe(DARK);
  await expect.poll(() => ground(other)).toBe(DARK);
  await other.close();

  // The page is dark before any script has loaded.
  consoleErrors.expect(/ERR_FAILED .*\/static\//);
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/about');
  expect(await ground(page)).toBe(DARK);
  await expect(page.locator('meta[name=theme-color][media="all"]')).toHaveCount(1);
  await expect(colours.getByRole('radio', { name: 'Dark' })).toBeChecked();
  // Print uses the light theme.
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await colours.getByRole('radio', { name: 'Light' }).check();
  expect(await ground(page)).toBe(LIGHT);
  await colours.getByRole('radio', { name: 'As the device' }).check();
  expect(await ground(page)).toBe(DARK);
});
