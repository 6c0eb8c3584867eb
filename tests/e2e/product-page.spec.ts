import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { coasters, inBundaberg } from '../testkit/shopper.ts';

test('[PRD-04, PRD-06, PRD-09] the URL shares the chosen options: without a history entry, over a reload and Back, and ignoring unavailable ones', async ({
  shopper,
  newShopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/bamboo-usb-stick');
  const steps = await page.evaluate(() => history.length);
  await shopper.option('64 GB').click();
  await shopper.option('Walnut').click();
  await expect(page).toHaveURL(/\?Timber=Walnut&Capacity=64(%20|\+)GB$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);

  const shared = page.url();
  const friend = await newShopper({ javaScriptEnabled: false });
  await friend.reads(`${shared}&Colour=Red&utm_source=card`);
  await expect(friend.page.getByRole('radio', { name: 'Walnut' })).toBeChecked();
  await expect(friend.page.getByRole('radio', { name: '64 GB' })).toBeChecked();
  await test.step('unknown options and combinations are ignored', async () => {
    await friend.reads('/product/engraved-drink-bottle?Size=9+litres&Colour=Pink');
    await expect(friend.page.getByRole('radio', { name: 'Pink' })).toBeChecked();
    await expect(friend.page.getByRole('radiogroup', { name: 'Size' })).toContainText('-- Select --');
    await friend.reads('/product/engraved-drink-bottle?Colour=Pink&Size=750+ml');
    await expect(friend.page.getByRole('radio', { name: 'Pink' })).toBeChecked();
    await expect(friend.page.getByText('These options are not available together')).toBeHidden();
  });

  await page.reload();
  const price = page.getByRole('main').getByText(/^\$\d/).first();
  await expect(price).toHaveText('$28.00');
  await page.getByRole('link', { name: /^Cart \d/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Walnut' })).toBeChecked();
  await expect(price).toHaveText('$28.00');
});

/** The widest file offered for a picture, px. */
const widestOf = async (place: Locator) =>
  Math.max(
    ...[...((await place.locator('source').first().getAttribute('srcset')) ?? '').matchAll(/ (\d+)w/g)].map(
      ([, width]) => Number(width),
    ),
  );

/** The product's video plays when it is asked to. */
async function playsVideo(page: Page): Promise<void> {
  const video = page.locator('video');
  const state = () => video.evaluate((one: HTMLVideoElement) => [one.paused, one.readyState]);
  // Its poster must not compete with the first photo.
  await expect(video).not.toHaveAttribute('poster');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute('poster', /\/16x9\/1184\.avif$/);
  expect(await state()).toEqual([true, 0]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
}

/** The scale of the enlarged photo. */
const scaleOf = (image: Locator) =>
  image.evaluate((element) => {
    const wrapper = element.closest('.yarl__slide_wrapper') ?? element;
    return new DOMMatrix(getComputedStyle(wrapper).transform).a;
  });

test('[PRD-02, PRD-03, WGT-17] photos can be browsed by keyboard and enlarged in a dialog that returns the focus; a video loads only when it is played, and a product without a size chart offers none', async ({
  newShopper,
}) => {
  // As on a phone: the enlarged photo requests the largest file.
  const shopper = await newShopper({ deviceScaleFactor: 2 });
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  const photo = (number: number) => page.getByRole('button', { name: `photo ${number} of`, disabled: false });
  const thumbnails = page.getByRole('button', { name: /^Show photo/ });
  const shown = thumbnails.and(page.locator('[aria-current="true"]'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(coasters.name);
  expect(await widestOf(photo(1))).toBe(1184);
  expect(await widestOf(thumbnails.first())).toBe(300);
  await photo(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAccessibleName('Show photo 2');
  await expect(photo(2)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(photo(1)).toBeFocused();

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const image = dialog.locator('.yarl__slide_current .yarl__slide_image').first();
  await expect(image).toHaveAttribute('src', /\/2000\.avif$/);
  const scale = () => scaleOf(image);
  await page.keyboard.press('+');
  await expect.poll(scale).toBeGreaterThan(1.2);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);
  await image.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(scale).toBeGreaterThan(1.2);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(1);
  await page.keyboard.press('ArrowRight');
  await expect(image).toHaveAttribute('alt', /photo 2 of/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(photo(2)).toBeFocused();

  await expect(page.getByRole('link', { name: 'Size chart' })).toHaveCount(0);
  await playsVideo(page);
});

test('[PRD-02] a single photo has no thumbnails', async ({ newShopper, shop }) => {
  const reader = await newShopper({ javaScriptEnabled: false });
  const one = { slug: 'baby-milestone-discs', name: /, photo 1 of 1$/ };
  new ShopOwner(shop.dataDir).keepsOnePhoto(one.slug);
  await reader.reads(`/product/${one.slug}`);
  await expect(reader.page.getByRole('img', { name: one.name })).toBeVisible();
  await expect(reader.page.getByRole('button', { name: /^Show photo/ })).toHaveCount(0);
});

test('[PRD-03, WGT-17] a size chart opens in a dialog that shows all of it and keeps the focus', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/personalised-cotton-tee');
  const chart = page.getByRole('link', { name: 'Size chart' });
  await expect(chart).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await chart.click();
  const dialog = page.getByRole('dialog', { name: 'Size chart' });
  const drawing = dialog.getByRole('img', { name: 'Size chart of Personalised Cotton Tee' });
  await expect(drawing).toBeInViewport({ ratio: 1 });
  // More presses than stops: after the last one come the browser's own, never the page behind.
  const isKept = () =>
    dialog.evaluate((element) => {
      const focused = document.activeElement;
      return focused === document.body || element.contains(focused);
    });
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isKept()).toBe(true);
  }
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Size chart' })).toBeFocused();
});

const LOGO = { name: 'gum-leaf.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

test('[PRD-11, A55] a refused file shows the reason, and an uploaded one goes along to cart and order, for its owner only', async ({
  shopper,
  newShopper,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of (415|404)/);
  const { page } = shopper;
  await shopper.isLoggedIn({ address: inBundaberg });
  await shopper.opens('/product/logo-cork-coasters');
  await shopper.option('50').click();
  const input = page.getByLabel('Your logo (file)');
  await input.setInputFiles({ ...LOGO, name: 'logo.exe', buffer: Buffer.from('MZ') });
  await expect(page.getByText('We can take PNG, JPEG, WebP, SVG and PDF files.')).toBeVisible();
  await input.setInputFiles({
    ...LOGO,
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M1 8C1 3 3 1 8 1z"/></svg>',
    ),
  });
  const preview = page.locator('img[src^="blob:"]');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
  await expect(page.getByText('The file has arrived.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '50' })).toBeChecked();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();

  await shopper.opens('/checkout');
  await shopper.choosesShipping();
  await shopper.orders();
  await shopper.ends('Pay');
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByText('In the workshop')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save gum-leaf.svg' }).click();
  expect((await saved).suggestedFilename()).toBe('gum-leaf.svg');

  const stranger = await newShopper();
  await stranger.opens(page.url());
  await stranger.button('Save gum-leaf.svg').click();
  await expect(stranger.page.getByText('This file cannot be opened here.')).toBeVisible();
});

test('[PRD-11, A55] a signature is uploaded once drawing stops, and goes into the cart', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/product/memorial-plaque');
  await shopper.option('Brass').click();
  await page.getByLabel(/^Words to print/).fill('He planted trees');
  await page.getByLabel(/^Lettering/).selectOption({ index: 1 });
  const pad = page.getByRole('group', { name: /^A handwritten name/ }).getByRole('img');
  await pad.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * 0.2, y + height * 0.6);
  await page.mouse.down();
  for (const share of [0.3, 0.4, 0.5, 0.6])
    await page.mouse.move(x + width * share, y + height * (0.9 - share));
  await page.mouse.up();
  await expect(page.getByText('The signature has arrived.')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await shopper.opens('/cart');
  await expect(page.getByRole('button', { name: 'Save signature.png' })).toBeVisible();
});

test('[PRD-01] a product has breadcrumbs for each of its groups, or only for its primary one', async ({
  newShopper,
  shop,
}) => {
  const owner = new ShopOwner(shop.dataDir);
  const groups = ['bamboo', 'laser-kut-glass'];
  owner.putsInGroups({ slug: 'grouped-jar', name: 'Jar', price: 900 }, { groups, hasPrimary: false });
  owner.putsInGroups({ slug: 'bamboo-jar', name: 'Jar', price: 900 }, { groups, hasPrimary: true });
  const reader = await newShopper({ javaScriptEnabled: false });
  const breadcrumbs = reader.page.getByRole('navigation', { name: /^Breadcrumbs/ });
  const steps = (index: number) => breadcrumbs.nth(index).getByRole('listitem');
  const toBamboo = ['Home', 'Shop', 'Laser Kut Products', 'Bamboo', 'Jar'];
  await reader.reads('/product/grouped-jar');
  await expect(breadcrumbs).toHaveCount(2);
  await expect(steps(0)).toHaveText(toBamboo);
  await expect(steps(1)).toHaveText(['Home', 'Shop', 'Laser Kut Products', 'Glass', 'Jar']);
  await reader.reads('/product/bamboo-jar');
  await expect(breadcrumbs).toHaveCount(1);
  await expect(steps(0)).toHaveText(toBamboo);
});

test('[SEO-04, GEN-01] the structured data of a product agrees with its page', async ({ newShopper }) => {
  const reader = await newShopper({ javaScriptEnabled: false });
  for (const slug of ['pine-phone-stand', 'bamboo-usb-stick', coasters.slug]) {
    await reader.reads(`/product/${slug}`);
    const texts = await reader.page.locator('script[type="application/ld+json"]').allTextContents();
    const [[product] = [], breadcrumbs = []] = ['Product', 'BreadcrumbList'].map((type) =>
      texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === type),
    );
    const price = reader.page.getByRole('main').locator('.price').first();
    await expect(price).toContainText(`$${product.offers.price}`);
    expect(product).toMatchObject({ offers: { priceCurrency: 'AUD' } });
    await expect(reader.page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(reader.page.getByRole('navigation', { name: /^Breadcrumbs/ })).toHaveCount(
      breadcrumbs.length,
    );
  }
});
