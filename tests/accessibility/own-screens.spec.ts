import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters, inBundaberg, lastStick, trivet } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { isTakenOver, isThere, walks } from './walk.ts';

/** Expands all collapsed parts of the screen. */
async function unfolds(page: Page): Promise<void> {
  for (const folded of await page.locator('main details:not([open]) > summary:visible').all())
    await folded.click();
}

/** Walks a screen that only needs its path. */
const walksAt = (shopper: Shopper, path: string, name = path) =>
  walks(shopper, name, async ({ page }) => {
    await page.goto(path);
    await isThere(page);
    await unfolds(page);
  });

/** Switches back to English, the language of the product names. */
const readsEnglish = ({ context }: Shopper) => context.clearCookies({ name: 'locale' });

const sheet = { isFramed: false };

/** Walks a print card without opening its print dialog. */
const walksCard = async (shopper: Shopper, name: string, { pathname, search }: URL) => {
  await shopper.page.addInitScript(() => (window.print = () => {}));
  await walks(
    shopper,
    name,
    async ({ page }) => {
      await page.goto(pathname + search);
      await expect(page.locator('[role=img], svg').first()).toBeVisible();
    },
    sheet,
  );
};

test('a customer’s own screens are accessible', async ({ shopper, outbox }) => {
  const { page } = shopper;
  await page.addInitScript(() => (window.print = () => {}));
  await shopper.goesToPayment(coasters);
  await shopper.ends('Pay');
  const link = page.getByRole('link', { name: 'See your order' });
  await expect(link).toBeVisible();
  const paid = page.url();
  const order = new URL((await link.getAttribute('href')) ?? '', paid).pathname;
  await walksAt(shopper, paid, 'paid');
  await readsEnglish(shopper);
  await shopper.hasInCart(coasters, lastStick);
  for (const path of ['/cart', '/checkout', '/my-account', '/profile']) await walksAt(shopper, path);
  await walksAt(shopper, order, '/order/one');
  await walksAt(shopper, order.replace('/order/', '/invoice/'), '/invoice/one');
  const { text } = await outbox.newestTo(shopper.email);
  const mailed = new URL(/\S+\/show-invoice\/\S+/.exec(text)?.[0] ?? '');
  await walksAt(shopper, mailed.pathname + mailed.search, '/show-invoice/one');
  const twin = mailed.pathname.replace('/show-invoice/', '/show-invoice/print/') + mailed.search;
  await walks(
    shopper,
    '/show-invoice/print/one',
    async () => {
      await page.goto(twin);
      await isThere(page);
    },
    sheet,
  );
});

test('an unpaid order and a failed payment are accessible', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.goesToPayment(trivet);
  const payment = page.url();
  await walks(
    shopper,
    'the test payment',
    async () => {
      await page.goto(payment);
      await expect(page.locator('main h1')).toBeVisible();
    },
    { ...sheet, isTranslated: false },
  );
  await walksAt(shopper, '/my-account', 'account with an unpaid order');
  await page.goto(payment);
  await shopper.ends('Decline');
  await isThere(page);
  const declined = page.url();
  await walksAt(shopper, declined, 'declined');
  await walks(
    shopper,
    'a payment that was declined',
    async () => {
      await page.goto(payment);
      await expect(page.locator('main h1')).toBeVisible();
    },
    { ...sheet, isTranslated: false },
  );
});

test('forms with invalid input are accessible', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/robots.txt');
  for (const path of ['/login', '/signup', '/forgotpassword', '/contact'])
    await walks(shopper, `${path} filled in badly`, async () => {
      await page.goto(path);
      await isTakenOver(page);
      const form = page.locator('main form:visible').first();
      const email = form.locator('input[type=email]').first();
      if ((await email.count()) > 0) await email.fill('nobody');
      await form.locator('button[type=submit]').first().click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    });
});

test('a login that requests the code after a wrong one is accessible', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/robots.txt');
  await walks(shopper, '/login with a code', async () => {
    await page.goto('/login');
    await isTakenOver(page);
    const [email, code] = [
      page.locator('main input[type=email]'),
      page.locator('main input[inputmode=numeric]'),
    ];
    await expect(email.or(code)).toBeVisible();
    // A repeated visit finds the form in its last state.
    if (await email.isVisible()) {
      await email.fill(shopper.email);
      await page.locator('main form button[type=submit]').first().click();
    }
    await code.fill('000000');
    await expect(page.locator('main [role=alert]:not(:empty)')).toBeVisible();
  });
});

test('a checkout submitted too early, without an address, is accessible', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.hasInCart(trivet);
  await walks(shopper, '/checkout pressed too early', async () => {
    await page.goto('/checkout');
    await isThere(page);
    await unfolds(page);
    const form = page.locator('main form:has([autocomplete~=postal-code])').first();
    await form.locator('button[type=submit]').first().click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  });
});

test('the profile with all its forms open is accessible', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.isLoggedIn({ address: inBundaberg, credit: 20 });
  await walks(shopper, '/profile unfolded', async () => {
    await page.goto('/profile');
    await isThere(page);
    await unfolds(page);
    // The deletion is the last section of the screen.
    await page.locator('main section').last().locator('button').last().click();
    await expect(page.locator('main section').last().locator('button')).not.toHaveCount(1);
  });
});

test('the tickets of a voucher and of a pick-up order are accessible', async ({
  shopper,
  newShopper,
  shop,
  outbox,
}) => {
  const owner = new ShopOwner(shop.dataDir);
  owner.changesSetting('pick_up', true);
  const { page } = shopper;
  try {
    await shopper.isLoggedIn();
    await shopper.hasInCart(trivet);
    await shopper.opens('/checkout');
    await page.getByText('Pick-up $0.00', { exact: true }).click();
    await shopper.orders();
    await shopper.ends('Pay');
    const link = page.getByRole('link', { name: 'Print the ticket' });
    const ticket = new URL((await link.getAttribute('href')) ?? '', page.url());
    await walksCard(shopper, '/print-tickets/order', ticket);
  } finally {
    owner.changesSetting('pick_up', false);
  }
  const giver = await newShopper();
  await giver.opens('/gift-vouchers');
  await giver.page.getByLabel('Amount', { exact: false }).selectOption('$50.00');
  await giver.page.getByRole('textbox', { name: 'Your e-mail address' }).fill(giver.email);
  await giver.page.getByRole('button', { name: /^Pay \$/ }).click();
  await giver.ends('Pay');
  await expect(giver.page.getByRole('heading', { name: /^Payment Successful/ })).toBeVisible();
  const { text } = await outbox.newestTo(giver.email);
  await walksCard(giver, '/print-tickets/voucher', new URL(/\S+\/print-tickets\/\S+/.exec(text)?.[0] ?? ''));
});

test('OAuth and logout screens are accessible', async ({ shopper, shop, consoleErrors }) => {
  consoleErrors.expect(/ERR_FAILED/);
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  owner.changesSetting('login_google', true);
  try {
    await shopper.opens('/my-account');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/authorize\?/);
    const url = page.url();
    await walks(
      shopper,
      '/authorize',
      async () => {
        await page.goto(url);
        await expect(page.locator('main h1')).toBeVisible();
      },
      sheet,
    );
  } finally {
    owner.changesSetting('login_google', false);
  }
  await walks(shopper, '/auth', async () => {
    await page.goto('/auth?code=stolen&state=theirs');
    await expect(page.locator('main [role=alert]:not(:empty)')).toBeVisible();
  });
  // The shop's script would leave the page immediately.
  await page.route('**/static/*.js', (route) => route.abort());
  await walks(shopper, '/logout', async () => {
    await page.goto('/logout');
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('the menu of a phone is accessible', async ({ shopper }) => {
  const { page } = shopper;
  await page.goto('/robots.txt');
  await walks(
    shopper,
    'the menu',
    async () => {
      await page.goto('/');
      await page.locator('header button[aria-haspopup=dialog]').click();
      await expect(page.locator('dialog[open] nav')).toBeVisible();
    },
    { isFramed: false, widths: [320, 390] },
  );
});

test('the host’s own pages are accessible', async ({ shopper, consoleErrors }) => {
  consoleErrors.expect(/413 /);
  const { page } = shopper;
  await page.goto('/robots.txt');
  await walks(
    shopper,
    '/offline',
    async () => {
      await page.goto('/offline');
      await expect(page.locator('main h1')).toBeVisible();
    },
    sheet,
  );
  await walks(
    shopper,
    'a refusal',
    async () => {
      await page.goto('/privacy-policy');
      // Larger than the limit for choosing a language.
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), { method: 'post', action: '/language' });
        form.append(
          Object.assign(document.createElement('textarea'), { name: 'locale', value: 'x'.repeat(20_000) }),
        );
        document.body.append(form);
        form.submit();
      });
      await expect(page).toHaveURL(/\/language$/);
      await expect(page.locator('main h1')).toBeVisible();
    },
    sheet,
  );
});

test('the back office is accessible, with a long list, with an empty one, and with its forms open', async ({
  shopper,
  newShopper,
  shop,
}) => {
  const owner = new ShopOwner(shop.dataDir);
  owner.receives({ name: 'Ada Lovelace', message: 'Sixty coasters '.repeat(30) });
  owner.redirects('/slate-coasters-of-the-old-shop', '/product/engraved-slate-coasters');
  const buyer = await newShopper();
  await buyer.goesToPayment(coasters);
  await buyer.ends('Pay');
  await expect(buyer.page.getByRole('link', { name: 'See your order' })).toBeVisible();
  await shopper.isLoggedIn({ address: inBundaberg, is_admin: true });
  for (const path of ['/cms', '/cms/errors', '/cms/redirects', '/cms/translations', '/cms?to=2020-01-01'])
    await walksAt(shopper, path);
  await walks(shopper, '/cms/orders', async ({ page }) => {
    await page.goto('/cms/orders');
    await isThere(page);
    await page.locator('main li button').first().click();
  });
});
