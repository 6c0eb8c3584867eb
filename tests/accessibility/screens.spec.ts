import { test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';
import { isThere, walks } from './walk.ts';

/** Public screens by path. */
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

for (const path of open)
  test(`${path} is accessible in English, German and Arabic, in light and dark`, async ({
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
