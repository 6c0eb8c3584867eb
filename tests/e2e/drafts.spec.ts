import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

const product = `/product/${coasters.slug}`;

test('[ATC-02] what is typed into a product survives a reload, Back, and a closed tab', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(product);
  await shopper.puts(coasters);
  const text = page.getByLabel('Engraving text');
  const isKept = async () => {
    await expect(text).toHaveValue('For Nan & Pop — 50 years');
    await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
    await expect(page.getByLabel('Lettering').locator('option:checked')).toHaveText('Script');
  };
  await page.reload();
  await isKept();
  await shopper.cartLink(0).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goBack();
  await isKept();
  await page.close();
  const later = await shopper.inAnotherTab();
  await later.opens(product);
  await expect(later.page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await expect(later.page.getByRole('radio', { name: 'Round' })).toBeChecked();
});

test('[ATC-02] what is typed survives a detour without a network', async ({ newShopper, consoleErrors }) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  // A browser that has not loaded the cart's code.
  const shopper = await newShopper({ isNew: true });
  const { page } = shopper;
  await shopper.opens(product);
  await shopper.puts(coasters);
  await page.context().setOffline(true);
  await shopper.cartLink(0).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await page.context().setOffline(false);
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
});

test('[PRD-02] Back closes the enlarged picture and stays on the product', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/shop');
  await shopper.opens(product);
  await shopper.puts(coasters);
  await page.getByRole('button', { name: /photo 1 of/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(product));
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');

  await page.getByRole('button', { name: /photo 1 of/ }).click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
});

test('[ATC-01] an engraved piece leaves the form with its words, and the next name can be typed at once', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens(product);
  await shopper.puts({ ...coasters, texts: {} });
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

test('[SEC-05] what a customer has typed is gone after the logout', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.opens(product);
  await shopper.puts(coasters);
  await shopper.opens(product);
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await shopper.opens('/logout');
  await expect(shopper.accountLink()).toHaveText('Log in');
  await shopper.opens(product);
  await expect(page.getByLabel('Engraving text')).toHaveValue('');
});

test('[CHK-02] a half-typed address is there again after a reload, its form open', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/checkout');
  await shopper.fillsInAddress();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('State')).toHaveValue('QLD');
  await shopper.button('Save and use this address').click();
  await expect(shopper.button('Add another address')).toBeVisible();
  await shopper.button('Add another address').click();
  await expect(page.getByLabel('First name')).toHaveValue('');
  await page.getByLabel('First name').fill('Grace');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Grace');
  await shopper.button('Cancel').click();
  await page.reload();
  await expect(shopper.button('Add another address')).toBeVisible();
});

test('a half-typed login address is there again after a reload', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/login');
  await page.getByLabel('E-mail').fill('ada@exam');
  await page.reload();
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@exam');
});
