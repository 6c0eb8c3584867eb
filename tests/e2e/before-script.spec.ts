import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

test.use({ sharesBrowsers: false });

/** Delays the page's scripts (all, or those whose names begin so), as on a slow line. Returns their release. */
async function holdScripts(page: Page, named = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/static/${named}*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('[PRD-07, PRD-11] what is typed and chosen before the script is there stays, counts and is added', async ({
  shopper,
}) => {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await shopper.puts(coasters);
  await page.getByLabel('Quantity').fill('2');
  release();
  await expect(shopper.cartLink(0)).toBeAttached();
  await expect(page.getByText('24/40')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Round' })).toBeChecked();
  await expect(page.getByRole('radiogroup', { name: /Shape/ })).toContainText('Round');
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await expect(page.getByText('Made to order, posted in 2 to 3 business days')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(2)).toBeVisible();
  await shopper.opens('/cart');
  await expect(shopper.cartLine(coasters.name)).toContainText('For Nan & Pop — 50 years');
  await expect(shopper.cartLine(coasters.name)).toContainText('Script');
});

/** Counts the page's requests to this path. */
function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => void (path.test(request.url()) && (calls += 1)));
  return () => calls;
}

test('[ATC-01, ATC-03] a press before the script is there is said to be taken, and counts once', async ({
  shopper,
}) => {
  const { page } = shopper;
  const added = countCalls(page, /\/cartAdd$/);
  const release = await holdScripts(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await shopper.puts(coasters);
  await expect(page.getByText('One moment …')).toBeHidden();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  await shopper.button('Add to cart').click();
  await page.getByLabel('Engraving text').press('Enter');
  release();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(page.getByText('One moment …')).toBeHidden();
  await expect(shopper.cartLink(1)).toBeVisible();
  expect(added()).toBe(1);
  await expect(page).toHaveURL(/\?Shape=Round$/);

  // From now on each press counts again.
  await page.getByLabel('Engraving text').fill('Another one');
  await shopper.button('Add to cart').click();
  await expect(shopper.cartLink(2)).toBeVisible();
  await shopper.opens('/cart');
  await expect(page.getByText('Engraving text: For Nan & Pop — 50 years')).toHaveCount(1);
  await expect(page.getByText('Engraving text: Another one')).toHaveCount(1);
});

test('without a choice the browser says before the script what is missing', async ({ shopper }) => {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('radio', { name: 'Round' })).toBeFocused();
  await expect(page.getByText('One moment …')).toBeHidden();
  release();
  await expect(shopper.cartLink(0)).toBeAttached();
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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test(`[ATC-01] the button stays under the finger while the script takes over what was chosen, ${viewport.width} px`, async ({
    newShopper,
  }) => {
    const shopper = await newShopper({ viewport });
    const { page } = shopper;
    const releaseScripts = await holdScripts(page);
    await shopper.reads(`/product/${coasters.slug}`);
    await shopper.puts(coasters);
    const topOfButton = () =>
      shopper.button('Add to cart').evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const before = await topOfButton();
    releaseScripts();
    await expect(page.getByRole('img', { name: 'Your words in Script' })).toBeVisible();
    expect(await topOfButton()).toBeCloseTo(before, 0);
  });

test('[IMG-09, ATC-01] no script is asked for before the first picture, and the first touch asks at once: a press counts', async ({
  shopper,
}) => {
  const { page } = shopper;
  const added = countCalls(page, /\/cartAdd$/);
  const { release, scripts } = await holdPictures(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'domcontentloaded' });
  await expect(shopper.button('Add to cart')).toBeVisible();
  expect(scripts).toEqual([]);
  await shopper.puts(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
  expect(added()).toBe(1);
  expect(scripts.length).toBeGreaterThan(0);
  release();
});

test('a page whose first picture never answers comes to life all the same', async ({ shopper }) => {
  const { page } = shopper;
  const { release } = await holdPictures(page);
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'commit' });
  await expect(shopper.cartLink(0)).toBeAttached();
  release();
});

test('where one piece of the script does not come, a press goes by the browser and links lead on', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED/);
  consoleErrors.expect(/A part of the code did not arrive/);
  await page.route('**/static/product-*.js', (route) => route.abort());
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  const posted = nativePost(page);
  await shopper.button('Add to cart').click();
  expect(await posted).toEqual(whole);
  await expect(page).toHaveURL(/\/cart$/);
  await page.unroute('**/cart');
  await shopper.reads(`/product/${coasters.slug}`);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('[ATC-02] where the code of the calls does not come, the page lives and says so at a press; loaded again it adds', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/ERR_FAILED/);
  await page.route('**/static/client-*.js', (route) => route.abort());
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  await expect(page.getByText('24/40')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Engraving text')).toHaveValue('For Nan & Pop — 50 years');
  await page.unroute('**/static/client-*.js');
  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
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

test('when a script cannot be loaded, a press before or after that is sent by the browser', async ({
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
  await shopper.puts(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  const early = nativePost(page);
  release();
  expect(await early).toEqual(whole);
  await expect(page).toHaveURL(/\/cart$/);
  await page.unroute('**/cart');

  await shopper.reads(`/product/${coasters.slug}`);
  await shopper.puts(coasters);
  const late = nativePost(page);
  await shopper.button('Add to cart').click();
  expect(await late).toEqual(whole);
});

test('when scripts come but the page does not come to life, a press goes by itself after 8 s', async ({
  shopper,
}) => {
  const { page } = shopper;
  await page.route('**/static/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.clock.install();
  await page.goto(`/product/${coasters.slug}`, { waitUntil: 'load' });
  await shopper.puts(coasters);
  await shopper.button('Add to cart').click();
  await expect(page.getByText('One moment …')).toBeVisible();
  const sent = nativePost(page);
  await page.clock.runFor(8_000);
  expect(await sent).toEqual(whole);
});

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

for (const { path, fields, button, next } of accountForms) {
  test(`[RT-15] ${path} can be filled in and sent before its script is there`, async ({ shopper }) => {
    const { page } = shopper;
    const sent = countCalls(page, /\/api\/v1\/.*(login|register|recover)/i);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label).fill(text || shopper.email);
    await shopper.button(button).click();
    await expect(page.getByText('One moment …')).toBeVisible();
    release();
    await expect(page.getByLabel(next).first()).toBeVisible();
    expect(sent()).toBe(1);
  });
}

test('[RT-15] a login whose script cannot be loaded says so and sends nothing', async ({
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
});

test('[FRM-13] a message written and sent before the script is there arrives once', async ({
  shopper,
  outbox,
}) => {
  const { page } = shopper;
  const release = await holdScripts(page);
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
});

test('an empty cart says so before its script, a full one never does', async ({ shopper }) => {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'commit' });
  const empty = page.getByRole('heading', { name: 'Your cart is empty' });
  await expect(empty).toBeVisible();
  release();
  await shopper.addsToCart();
  await holdScripts(page);
  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
  await expect(empty).toBeHidden();
});

test('[RT-14] a search before the script is there leads to its results', async ({ shopper }) => {
  const { page } = shopper;
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const search = page.getByRole('search').filter({ visible: true });
  await search.getByRole('combobox').fill('slate');
  await search.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(/\/search\/slate$/);
  release();
  await expect(page.getByRole('link', { name: coasters.name }).first()).toBeVisible();
});

test('[PRD-02] the photo that a finger has brought into sight before the slider is there stays, and can be enlarged', async ({
  newShopper,
}) => {
  const shopper = await newShopper({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });
  const { page } = shopper;
  const release = await holdScripts(page, 'keen-slider');
  await shopper.opens(`/product/${coasters.slug}`);
  const photos = page.locator('[aria-label^="Photos of"] button[aria-haspopup=dialog]');
  const second = photos.nth(1);
  await second.evaluate((photo) => photo.scrollIntoView({ inline: 'start', block: 'nearest' }));
  await expect(second).toBeInViewport({ ratio: 0.9 });
  release();
  await expect(photos.first()).toHaveAttribute('inert');
  await expect(second).not.toHaveAttribute('inert');
  await expect(second).toBeInViewport({ ratio: 0.9 });
  await second.tap();
  await expect(page.getByRole('dialog')).toBeVisible();
});
