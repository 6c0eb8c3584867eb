import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

const product = `/product/${coasters.slug}`;

const words = (page: Page) => page.getByLabel('Engraving text');

/** Checks that what was typed and chosen stands there. */
async function isRestored(page: Page): Promise<void> {
  await expect(words(page)).toHaveValue('For Nan & Pop — 50 years');
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(page.getByLabel('Lettering').locator('option:checked')).toHaveText('Script');
}

/** Enlarges a picture, closes it by Back and by Escape, and goes back to the page before. */
async function looksAtPicture(page: Page): Promise<void> {
  const viewer = page.getByRole('dialog');
  await page.getByRole('button', { name: /photo 1 of/ }).click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(product));
  await isRestored(page);
  await page.getByRole('button', { name: /photo 1 of/ }).click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/about$/);
}

test('[ATC-02, PRD-02, SEC-05] the draft of a product survives a detour without a network, Back, a reload, an enlarged picture, a closed tab and a login, and is deleted by the logout', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  // A browser that has not loaded the cart's code.
  const shopper = await newShopper({ isNew: true });
  const { page } = shopper;
  await shopper.opens('/about');
  await shopper.opens(product);
  await shopper.configures(coasters);
  await page.context().setOffline(true);
  await shopper.cartLink(0).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await page.context().setOffline(false);
  await isRestored(page);
  await shopper.cartLink(0).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goBack();
  await isRestored(page);
  await page.reload();
  await isRestored(page);
  await looksAtPicture(page);
  await page.close();

  const later = await shopper.inAnotherTab();
  await later.isLoggedIn();
  await later.opens(product);
  await isRestored(later.page);
  await later.opens('/logout');
  await expect(later.accountLink()).toHaveText('Log in');
  await later.opens(product);
  await expect(words(later.page)).toHaveValue('');
});

test('[ATC-01] adding an engraved product clears its text from the form, and the next name can be typed at once', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(product);
  await shopper.configures({ ...coasters, texts: {} });
  const text = page.getByLabel('Engraving text');
  await text.click();
  for (const [index, name] of ['Ava', 'Ben', 'Cleo'].entries()) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Added: ${coasters.name}, ‘${name}’`)).toBeVisible();
    await expect(text).toHaveValue('');
    await expect(text).toBeFocused();
    await expect(shopper.cartLink(index + 1)).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shopper.cartLink(3)).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('');
  await shopper.opens('/cart');
  await expect(page.getByLabel(/^Quantity of /)).toHaveCount(3);
  await expect(shopper.cartLine('Cleo').first()).toContainText('Lettering: Script');
});
