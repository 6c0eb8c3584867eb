import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';

/** Delays the page's scripts (all, or those whose names begin so), as on a slow line. Returns their release. */
async function holdScripts(page: Page, named = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/static/${named}*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Counts the page's requests to this path. */
function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => void (path.test(request.url()) && (calls += 1)));
  return () => calls;
}

/** Where the button stands on the page. */
const topOfButton = (shopper: Shopper) =>
  shopper.button('Add to cart').evaluate((button) => button.getBoundingClientRect().top + window.scrollY);

/** Chooses before the script is there, which then takes over all of it without moving the button. */
async function choosesBeforeScript(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const release = await holdScripts(page);
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('radio', { name: 'Round' })).toBeFocused();
  await expect(page.getByText('One moment …')).toBeHidden();
  await shopper.configures(coasters);
  await page.getByLabel('Quantity').fill('2');
  const before = await topOfButton(shopper);
  release();
  await expect(shopper.cartLink(0)).toBeAttached();
  await expect(page.getByText('24/40')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your words in Script' })).toBeVisible();
  expect(await topOfButton(shopper)).toBeCloseTo(before, 0);
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: /Shape/ })).toContainText('Round');
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await expect(page.getByText('Made to order, posted in 2 to 3 business days')).toBeVisible();
}

/** Presses Add to cart several times before the script is there, which says so and counts one press. */
async function pressesBeforeScript(shopper: Shopper, text: string): Promise<void> {
  const { page } = shopper;
  const added = countCalls(page, /\/cartAdd$/);
  const release = await holdScripts(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await shopper.configures({ ...coasters, texts: { 'Engraving text': text } });
  await expect(page.getByText('One moment …')).toBeHidden();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  await shopper.button('Add to cart').click();
  await page.getByLabel('Engraving text').press('Enter');
  release();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(page.getByText('One moment …')).toBeHidden();
  await expect(shopper.cartLink(3)).toBeVisible();
  expect(added()).toBe(1);
  await expect(page).toHaveURL(/\?Shape=Round$/);
}

test('[PRD-07, PRD-11, ATC-01, ATC-03] choices made before the script has loaded are kept, take effect and are added; presses before it are acknowledged and count once', async ({
  shopper,
}) => {
  const { page } = shopper;
  await choosesBeforeScript(shopper);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(2)).toBeVisible();

  await pressesBeforeScript(shopper, 'Pressed early');
  // From now on each press counts again.
  await page.getByLabel('Engraving text').fill('Another one');
  await shopper.button('Add to cart').click();
  await expect(shopper.cartLink(4)).toBeVisible();

  await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
  const early = shopper.cartLine('For Nan & Pop — 50 years').first();
  await expect(early).toContainText('Script');
  await expect(early.getByLabel(/^Quantity of/)).toHaveValue('2');
  await expect(page.getByText('Engraving text: Pressed early')).toHaveCount(1);
  await expect(page.getByText('Engraving text: Another one')).toHaveCount(1);
});

test('[PRD-02, ATC-01] on a phone a photo scrolled into view before the slider has loaded stays in view and can be enlarged, and the button does not move while the script takes over', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });
  const { page } = shopper;
  const releaseSlider = await holdScripts(page, 'start-slider');
  await shopper.opens(`/product/${coasters.slug}`);
  const photos = page.locator('[aria-label^="Photos of"] button[aria-haspopup=dialog]');
  const second = photos.nth(1);
  await second.evaluate((photo) => photo.scrollIntoView({ inline: 'start', block: 'nearest' }));
  await expect(second).toBeInViewport({ ratio: 0.9 });
  releaseSlider();
  await expect(photos.first()).toHaveAttribute('inert');
  await expect(second).not.toHaveAttribute('inert');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await second.tap();
  await expect(page.getByRole('dialog')).toBeVisible();

  const release = await holdScripts(page);
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  const before = await topOfButton(shopper);
  release();
  await expect(page.getByRole('img', { name: 'Your words in Script' })).toBeVisible();
  expect(await topOfButton(shopper)).toBeCloseTo(before, 0);
});

/** Holds back all pictures. Returns how to release them, and the requested scripts. */
async function holdPictures(page: Page): Promise<{ release: () => void; scripts: string[] }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/i/**', async (route) => {
    await released;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  return { release, scripts };
}

test('[IMG-09, ATC-01] no script is requested before the first picture, but the first touch requests it at once, so a press counts; a page whose first picture never loads still becomes interactive', async ({
  shopper,
}) => {
  const { page } = shopper;
  const added = countCalls(page, /\/cartAdd$/);
  const { release, scripts } = await holdPictures(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'domcontentloaded' });
  await expect(shopper.button('Add to cart')).toBeVisible();
  expect(scripts).toEqual([]);
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  expect(added()).toBe(1);
  expect(scripts.length).toBeGreaterThan(0);

  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await expect(shopper.cartLink(1)).toBeAttached();
  release();
});

/** Captures the browser's own POST to the cart instead of sending it. */
async function nativePost(page: Page): Promise<string[]> {
  const { promise: posted, resolve } = Promise.withResolvers<string>();
  await page.route('**/cart', async (route) => {
    resolve(route.request().postData() ?? '');
    await route.fulfill({ contentType: 'text/html', body: 'taken' });
  });
  return [...new URLSearchParams(await posted)].map(([name, value]) => `${name}=${value}`);
}

const whole = expect.arrayContaining([
  expect.stringMatching(/^product=\d+$/),
  'variation-Shape=Round',
  'action=add',
  'qty=1',
  expect.stringMatching(/^addon-\d+=For Nan & Pop — 50 years$/),
]);

test('[ATC-02] if the product chunk fails to load, the browser submits the form and links still work; if the API client’s chunk fails, the page shows an error, and adding works after a reload', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED/);
  consoleErrors.expect(/A part of the code did not arrive/);
  await page.route('**/static/product-*.js', (route) => route.abort());
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  const posted = nativePost(page);
  await shopper.button('Add to cart').click();
  expect(await posted).toEqual(whole);
  await expect(page).toHaveURL(/\/cart$/);
  await page.unroute('**/cart');
  await shopper.reads(`/product/${coasters.slug}`);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.unroute('**/static/product-*.js');

  await page.route('**/static/client-*.js', (route) => route.abort());
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  await expect(page.getByText('24/40')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await page.unroute('**/static/client-*.js');
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
});

test('if scripts fail to load, the browser submits a press made before or after the failure; if they load but never take over, a press is submitted after 8 s', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED/);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  const early = nativePost(page);
  release();
  expect(await early).toEqual(whole);
  await expect(page).toHaveURL(/\/cart$/);
  await page.unroute('**/cart');

  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  const late = nativePost(page);
  await shopper.button('Add to cart').click();
  expect(await late).toEqual(whole);
  await page.unroute('**/cart');
  await page.unroute('**/static/*.js');

  await page.route('**/static/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.clock.install();
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.configures(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  const sent = nativePost(page);
  await page.clock.runFor(8_000);
  expect(await sent).toEqual(whole);
});

/** The forms of an account, and the field that follows. */
const accountForms = [
  { path: '/login', fields: { 'E-mail': '' }, button: 'E-mail me a login code', next: /^Code/ },
  {
    path: '/signup',
    fields: { 'First name': 'Ada', 'Last name': 'Byron', 'E-mail': '' },
    button: 'Sign up',
    next: /^Code/,
  },
  { path: '/forgotpassword', fields: { 'E-mail': '' }, button: 'Send me a code', next: /^Code/ },
];

/** Fills in a form of an account before its script is there, and sends it; it goes once. */
async function sendsBeforeScript(shopper: Shopper, form: (typeof accountForms)[number]): Promise<void> {
  const { page } = shopper;
  const sent = countCalls(page, /\/api\/v1\/.*(login|register|recover)/i);
  const release = await holdScripts(page);
  await page.goto(form.path, { waitUntil: 'commit' });
  for (const [label, text] of Object.entries(form.fields))
    await page.getByLabel(label).fill(text || shopper.email);
  await shopper.button(form.button).click();
  await expect(page.getByText('One moment …')).toBeVisible();
  release();
  await expect(page.getByLabel(form.next).first()).toBeVisible();
  expect(sent()).toBe(1);
}

test('[RT-15] account forms can be filled in and sent before their script has loaded; a login whose script fails to load shows a message and sends nothing', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/static/*.js', (route) => route.abort());
  await shopper.reads('/login');
  await page.getByLabel('E-mail').fill(shopper.email);
  await shopper.button('E-mail me a login code').click();
  await expect(page.getByText(/^This page has not loaded completely/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(shopper.email);
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/static/*.js');
  for (const form of accountForms) await sendsBeforeScript(shopper, form);
});

test('[FRM-13, RT-14] before the script has loaded, an empty cart is shown as empty, a search leads to its results, and a sent contact message arrives once', async ({
  shopper,
  outbox,
}) => {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await page.goto('/contact', { waitUntil: 'commit' });
  const message = `A board for ${crypto.randomUUID()}`;
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(shopper.email);
  await page.getByLabel('Message').fill(message);
  await shopper.button('Send').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  release();
  await expect(page.getByText('Thank you, your message has been sent')).toBeVisible();
  const mails = await outbox.to('hello@kerfandgrain.example');
  expect(mails.filter(({ text }) => text.includes(message))).toHaveLength(1);

  const releaseSearch = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const search = page.getByRole('search').filter({ visible: true });
  await search.getByRole('combobox').fill('slate');
  await search.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\/slate$/);
  releaseSearch();
  await expect(page.getByRole('link', { name: coasters.name }).first()).toBeVisible();
});
