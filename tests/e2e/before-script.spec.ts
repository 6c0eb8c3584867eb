import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

/** Holds every script of the page back until it is let through, as on a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('[PRD-07, PRD-11] what is typed and chosen before the script is there stays, counts and is added', async ({
  shopper,
}) => {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await shopper.puts(coasters);
  await page.getByLabel('Quantity').fill('2');
  release();
  await expect(shopper.cartLink(0)).toBeAttached();
  await expect(page.getByText('24/40')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(page.getByRole('group', { name: /Shape/ })).toContainText('Round');
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await expect(page.getByText('Made to order, posted in 2 to 3 business days')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(2)).toBeVisible();
  await shopper.opens('/cart');
  await expect(shopper.cartLine(coasters.name)).toContainText('For Nan & Pop — 50 years');
  await expect(shopper.cartLine(coasters.name)).toContainText('Script');
});
