import type { Page } from '@playwright/test';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { bundaberg, coasters } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

/** @param parts all of the page, or without what stands on every page, which another screen has shown */
async function hasNoBarriers(page: Page, parts: 'all' | 'own' = 'own'): Promise<void> {
  const axe = axeOn(page);
  if (parts === 'own') axe.exclude('header.header-sticky').exclude('footer');
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, page.url()).toEqual([]);
}

/** The theme only changes colours. */
async function canBeReadInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { violations } = await axeOn(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(found, `${page.url()} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

async function fitsPhone(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths, page.url()).toEqual([PHONE.width, PHONE.width]);
}

/** What a screen of a phone must pass, then the same screen on a desk. */
async function suitsPhoneAndDesk(page: Page, parts: 'all' | 'own' = 'own'): Promise<void> {
  await fitsPhone(page);
  await page.setViewportSize(DESKTOP);
  await hasNoBarriers(page, parts);
  await page.setViewportSize(PHONE);
}

/**
 * How axe is given a screen: on the phone, on a desk, on the phone in light and dark, or by another test,
 * which names the file. The dark colours of all pairs are computed in `tokens.test.ts`.
 */
type Look = 'phone' | 'desk' | 'light and dark' | `elsewhere, in ${string}`;

/**
 * All URLs of the route table that open without a cart or login; those that need a cart, account or order
 * follow in the next test. Invoices are checked in `invoice.spec.ts`, the back office in
 * `back-office.spec.ts`.
 */
const screens: Record<string, Record<string, Look>> = {
  'finding products': {
    '/': 'desk',
    '/shop': 'desk',
    '/shop/slate': 'desk',
    '/shop-christmas': 'phone',
    '/shop-christmas/slate': 'elsewhere, in this file as /shop/slate',
    '/search': 'phone',
    '/search/slate': 'phone',
    '/gift-vouchers': 'elsewhere, in vouchers.spec.ts',
    '/cart': 'phone',
  },
  reading: {
    '/demo_asdf': 'light and dark',
    '/about': 'phone',
    '/blog': 'phone',
    '/blog/no-two-slates': 'light and dark',
    '/contact': 'light and dark',
    '/shipping-and-returns': 'phone',
    '/privacy-policy': 'phone',
    '/terms-and-conditions': 'phone',
    '/readme': 'phone',
  },
  'accounts and missing pages': {
    '/login': 'desk',
    '/signup': 'phone',
    '/forgotpassword': 'phone',
    '/auth': 'phone',
    '/token-login': 'phone',
    '/account-deleted': 'elsewhere, in account-deletion.spec.ts',
    '/cms': 'elsewhere, in back-office.spec.ts',
    '/no-such-page': 'desk',
    '/shop/no-such-group': 'phone',
  },
};

for (const [subject, looks] of Object.entries(screens)) {
  test(`[SEC-06, SEC-07] axe finds no violations on the screens for ${subject}, and none overflows a phone of 360 px`, async ({
    newShopper,
    consoleErrors,
  }) => {
    for (const path of Object.keys(looks).filter((one) => one.includes('no-such')))
      consoleErrors.expect(new RegExp(`404 .*${path}`));
    // Without transitions only the final colours count.
    const shopper = await newShopper({ viewport: PHONE, reducedMotion: 'reduce' });
    const { page } = shopper;
    for (const [index, [path, look]] of Object.entries(looks).entries()) {
      const parts = index === 0 ? 'all' : 'own';
      await (look.startsWith('elsewhere') ? shopper.reads(path) : shopper.opens(path));
      if (look === 'desk') await suitsPhoneAndDesk(page, parts);
      else await fitsPhone(page);
      if (look === 'phone' || look === 'light and dark') await hasNoBarriers(page, parts);
      if (look === 'light and dark') await canBeReadInTheDark(page);
    }
  });
}

test('[SEC-06, SEC-07] axe finds no violations on the screens on the way from a product to a paid order, and none overflows a phone of 360 px', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: PHONE, reducedMotion: 'reduce' });
  const { page } = shopper;
  await shopper.isLoggedIn();
  await shopper.opens(`/product/${coasters.slug}`);
  await suitsPhoneAndDesk(page, 'all');
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await fitsPhone(page);
  await shopper.opens('/cart');
  await expect(shopper.cartLine(coasters.name)).toBeVisible();
  await suitsPhoneAndDesk(page);
  await shopper.opens('/checkout');
  await shopper.savesAddress();
  await shopper.choosesShipping();
  await suitsPhoneAndDesk(page);
  await shopper.orders();
  const payment = page.url();
  await shopper.opens('/my-account');
  await expect(page.getByText('Waiting for payment')).toBeVisible();
  await expect(page.getByText(shopper.email)).toBeVisible();
  await suitsPhoneAndDesk(page);
  await page.goto(payment);
  await shopper.ends('Pay');
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('In the workshop')).toBeVisible();
  await suitsPhoneAndDesk(page);
  await shopper.opens('/profile');
  await expect(page.getByText(shopper.email)).toBeVisible();
  await fitsPhone(page);
  await shopper.button('Set a password').click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await suitsPhoneAndDesk(page);
});

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

test('[SEC-06] a shopper without a mouse finds everything by role and name, gets from a group to a paid order and always sees the focus', async ({
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
