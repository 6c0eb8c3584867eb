import { hostileHtml } from '../../server/testkit/hostile-html.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import type { Shopper } from '../testkit/shopper.ts';

const html = (text: string) => ({ template: 'core/html', variables: { html: text } });

/** The text of each page without JavaScript. */
const readings: Record<string, readonly (string | RegExp)[]> = {
  '/cart': ['Shopping Cart'],
  '/about': ['Made by people whose names you know', 'It took four boards.'],
  '/contact': ['Contact Us', 'Fill out the form below to contact us.', 'Your name', 'Message', 'Send'],
  '/shipping-and-returns': [
    'Orders are processed in 2 to 3 business days.',
    'Tracking takes up to 48 hours to appear.',
    'Contact us if your order has not arrived within 5 days of the shipping e-mail',
    'We accept no returns, exchanges or refunds.',
    'send us your order number and a photo',
  ],
  '/terms-and-conditions': [
    '30 days',
    'unused and in the original packaging',
    'proof of purchase',
    'perishable goods',
    'intimate or sanitary goods',
    'hazardous materials',
    'gift cards',
    'downloadable software',
    'Sale items cannot be refunded.',
    'We only exchange items if they are defective or damaged.',
    'You pay the shipping for returning your item.',
    'the cost of return shipping is deducted from it',
    'worth more than $75, consider a service with tracking',
  ],
  '/privacy-policy': [/Cookies[^]*Age of consent[^]*Changes to this policy/],
  '/blog': ['How a beam of light cuts timber'],
  '/blog/how-the-laser-works': ['How a beam of light cuts timber'],
  '/readme': ['npm start'],
  '/demo_asdf': ['Every block, every setting'],
};

test('[RT-03, RT-04, RT-05, RT-13, RT-21, GEN-08, GEN-09, GEN-10, GEN-11, GEN-13] every page shows its text without JavaScript', async ({
  newShopper,
}) => {
  const reader = await newShopper({ javaScriptEnabled: false });
  const main = reader.page.getByRole('main');
  // Only text is checked, so pictures are not loaded.
  await reader.page.route(/\/(assets\/i|v)\//, (route) => route.fulfill({ body: '' }));
  for (const [path, words] of Object.entries(readings)) {
    await reader.reads(path);
    for (const text of words) await expect(main, path).toContainText(text);
  }
  await expect(reader.page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await reader.reads('/');
  await expect(main).not.toContainText('What we work with');
  expect(await reader.page.content()).toContain('"grid"');
});

const scrolled = ({ page }: Shopper) => page.evaluate(() => Math.round(window.scrollY));

test('[GRD-10] another screen starts at its top, and Back restores the scroll position', async ({
  shopper,
}) => {
  const { page } = shopper;
  await shopper.opens('/terms-and-conditions');
  const link = page.getByRole('main').getByRole('link', { name: 'contact form' });
  // What is laid out later moves the page below it, so the place is known once all of it stands.
  await expect(page.locator('html')).not.toHaveAttribute('data-below');
  const pressedAt = page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        document.addEventListener('click', () => resolve(Math.round(window.scrollY)), { capture: true }),
      ),
  );
  await link.click();
  const left = await pressedAt;
  expect(left).toBeGreaterThan(100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await expect.poll(() => scrolled(shopper)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions');
  await expect.poll(() => scrolled(shopper)).toBe(left);
});

test('[RT-22, RT-23, RT-24, RT-26, RT-27, BLK-12] the generic page route serves pages, items, redirects, anchors and cms', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  const ways = ['moved-away', 'open-day/home-materials', 'open-day/nothing', 'cms', 'open-day#the-way'];
  const links = ways.map((way) => `<p><a href="/${way}">to ${way}</a></p>`).join('');
  const group = { template: 'gallery_group', variables: { group: 'home' } };
  const far = { ...html('<p>Turn left at the silo</p>'), anchor: 'the-way', paddingTop: 96 };
  const filler = Array.from({ length: 5 }, () => ({ ...html('<p>More words</p>'), paddingTop: 96 }));
  owner.writesPage({ url: '/open-day', blocks: [html(`<p>Come in</p>${links}`), group, ...filler, far] });
  owner.redirects('/moved-away', '/about');
  const follow = (way: string) => page.getByRole('link', { name: `to ${way}`, exact: true }).click();

  await shopper.opens('/open-day');
  await follow('moved-away');
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/open-day$/);

  await follow('open-day/home-materials');
  await expect(page.getByRole('heading', { level: 3, name: 'What we work with' })).toBeVisible();
  await follow('open-day/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const paths = ['/open-day/home-materials/2/3', '/open-day/nothing', '/moved-away?x=1'];
  const statuses = paths.map(async (path) => {
    const response = await shopper.context.request.get(path, { maxRedirects: 0 });
    return response.status();
  });
  expect(await Promise.all(statuses)).toEqual([200, 404, 301]);
  const moved = await shopper.context.request.get('/moved-away?x=1', { maxRedirects: 0 });
  expect(moved.headers()['location']).toBe('/about?x=1');

  await shopper.opens('/open-day');
  await expect(page.getByText('Turn left at the silo')).not.toBeInViewport();
  await follow('open-day#the-way');
  await expect(page.getByText('Turn left at the silo')).toBeInViewport();
  await shopper.opens('/open-day');
  // Proves that a new document was loaded rather than a screen of the shop.
  await page.evaluate(() => Object.assign(window, { ofThisDocument: true }));
  await follow('cms');
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => 'ofThisDocument' in window)).toBe(false);
});

test('[SEC-04] hostile HTML on a page runs nothing and requests nothing elsewhere', async ({
  shopper,
  shop,
  consoleErrors,
}) => {
  const { page } = shopper;
  const ran: string[] = [];
  page.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:')) ran.push(request.url());
  });
  // The markup may request a missing picture.
  consoleErrors.expect(/status of 404/);
  const isMissing = page.waitForEvent('console', (message) => message.text().includes('status of 404'));
  const blocks = hostileHtml.map((snippet) => html(`<p>kept words</p>${snippet}`));
  new ShopOwner(shop.dataDir).writesPage({ url: '/hostile', blocks, content: hostileHtml.join('') });
  await shopper.opens('/hostile');
  await expect(page.getByText('kept words')).toHaveCount(hostileHtml.length);
  await page.getByRole('main').evaluate((main) => {
    const kinds = ['pointerenter', 'mouseover', 'focus', 'toggle', 'error', 'load', 'begin', 'start'];
    for (const element of main.querySelectorAll('*'))
      for (const kind of kinds) element.dispatchEvent(new Event(kind));
  });
  for (const link of await page.getByRole('main').getByRole('link').all())
    expect(await link.getAttribute('href')).not.toMatch(/script:|^data:|^\/\//i);
  await isMissing;
  expect(ran).toEqual([]);
});

test('[WGT-03, WGT-05, A69, A81] trusted code runs in its page, and a map is loaded only when it is requested', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.url) && !request.url().startsWith('data:'))
      elsewhere.push(new URL(request.url()).origin);
  });
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>The map</p>' }),
  );
  await shopper.opens('/demo_asdf');
  await expect(page.getByRole('button', { name: 'Say so' })).toHaveCSS('min-height', '44px');
  await page.getByRole('button', { name: 'Say so' }).click();
  await expect(page.getByText('It runs in the page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute('href', /^https:/);
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.frameLocator('iframe[title^="Map of"]').getByText('The map')).toBeVisible();
  expect([...new Set(elsewhere)]).toEqual(['https://www.google.com']);
});

test('a slide show in a tab that was hidden moves by whole slides once it is shown', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  const owner = new ShopOwner(shop.dataDir);
  const slides = { template: 'gallery', variables: { ...owner.showsGallery('home-slider'), type: 'slider' } };
  const tabs = [
    { title: 'Words', ...html('<p>Read on</p>') },
    { title: 'Slides', ...slides },
  ];
  owner.writesPage({ url: '/tabbed', blocks: [], tabs });
  await shopper.opens('/tabbed');
  const shown = page.locator('[role=group][aria-label$=" of 3"]:not([inert])');
  // The slider has started in the hidden tab.
  await expect(shown).toHaveCount(1);
  await page.getByRole('tab', { name: 'Slides' }).click();
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  const before = await shown.getAttribute('aria-label');
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(shown).not.toHaveAttribute('aria-label', before ?? '');
  await expect(shown).toBeInViewport({ ratio: 0.9 });
});

test('[RT-07, SHP-05, SHP-12] a group shows twelve products a page: page 2 shows products 13 to 24, however it is reached', async ({
  shopper,
  shop,
}) => {
  const { page } = shopper;
  new ShopOwner(shop.dataDir).fillsGroup('lanterns', 30);
  // Changes made by SQL appear on cached pages within two seconds.
  await expect
    .poll(async () => (await page.request.get('/shop/lanterns')).text())
    .toContain('/shop/lanterns/2');
  const listed = await shopper.context.request.get('/graphql', {
    params: { query: '{ sellProducts(group: "lanterns", first: 24) { name } }' },
  });
  const { data } = (await listed.json()) as { data: { sellProducts: { name: string }[] } };
  const all = data.sellProducts.map(({ name }) => name);
  expect(all).toHaveLength(24);
  const cards = page.getByRole('main').getByRole('article');
  await shopper.opens('/shop/lanterns');
  await expect(cards.getByRole('heading')).toHaveText(all.slice(0, 12));
  await expect(cards).toHaveCount(12);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' }).first().click();
  await expect(page).toHaveURL(/\/shop\/lanterns\/2$/);
  await expect(cards.getByRole('heading')).toHaveText(all.slice(12));
  await page.reload();
  await expect(cards.getByRole('heading')).toHaveText(all.slice(12));
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(all[12] ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\/lanterns\/2$/);
  await expect(cards.getByRole('heading')).toHaveText(all.slice(12));
  await page.goBack();
  await expect(cards.getByRole('heading')).toHaveText(all.slice(0, 12));
  await shopper.opens('/shop/lanterns/2');
  await expect(cards.getByRole('heading')).toHaveText(all.slice(12));
});
