import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters } from '../testkit/shopper.ts';

test('[PRD-04, PRD-06, PRD-08, PRD-09, PRD-13, ERR-13] every variation has a selector with its prompt, adding without a choice shows ‘Select options’, and price and stock follow each choice with one request', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/bamboo-usb-stick');
  for (const name of ['Timber', 'Capacity'])
    await expect(page.getByRole('radiogroup', { name })).toContainText('-- Select --');
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('status').filter({ hasText: /^Select options$/ })).toBeVisible();
  for (const name of ['Timber', 'Capacity'])
    await expect(page.getByRole('radiogroup', { name })).toContainText('Select options');
  await expect(shopper.cartLink(0)).toBeVisible();

  const price = page.getByRole('main').getByText(/^\$\d/).first();
  await expect(price).toHaveText('$16.00');
  let searches = 0;
  page.on('request', (request) => void (request.url().endsWith('/searchsku') && (searches += 1)));
  await shopper.option('Walnut').click();
  await shopper.option('64 GB').click();
  await expect(price).toHaveText('$28.00');
  await expect(page.getByText('Only 1 left')).toBeVisible();
  await shopper.option('32 GB').click();
  await expect(price).toHaveText('$22.00');
  await expect(page.getByText('In stock, posted in 2 to 3 business days')).toBeVisible();
  expect(searches).toBe(3);
});

test('[PRD-06, PRD-09, PRD-13, ERR-13] a choice that is sold out, or cannot be combined, is reported and cannot be added', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/engraved-drink-bottle');
  await expect(page.getByText('(not available)')).toHaveCount(0);
  await shopper.option('Sage').click();
  await expect(page.getByText('Out of stock')).toBeHidden();
  await shopper.option('750 ml').click();
  await expect(page.getByText('Out of stock')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('status').filter({ hasText: /^Out of stock$/ })).toBeVisible();
  await expect(shopper.cartLink(0)).toBeVisible();

  await test.step('options that cannot be combined are marked beforehand', async () => {
    await shopper.option('500 ml').click();
    await shopper.option('Pink').click();
    await expect(page.getByRole('radio', { name: '750 ml (not available)' })).toBeVisible();
    await shopper.option('750 ml').click();
    await expect(page.getByText('These options are not available together')).toBeVisible();
    await shopper.button('Add to cart').click();
    await expect(page.getByRole('status').filter({ hasText: /^Select options$/ })).toBeVisible();
    await expect(shopper.cartLink(0)).toBeVisible();
    await shopper.option('Black').click();
    await expect(page.getByText('These options are not available together')).toBeHidden();
    await expect(page.getByText('(not available)')).toHaveCount(1);
    await expect(page.getByRole('radio', { name: 'Pink (not available)' })).toBeVisible();
  });
});

test('[PRD-07, PRD-08, PRD-09, A78] the price follows the choices and the text: of crossing responses the one to the last choice counts, and without a connection it waits for one', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  await shopper.opens('/product/cork-trivet');
  const price = page.getByRole('main').getByText(/^\$\d/).first();

  await test.step('of two crossing responses, the one to the last choice counts', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/searchsku', async (route) => {
      if (route.request().postData()?.includes('Plain')) await released;
      await route.continue();
    });
    await shopper.option('Plain').click();
    await shopper.option('Banksia').click();
    await expect(price).toHaveText('$22.00');
    const late = page.waitForResponse('**/searchsku').catch(() => null);
    release();
    await late;
    await expect(price).toHaveText('$22.00');
    await page.unroute('**/searchsku');
  });

  await page.getByLabel(/^Engraving text/).fill('Made by Ben');
  await expect(price).toHaveText('$27.00');
  await page.getByLabel(/^Engraving text/).clear();
  await expect(price).toHaveText('$22.00');

  await test.step('without a connection a choice shows a message, and is looked up when there is one', async () => {
    await shopper.context.setOffline(true);
    await shopper.option('Plain').click();
    await expect(page.getByText(/^There is no connection\. What you chose is kept/)).toBeVisible();
    await shopper.context.setOffline(false);
    await expect(price).toHaveText('$18.00');
  });
});

test('[PRD-10] choosing an option shows the photo of its SKU', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  const shown = page.getByRole('button', { name: /^Show photo/ }).and(page.locator('[aria-current="true"]'));
  await expect(shown).toHaveAccessibleName('Show photo 1');
  await shopper.option('Square').click();
  await expect(shown).not.toHaveAccessibleName('Show photo 1');
  const square = await shown.getAttribute('aria-label');
  await shopper.option('Round').click();
  await expect(shown).not.toHaveAccessibleName(square ?? '');
});

test('[PRD-08] a special price is shown beside the struck-through full price, in the shop and on the product', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/shop/specials');
  const card = page.getByRole('article').filter({ hasText: 'Pine Phone Stand' });
  await expect(card.locator('s')).toHaveText('$24.00');
  await expect(card.getByText('$19.00')).toBeVisible();
  await card.getByRole('link', { name: 'Pine Phone Stand' }).click();
  await shopper.option('Walnut stain').click();
  await expect(page.getByRole('main').locator('s').first()).toHaveText('$26.00');
  await expect(page.getByRole('main').getByText('$21.00')).toBeVisible();
});

test('[PRD-13, GEN-14] a product that is quoted by e-mail leads to the contact page instead of the cart', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/new-home-gift-pack');
  await expect(page.getByText(/^Prices of gift packs vary .+ quote by e-mail\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', '/contact');
  await expect(shopper.button('Add to cart')).toBeHidden();
});

test('[PRD-03, PRD-05] badge, brand, blurb, description and related products are shown; missing ones are left out', async ({
  newShopper,
  shop,
}) => {
  const reader = await newShopper({ javaScriptEnabled: false });
  const main = reader.page.getByRole('main');
  const heading = reader.page.getByRole('heading', { name: 'You may also be interested in:' });
  await reader.reads('/product/timber-keepsake-box');
  for (const words of ['Made by hand', 'Kerf & Grain'])
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  await expect(main.getByText('Finger-jointed by laser, closed with brass')).toBeVisible();
  await expect(main.locator('p', { hasText: 'Every corner is a finger joint' })).toBeVisible();
  const related = main.locator('section').filter({ has: heading }).getByRole('article');
  await expect(related).toHaveCount(3);
  for (const [index, slug] of ['baby-milestone-discs', 'leather-journal', 'memory-lantern'].entries())
    await expect(related.nth(index).getByRole('heading').getByRole('link')).toHaveAttribute(
      'href',
      `/product/${slug}`,
    );

  new ShopOwner(shop.dataDir).putsOnSale({ slug: 'lonely-ruler', name: 'Lonely Ruler', price: 900 });
  await reader.reads('/product/lonely-ruler');
  await expect(main.getByRole('heading', { name: 'Lonely Ruler' })).toBeVisible();
  await expect(main).not.toContainText('Kerf & Grain');
  await expect(heading).toHaveCount(0);
});

test('[PRD-09] a product shows the making time that the owner has set', async ({ shopper, shop }) => {
  const owner = new ShopOwner(shop.dataDir);
  owner.changesSetting('min_making_days', 4);
  owner.changesSetting('max_making_days', 6);
  try {
    await expect(async () => {
      await shopper.opens('/product/cork-trivet');
      await shopper.option('Banksia').click();
      await expect(shopper.page.getByText('Made to order, posted in 4 to 6 business days')).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
  } finally {
    owner.changesSetting('min_making_days', 2);
    owner.changesSetting('max_making_days', 3);
  }
});
