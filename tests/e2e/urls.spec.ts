import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';

test('[RT-07, SHP-05] a group shows twelve products a page, and its second page can be opened directly', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  new ShopOwner(shop.dataDir).fillsGroup('marble', 14);
  // Changes made by SQL appear on cached pages within two seconds.
  await expect.poll(async () => (await page.request.get('/shop/marble')).text()).toContain('/shop/marble/2');
  await shopper.opens('/shop/marble');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  const first = await cards.getByRole('heading').allInnerTexts();
  await shopper.opens('/shop/marble/2');
  await expect(cards.first()).toBeVisible();
  const second = await cards.getByRole('heading').allInnerTexts();
  expect(second.length).toBeGreaterThan(1);
  expect(second.filter((name) => first.includes(name))).toEqual([]);
});

test('[RT-01] the slider shows the next slide by its button', async ({ shopper }) => {
  const { page } = shopper;
  await shopper.opens('/');
  const slider = page.getByRole('region', { name: 'FAMILY OWNED AND OPERATED' });
  await slider.getByRole('button', { name: 'Pause the slides' }).click();
  const slides = slider.locator('[role=group]:not([inert])');
  await expect(slides).toHaveCount(1);
  const before = await slides.getAttribute('aria-label');
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slides).not.toHaveAttribute('aria-label', before ?? '');
  await expect(slides).toBeInViewport();
});
