import { expect, test } from '../testkit/fixtures.ts';
import { coasters, trivet } from '../testkit/shopper.ts';

const forMum = { ...coasters, texts: { 'Engraving text': 'For Mum' } };

test('[CRT-09, CRT-10, A56] after a login the guest cart merges into the account’s: equal lines add up, another engraving stays a separate line', async ({
  shopper,
  newShopper,
}) => {
  const before = await newShopper();
  before.email = shopper.email;
  await before.isLoggedIn();
  await before.hasInCart(coasters);

  await shopper.hasInCart(coasters, forMum, trivet);
  await shopper.opens('/login');
  await expect(shopper.cartLink(3)).toBeVisible();
  await shopper.logsIn();
  await expect(shopper.cartLink(4)).toBeVisible();
  await shopper.opens('/cart');
  for (const [text, quantity] of [
    ['For Nan & Pop', '2'],
    ['For Mum', '1'],
    [trivet.name, '1'],
  ] as const)
    await expect(shopper.cartLine(text).getByLabel(/^Quantity of /)).toHaveValue(quantity);
});

test('[CRT-09, APS-06] a guest who logs in and closes the tab before the merge finds the lines once on the next visit, and in another browser too', async ({
  shopper,
  newShopper,
}) => {
  await shopper.hasInCart();
  await shopper.opens('/login');
  const requested = shopper.page.waitForRequest(/mergeCart/);
  await shopper.page.route('**/mergeCart', () => undefined);
  await shopper.logsIn();
  await requested;
  await shopper.page.close();

  const later = await shopper.inAnotherTab();
  // The browser shows its stored cart first; only the host's response counts.
  const merged = later.page.waitForResponse(/mergeCart/);
  await later.opens('/cart');
  await merged;
  await expect(later.cartLine(trivet.name).getByLabel(/^Quantity of /)).toHaveValue('1');
  const loaded = later.page.waitForResponse(/getCart/);
  await later.page.reload();
  await loaded;
  await expect(later.cartLine(trivet.name).getByLabel(/^Quantity of /)).toHaveValue('1');

  const elsewhere = await newShopper();
  elsewhere.email = shopper.email;
  await elsewhere.isLoggedIn();
  await elsewhere.opens('/cart');
  await expect(elsewhere.cartLink(1)).toBeVisible();
});

test('[CRT-10, CRT-11, RT-18] another browser with a copied session key sees nothing of the account’s cart; after the logout the shopper’s own cart is empty, also after a reload', async ({
  shopper,
  newShopper,
}) => {
  await shopper.hasInCart();
  await shopper.opens('/login');
  await shopper.logsIn();
  await expect(shopper.cartLink(1)).toBeVisible();
  const cookies = await shopper.context.cookies();
  expect(cookies.map(({ name }) => name)).toContain('cart');
  const stored = await shopper.page.evaluate(() => ({ ...localStorage }));

  const thief = await newShopper();
  await thief.context.addCookies(cookies);
  await thief.page.goto('/robots.txt');
  await thief.page.evaluate((entries) => {
    // All of the shop's stored data except the tokens.
    for (const [name, text] of entries) if (!text.includes('access_token')) localStorage.setItem(name, text);
  }, Object.entries(stored));
  await thief.opens('/cart');
  await expect(thief.page.getByText('Your cart is empty')).toBeVisible();
  await expect(thief.cartLink(0)).toBeVisible();

  await shopper.opens('/logout');
  await expect(shopper.page).toHaveURL(/:\d+\/$/);
  await expect(shopper.cartLink(0)).toBeVisible();
  await shopper.page.reload();
  await expect(shopper.accountLink()).toHaveText('Log in');
  await expect(shopper.cartLink(0)).toBeVisible();
});
