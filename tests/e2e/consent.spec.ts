import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { projectRoot } from '../../scripts/run-tool.ts';
import { axeOn } from '../testkit/axe.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { MeasuringServices } from '../testkit/measuring-services.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { startShop } from '../testkit/shop-process.ts';
import type { ShopProcess } from '../testkit/shop-process.ts';
import { inBundaberg, STANDARD_POST, trivet } from '../testkit/shopper.ts';

// A separate shop, since other shops ask for no consent.
test.describe.configure({ mode: 'default' });

let shop: ShopProcess;
let owner: ShopOwner;
test.beforeAll(async () => {
  test.setTimeout(90_000);
  shop = await startShop({ variables: { TEST_API: '1', VITALS_SAMPLE_RATE: '1' } });
  owner = new ShopOwner(shop.dataDir);
});
test.afterAll(() => shop.remove());

const KEYS = {
  google_analytics_key: 'G-ABC1234',
  google_tag_manager: 'GTM-ABCD',
  facebook_pixel: '1234567890',
  matomo_site_url: 'https://stats.example',
  matomo_site_id: '3',
};
function setsKeys(keys: Partial<typeof KEYS>): void {
  for (const name of Object.keys(KEYS))
    owner.changesDomainSetting(name, keys[name as keyof typeof KEYS] ?? '');
}

/** Resolves when the work deferred to an idle moment has started. */
const isIdle = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/vitals-')),
  );
const choicesOn = (page: Page) => page.getByRole('complementary', { name: 'Your data' });

test('[SEO-07] without a service’s key or without consent no request leaves the shop, and with both only those to that service do', async ({
  newShopper,
}) => {
  const { page, context } = await newShopper({ baseURL: shop.url });
  const services = new MeasuringServices();
  await services.standBehind(context, shop.url);
  const choices = choicesOn(page);

  setsKeys({});
  await page.goto('/shipping-and-returns');
  await isIdle(page);
  await expect(choices).toHaveCount(0);

  setsKeys({ google_analytics_key: KEYS.google_analytics_key });
  await page.goto('/shop');
  await expect(choices.getByText('May we measure')).toBeVisible();
  expect((await axeOn(page).include('aside[aria-label="Your data"]').analyze()).violations).toEqual([]);
  await choices.getByRole('button', { name: 'no' }).click();
  await page.goto('/product/slate-wall-clock');
  await isIdle(page);
  await expect(choices.getByRole('button', { name: 'Your data' })).toBeAttached();
  expect(services.requested).toEqual([]);

  await choices.getByRole('button', { name: 'Your data' }).click();
  await choices.getByRole('button', { name: 'yes' }).click();
  await expect
    .poll(() => services.requested)
    .toContain('https://www.googletagmanager.com/gtag/js?id=G-ABC1234');
  await expect.poll(() => services.counts('google', ['event view_item'])).toEqual([1]);
  expect([...new Set(services.requested.map((url) => new URL(url).hostname))]).toEqual([
    'www.googletagmanager.com',
    'region1.google-analytics.com',
  ]);
});

test('[SEO-07] with consent, each step of a purchase is reported once and without personal data; a refusal stops that and deletes the cookie left behind', async ({
  newShopper,
}) => {
  setsKeys(KEYS);
  const shopper = await newShopper({ baseURL: shop.url });
  const { page, context } = shopper;
  const services = new MeasuringServices();
  await services.standBehind(context, shop.url);
  const agrees = { name: 'consent', value: 'granted', url: shop.url };
  await context.addCookies([agrees, { name: '_ga', value: 'GA1.1.7', url: shop.url }]);
  await shopper.isLoggedIn({ address: inBundaberg });

  await test.step('viewing, adding, ordering and paying', async () => {
    await shopper.opens('/shop/laser-kut-cork');
    await isIdle(page);
    await page.getByRole('main').getByRole('link', { name: trivet.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trivet.name);
    await shopper.configures(trivet);
    await shopper.button('Add to cart').click();
    await expect(page.getByText('Added to cart')).toBeVisible();
    await shopper.opens('/checkout');
    await shopper.choosesShipping(STANDARD_POST);
    await isIdle(page);
    await shopper.orders();
    await shopper.ends('Pay');
    await expect(page.getByText(/^Payment Successful/)).toBeVisible();
  });

  const steps = {
    google: ['event view_item', 'event add_to_cart', 'event begin_checkout', 'event purchase'],
    'tag manager': ['view_item', 'add_to_cart', 'begin_checkout', 'purchase'],
    pixel: ['track ViewContent', 'track AddToCart', 'track InitiateCheckout', 'track Purchase'],
    matomo: ['setEcommerceView', 'trackEcommerceCartUpdate', 'trackEcommerceOrder'],
  } as const;
  const counted = () =>
    Object.entries(steps).map(([name, events]) => services.counts(name as keyof typeof steps, events));
  const onceEach = Object.values(steps).map((events) => events.map(() => 1));
  const withoutAddress = onceEach.map((counts, at) => (at === 1 || at === 2 ? [1, 1, 1, 0] : counts));
  await expect.poll(counted).toEqual(withoutAddress);
  await test.step('a reload of the page reports no second purchase', async () => {
    const pages = () => services.counts('google', ['event page_view'])[0] ?? 0;
    const before = pages();
    await page.reload();
    await expect.poll(pages).toBe(before + 1);
    expect(counted()).toEqual(withoutAddress);
  });
  await test.step('services that read URLs get the purchase in the next document, whose URL is not personal', async () => {
    await shopper.opens('/shop');
    await expect.poll(counted).toEqual(onceEach);
  });

  await test.step('the events contain what was sold, and no personal data', () => {
    const [, ...sales] = services.told.filter(({ event }) => /purchase|trackEcommerceOrder/i.test(event));
    for (const { service, text } of sales) expect(text, service).toMatch(/32\.6|"22"/);
    const viewed = services.told.filter(({ event }) => event === 'event view_item');
    expect(viewed.map(({ text }) => text)).toEqual([expect.stringContaining(trivet.name)]);
    const all = services.told.map(({ text }) => text).join('\n') + services.requested.join('\n');
    for (const personal of [shopper.email, 'Ada', 'Byron', 'Goondoon', '4670', 'payum_token'])
      expect(all).not.toContain(personal);
  });

  await test.step('refusal ends it', async () => {
    await choicesOn(page).getByRole('button', { name: 'Your data' }).click();
    const before = services.requested.length;
    await choicesOn(page).getByRole('button', { name: 'no' }).click();
    await shopper.opens('/shop');
    await isIdle(page);
    await expect(choicesOn(page)).toBeAttached();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
    expect(services.requested.slice(before)).toEqual([]);
  });

  await test.step('the web vitals of these pages are stored and shown to the owner', async () => {
    const vitals = () =>
      execFileSync(process.execPath, ['scripts/vitals.ts'], {
        cwd: projectRoot,
        env: { PATH: process.env['PATH'], DATA_DIR: shop.dataDir },
        encoding: 'utf8',
      });
    await expect.poll(vitals).toMatch(/^checkout +desktop +\d .*\ngroup +desktop +\d /m);
  });
});

test('on a phone the question about data and the offer of a language cover neither each other nor the bar of a product', async ({
  newShopper,
}) => {
  setsKeys({ google_analytics_key: KEYS.google_analytics_key });
  const { page } = await newShopper({
    baseURL: shop.url,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  await page.goto('/product/cork-trivet');
  await isIdle(page);
  const offer = page.getByRole('complementary', { name: 'Sprache' });
  await expect(offer).toBeVisible();
  await expect(choicesOn(page)).toBeVisible();
  const buttons = [
    ...(await offer.getByRole('button').all()),
    ...(await choicesOn(page).getByRole('button').all()),
    page.locator('[data-bottom-bar]').getByRole('button'),
  ];
  expect(buttons).toHaveLength(5);
  for (const button of buttons) await button.click({ trial: true, timeout: 5_000 });
  await offer.getByRole('button', { name: 'Bei Englisch bleiben' }).click();
  await choicesOn(page).getByRole('button', { name: 'no' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('style', /padding/);
});

test('[SEC-06] an open question about data covers nothing that the keyboard reaches', async ({
  newShopper,
}) => {
  setsKeys({ google_analytics_key: KEYS.google_analytics_key });
  const { page } = await newShopper({ baseURL: shop.url, viewport: { width: 390, height: 640 } });
  await page.goto('/contact');
  await expect(choicesOn(page)).toBeVisible();
  const covered: string[] = [];
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('aside[aria-label="Your data"]');
      if (!focused || !bar || bar.contains(focused)) return null;
      const { top, bottom } = bar.getBoundingClientRect();
      const box = focused.getBoundingClientRect();
      return box.bottom > top && box.top < bottom ? focused.outerHTML.slice(0, 80) : null;
    });
    if (name !== null) covered.push(name);
  }
  expect(covered).toEqual([]);
});
