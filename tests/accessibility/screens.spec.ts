import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters, inBundaberg } from '../testkit/shopper.ts';
import { walks } from './walk.ts';

/** Screens that anybody may open, by their path. */
const open = [
  '/',
  '/shop',
  '/shop/slate',
  '/shop-christmas',
  `/product/${coasters.slug}`,
  '/search',
  '/search/slate',
  '/search/nothing-like-that',
  '/cart',
  '/login',
  '/signup',
  '/forgotpassword',
  '/token-login',
  '/account-deleted',
  '/about',
  '/blog',
  '/blog/no-two-slates',
  '/contact',
  '/shipping-and-returns',
  '/privacy-policy',
  '/terms-and-conditions',
  '/gift-vouchers',
  '/demo_asdf',
  '/no-such-page',
  '/shop/no-such-group',
];

/** The screen has come to rest: its title is there, and nothing is waited for. */
const isThere = async (page: Page) => {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

for (const path of open)
  test(`${path} has no barriers in English, German and Arabic, in light and dark`, async ({
    shopper,
    consoleErrors,
  }) => {
    if (path.includes('no-such')) consoleErrors.expect(/404 /);
    await shopper.page.goto('/robots.txt');
    await walks(shopper, path, async ({ page }) => {
      await page.goto(path);
      await isThere(page);
    });
  });

test('what customers see has no barriers in English, German and Arabic, in light and dark', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.goesToPayment(coasters);
  await shopper.ends('Pay');
  const order = await page.getByRole('link', { name: 'See your order' }).getAttribute('href');
  await shopper.hasInCart(coasters);
  const invoice = (order ?? '').replace(/^.*\/order\//, '/invoice/');
  for (const path of ['/cart', '/checkout', '/my-account', '/profile', order ?? '', invoice])
    await walks(shopper, path.split('?')[0]?.replace(/(order|invoice)\/.*/, '$1/one') ?? '', async () => {
      await page.goto(path);
      await isThere(page);
    });
});

test('the back office has no barriers in English, German and Arabic, in light and dark', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.isLoggedIn({ address: inBundaberg, is_admin: true });
  for (const path of ['/cms', '/cms/messages', '/cms/errors'])
    await walks(shopper, path, async () => {
      await page.goto(path);
      await isThere(page);
    });
});
