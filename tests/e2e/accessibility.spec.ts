import { axeOn } from '../testkit/axe.ts';
import { coloursRest } from '../testkit/colours-rest.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { bundaberg, coasters, inBundaberg } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

/** A screen and how to get there. */
const screens: Record<string, (shopper: Shopper) => Promise<void>> = {
  '/': (shopper) => shopper.opens('/'),
  '/shop': (shopper) => shopper.opens('/shop'),
  '/shop/slate': (shopper) => shopper.opens('/shop/slate'),
  'a product': (shopper) => shopper.opens(`/product/${coasters.slug}`),
  '/cart with a line': async (shopper) => {
    await shopper.hasInCart(coasters);
    await shopper.opens('/cart');
    await expect(shopper.cartLine(coasters.name)).toBeVisible();
  },
  '/checkout': (shopper) => shopper.preparesOrder(coasters),
  '/my-account with an order': async (shopper) => {
    await shopper.goesToPayment(coasters);
    await shopper.opens('/my-account');
    await expect(shopper.page.getByText('Waiting for payment')).toBeVisible();
  },
  '/profile': async (shopper) => {
    await shopper.isLoggedIn();
    await shopper.opens('/profile');
    await shopper.button('Set a password').click();
    await expect(shopper.page.getByLabel('Code')).toBeFocused();
  },
  '/order of a paid order': async (shopper) => {
    await shopper.goesToPayment(coasters);
    await shopper.ends('Pay');
    await shopper.page.getByRole('link', { name: 'See your order' }).click();
    await expect(shopper.page.getByText('In the workshop')).toBeVisible();
  },
  '/login': (shopper) => shopper.opens('/login'),
  'the 404 screen': (shopper) => shopper.opens('/no-such-page'),
};

for (const [name, goTo] of Object.entries(screens)) {
  test(`[SEC-06] axe finds nothing wrong with ${name}`, async ({ shopper, consoleErrors }) => {
    if (name === 'the 404 screen') consoleErrors.expect(/404 .*no-such-page/);
    await goTo(shopper);
    // Disables transitions: only the final colours count.
    await shopper.page.emulateMedia({ reducedMotion: 'reduce' });
    const { violations } = await axeOn(shopper.page).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('[SEC-06] axe finds nothing wrong with the way to an order in Arabic and in German, in the dark, on a phone', async ({
  newShopper,
}) => {
  const dark = {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  } as const;
  const shopper = await newShopper(dark);
  const { page } = shopper;
  await shopper.isLoggedIn({ address: inBundaberg });
  await shopper.hasInCart(coasters);
  for (const locale of ['ar', 'de']) {
    await shopper.context.addCookies([{ name: 'locale', value: locale, url: new URL(page.url()).origin }]);
    for (const path of ['/', `/product/${coasters.slug}`, '/cart', '/checkout']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('header a[href="/cart"] + [role=status]')).not.toBeEmpty();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const { violations } = await axeOn(page).analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      expect(found, `${path} in ${locale}`).toEqual([]);
    }
  }
});

/**
 * All URLs of the route table that open without a cart or login, except those in `contentPages`; those that
 * need a cart, account or order follow in the same test. Invoices are checked in `invoice.spec.ts`, vouchers
 * in `vouchers.spec.ts`, the back office in `back-office.spec.ts`.
 */
const routes =
  '/ /shop /shop/slate /shop-christmas /shop-christmas/slate /cart /login /auth /token-login /account-deleted /gift-vouchers /privacy-policy /terms-and-conditions /readme /cms'.split(
    ' ',
  );

/** Screens that no other test checks with axe. */
const askedHereOnly = new Set(
  '/shop-christmas /cart /auth /token-login /privacy-policy /terms-and-conditions /readme /shop/no-such-group'.split(
    ' ',
  ),
);

test('[SEC-06, SEC-07] no screen is wider than a phone of 360 px, and axe finds nothing wrong with those that stand nowhere else', async ({
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/404 .*no-such-page/);
  consoleErrors.expect(/404 .*no-such-group/);
  const shopper = await newShopper({ ...PHONE, reducedMotion: 'reduce' });
  const { page } = shopper;
  const fits = async () => {
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths, page.url()).toEqual([PHONE.viewport.width, PHONE.viewport.width]);
  };
  for (const path of [...routes, '/no-such-page', '/shop/no-such-group']) {
    await (askedHereOnly.has(path) ? shopper.opens(path) : shopper.reads(path));
    await fits();
    if (!askedHereOnly.has(path)) continue;
    const { violations } = await axeOn(page).analyze();
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      path,
    ).toEqual([]);
  }
  await shopper.isLoggedIn();
  await shopper.addsToCart(coasters);
  await fits();
  await shopper.opens('/cart');
  await expect(shopper.cartLine(coasters.name)).toBeVisible();
  await fits();
  await shopper.opens('/checkout');
  await shopper.savesAddress();
  await shopper.choosesShipping();
  await fits();
  await shopper.orders();
  await shopper.ends('Pay');
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('In the workshop')).toBeVisible();
  await fits();
  for (const path of ['/my-account', '/profile']) {
    await shopper.opens(path);
    await expect(page.getByText(shopper.email)).toBeVisible();
    await fits();
  }
});

const contentPages = [
  '/demo_asdf',
  '/about',
  '/blog',
  '/blog/no-two-slates',
  '/contact',
  '/shipping-and-returns',
  '/search',
  '/search/slate',
  '/signup',
  '/forgotpassword',
];

for (const path of contentPages) {
  test(`[SEC-06, SEC-07] axe finds nothing wrong with ${path} in light and dark, and it fits 360 px`, async ({
    newShopper,
  }) => {
    const shopper = await newShopper(PHONE);
    const { page } = shopper;
    await shopper.opens(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await coloursRest(page);
      const axe = axeOn(page);
      // The theme only changes colours.
      if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
      expect(found, colorScheme).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });
}

/**
 * Whether an element has the focus, and the focused element if no outline shows it, neither on itself nor on
 * its label. Behind a page's last stop come the browser's own.
 */
function focusBeside(target: Element): { isThere: boolean; unseen: string | null } {
  const focused = document.activeElement ?? document.body;
  const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
  const isSeen = [focused, ...labels].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  const isPage = focused === document.body;
  return { isThere: focused === target, unseen: isSeen || isPage ? null : focused.outerHTML };
}

/** Presses Tab until the element with this role and name has the focus; every stop must be visible. */
async function tabsTo(
  shopper: Shopper,
  role: 'button' | 'link' | 'radio' | 'textbox' | 'combobox',
  name: string | RegExp,
) {
  const target = shopper.page.getByRole('main').getByRole(role, { name }).first();
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 80; presses += 1) {
    const { isThere, unseen } = await target.evaluate(focusBeside);
    // A heading that the screen itself focused needs no outline.
    if (presses > 0 || isThere) expect(unseen, 'has the focus, and nobody sees it').toBeNull();
    if (isThere) return;
    await shopper.page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the ${role} ${String(name)}`);
}

test('[SEC-06] a shopper without a mouse, who finds everything by role and name, goes from a shelf to a paid order and always sees the focus', async ({
  shopper,
  outbox,
}) => {
  const { page } = shopper;
  const { keyboard } = page;
  await shopper.opens('/shop/slate');
  await tabsTo(shopper, 'link', coasters.name);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: coasters.name })).toBeFocused();
  await tabsTo(shopper, 'radio', 'Round');
  await keyboard.press('Space');
  await tabsTo(shopper, 'textbox', /^Engraving text/);
  await keyboard.type('By hand');
  await tabsTo(shopper, 'combobox', /^Lettering/);
  await keyboard.press('ArrowDown');
  await tabsTo(shopper, 'button', 'Add to cart');
  await keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible();
  await tabsTo(shopper, 'link', 'Checkout now');
  await keyboard.press('Enter');

  await tabsTo(shopper, 'textbox', /^E-mail/);
  await keyboard.type(shopper.email);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await tabsTo(shopper, 'textbox', /^Code/);
  await keyboard.type(await outbox.loginCode(shopper.email));
  await keyboard.press('Enter');

  for (const [label, text] of Object.entries(bundaberg)) {
    const role = /^(Suburb|Postcode)/.test(label) ? 'combobox' : 'textbox';
    await tabsTo(shopper, role, new RegExp(`^${label}`));
    await keyboard.type(text);
  }
  await tabsTo(shopper, 'combobox', /^State/);
  await keyboard.type('QLD');
  await tabsTo(shopper, 'button', 'Save and use this address');
  await keyboard.press('Enter');
  await tabsTo(shopper, 'radio', /^Standard Post/);
  await keyboard.press('Space');
  await expect(shopper.orderButton()).toBeEnabled();
  await tabsTo(shopper, 'button', /^Order and pay/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox-payment\//);
  await tabsTo(shopper, 'button', 'Pay');
  await keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Payment Successful')).toBeVisible();
});
