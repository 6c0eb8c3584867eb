import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters, inBundaberg } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

async function isOneSheet(page: Page): Promise<void> {
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
}

async function isProductOnPaper(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(coasters.name);
  await expect(main.getByText('$36.00').first()).toBeVisible();
  await expect(main.getByText('Natural slate, 5 to 7 mm', { exact: false })).toBeVisible();
  await expect(page.getByText(`${new URL(page.url()).origin}/product/${coasters.slug}`)).toBeVisible();
  for (const role of ['textbox', 'combobox', 'radio', 'navigation'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  await expect(shopper.button('Add to cart')).toBeHidden();
  await expect(main.getByText('Engraving text')).toBeHidden();
  await expect(main.locator('video')).toBeHidden();
  await expect(main.getByRole('button', { name: /^Show photo/ })).toHaveCount(0);
  await expect(main.getByText('You may also be interested in:')).toBeHidden();
  await isOneSheet(page);
}

async function isCartOnPaper(shopper: Shopper): Promise<void> {
  const main = shopper.page.getByRole('main');
  await expect(shopper.cartLine(coasters.name).getByText('× 2', { exact: true })).toBeVisible();
  await expect(main.getByText('Total (AUD)')).toBeVisible();
  for (const role of ['textbox', 'spinbutton', 'button'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  for (const words of ['Edit', 'Checkout', 'Promotion code'])
    await expect(main.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await isOneSheet(shopper.page);
}

async function isOrderOnPaper(page: Page): Promise<void> {
  const paper = page.locator('body');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(paper.getByText('Kerf & Grain').filter({ visible: true }).first()).toBeVisible();
  await expect(paper.getByText(/^ABN/).filter({ visible: true })).toHaveCount(1);
  await expect(paper.getByText('For Nan & Pop — 50 years')).toBeVisible();
  await expect(paper.getByText('Paid in full')).toBeVisible();
  await expect(paper.getByText('This was inside a letter O. It travels in your parcel.')).toBeVisible();
  await expect(paper.getByRole('button')).toHaveCount(0);
  // Print is light in the dark theme too.
  const ink = await paper.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(35, 26, 18)');
  await isOneSheet(page);
}

test('[A14] a printed product is one sheet with its name, price, description and URL; a printed cart shows quantities and no controls; a printed order names the shop, its number, what was ordered and that it is paid', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.isLoggedIn({ address: inBundaberg });
  await shopper.opens(`/product/${coasters.slug}`);
  await page.emulateMedia({ media: 'print' });
  await test.step('a product', () => isProductOnPaper(shopper));

  await shopper.hasInCart(coasters, coasters);
  await page.emulateMedia({ media: 'screen' });
  await shopper.opens('/cart');
  await expect(shopper.cartLine(coasters.name)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await test.step('a cart', () => isCartOnPaper(shopper));

  await page.emulateMedia({ media: 'screen' });
  await shopper.opens('/checkout');
  await shopper.choosesShipping();
  await shopper.orders();
  await shopper.ends('Pay');
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await test.step('an order', () => isOrderOnPaper(page));
});
