import { expect, test } from '../testkit/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 760 } };

test('[PRD-03] on a phone Back closes the size chart and stays on the product', async ({ newShopper }) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens('/shop');
  await shopper.opens('/product/personalised-cotton-tee');
  await page.getByRole('link', { name: 'Size chart' }).click();
  const chart = page.getByRole('dialog', { name: 'Size chart' });
  await expect(chart).toBeVisible();
  await page.goBack();
  await expect(chart).toBeHidden();
  await expect(page).toHaveURL(/\/product\/personalised-cotton-tee$/);
  await page.getByRole('link', { name: 'Size chart' }).click();
  await chart.getByRole('button', { name: 'Close' }).click();
  await expect(chart).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('on a phone Back closes the menu; following a menu link leaves no history entry for the menu', async ({
  newShopper,
}) => {
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  await shopper.opens('/about');
  await shopper.opens('/shop');
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await shopper.button('Menu').click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/shop$/);

  await shopper.button('Menu').click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(shopper.button('Menu')).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
