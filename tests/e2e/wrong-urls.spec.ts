import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

test('[GRD-13, GRD-14, ERR-14] an error page on a phone has the menu, the search, the footer and a link home', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/404/);
  const shopper = await newShopper(PHONE);
  const { page } = shopper;
  for (const [path, heading] of [
    ['/product/nonsense', "Sorry, Couldn't find the page you were looking for"],
    ['/shop/nonsense', "Sorry, Couldn't find the page you were looking for"],
    ['/nonsense', 'Page not found'],
  ] as const) {
    const response = page.waitForResponse(`**${path}`);
    await shopper.opens(path);
    expect((await response).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: 'Open search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Gift Packs' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(page).toHaveTitle(/Page not found/);
  await expect(
    page.getByText('Please visit our homepage to get where you need to go.', { exact: true }),
  ).toBeVisible();
  await page
    .getByRole('navigation', { name: 'More links' })
    .getByRole('link', { name: 'Gift Packs' })
    .click();
  await expect(page).toHaveURL('/shop/gift-packs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Gift Packs');
  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.getByRole('link', { name: 'Take me home', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('[RT-26, RT-27] links in another spelling, or under another name, lead where the host redirects', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const ways = {
    '/About?x=1': '/about?x=1',
    '/SHOP/Slate/': '/shop/slate',
    '/product/Cork-Trivet': '/product/cork-trivet',
    '/shop/christmas?x=1': '/shop-christmas?x=1',
    '/Gift-Packs': '/shop/gift-packs',
    '/Cart/': '/cart',
  };
  const links = Object.keys(ways).map((way) => `<p><a href="${way}">to ${way}</a></p>`);
  const block = { template: 'core/html', variables: { html: links.join('') } };
  new ShopOwner(shop.dataDir).writesPage({ url: '/many-ways', blocks: [block] });
  await shopper.opens('/many-ways');
  for (const [way, url] of Object.entries(ways)) {
    await page.getByRole('link', { name: `to ${way}`, exact: true }).click();
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/many-ways');
  }
  for (const [way, url] of Object.entries(ways)) {
    const response = await shopper.context.request.get(way);
    expect([response.status(), response.url()], way).toEqual([200, shop.url + url]);
  }
});
