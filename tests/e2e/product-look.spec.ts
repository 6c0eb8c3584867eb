import type { Page } from '@playwright/test';
import { expect, test } from '../testkit/fixtures.ts';
import { coasters } from '../testkit/shopper.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };

test('making time, postage and how the text is engraved are shown beside the button before anything is chosen, and timbers show their colour', async ({
  newShopper,
}) => {
  const reader = await newShopper({ ...DESKTOP, javaScriptEnabled: false });
  await reader.reads(`/product/${coasters.slug}`);
  const form = reader.page.locator('main form');
  await expect(form.getByText('Made to order, posted in 2 to 3 business days')).toBeVisible();
  await expect(form.getByText('Post from $10.60, free over $200.00, free in Gladstone 4680')).toBeVisible();
  await expect(form.getByText('We engrave exactly what you type. Please read it twice.')).toBeVisible();
  const fits = await form.getByRole('button', { name: 'Add to cart' }).evaluate((button) => {
    const row = button.closest('form')?.getBoundingClientRect();
    return Math.abs((row?.right ?? 0) - button.getBoundingClientRect().right);
  });
  expect(fits).toBeLessThan(2);

  await reader.reads('/product/bamboo-usb-stick');
  const patch = reader.option('Walnut').locator('[aria-hidden]').first();
  await expect(patch).toHaveCSS('background-color', 'rgb(107, 69, 40)');
  expect(await patch.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(28);
});

/** The aspect ratios of the photos in all frames from now on, height by width. */
const watchShapes = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<number>();
    (window as unknown as { shapes: Set<number> }).shapes = seen;
    const photos = document.querySelector('[role=group][aria-label^="Photos of"] button')?.parentElement;
    const look = () => {
      const { width = 0, height = 0 } = photos?.getBoundingClientRect() ?? {};
      // While the window is resized its size is briefly zero.
      if (width > 0) seen.add(Math.round((height / width) * 100) / 100);
      requestAnimationFrame(look);
    };
    look();
  });
const shapes = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { shapes: Set<number> }).shapes]);

/** The photos keep their shape in every frame while the window is turned, so that nothing below them jumps. */
async function turnsWindow(page: Page): Promise<void> {
  // The slider has initialised.
  await expect(page.locator('[role=group][aria-label^="Photos of"] [inert]').first()).toBeAttached();
  await watchShapes(page);
  for (const width of [1440, 1024, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
  }
  expect(await shapes(page)).toEqual([0.75]);
}

test('the photos keep their shape while the window is resized, the size is drawn as it is chosen, a lettering shows the shopper’s text, and measured with a bank card the item has its true size, which the browser remembers', async ({
  newShopper,
}) => {
  const shopper = await newShopper(DESKTOP);
  const { page } = shopper;
  await shopper.opens(`/product/${coasters.slug}`);
  await turnsWindow(page);

  await expect(page.getByRole('img', { name: 'Round: 100 mm wide, 100 mm high' })).toBeVisible();
  await shopper.option('Square').click();
  await expect(page.getByRole('img', { name: 'Square: 100 mm wide, 100 mm high' })).toBeVisible();

  await page.getByLabel('Engraving text').fill('For Nan & Pop');
  await page.getByLabel('Lettering').selectOption('Slab');
  const sample = page.getByRole('img', { name: 'Your words in Slab' });
  await expect(sample).toHaveText('For Nan & Pop');
  await expect(sample).toHaveCSS('font-size', '28px');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check("28px 'Lettering slab'", 'For Nan')))
    .toBe(true);

  const opens = () => page.getByText('True size: hold your card to the screen').click();
  await opens();
  const slider = page.getByRole('slider', { name: 'Width of the card on your screen' });
  await slider.fill('428');
  const picture = page.getByRole('img', { name: 'The piece in its true size, 100 by 100 mm' });
  // 428 px for 85.6 mm are 5 px per mm.
  await expect.poll(() => picture.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(500);
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('429');
  await page.reload();
  await opens();
  await expect(slider).toHaveValue('429');
});
