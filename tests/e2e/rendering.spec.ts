import type { Locator, Page, Request } from '@playwright/test';
import { persistedDocuments } from '../../server/generated/persisted-documents.ts';
import { expect, test } from '../testkit/fixtures.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { coasters, trivet } from '../testkit/shopper.ts';

const PRODUCT = `/product/${coasters.slug}`;
const SHOWN_TO_ALL = ['/', '/shop', '/shop/slate', PRODUCT];
const SCREENS = [...SHOWN_TO_ALL, '/shop/laser-kut', '/cart', '/login', '/signup', '/forgotpassword'];
const STATE = /<script type="application\/json" id="__SHOP_STATE__">(.*?)<\/script>/s;

test('the icons that browsers request exist', async ({ request }) => {
  for (const url of ['/favicon.ico', '/assets/brand/favicon.svg', '/assets/brand/icon-180.png']) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    expect(response.headers()['content-type'], url).toMatch(/^image\//);
  }
});

test('[A46, A47] the shop serves every size of a picture that its pages offer', async ({ request }) => {
  const urls = new Map<string, string>();
  for (const path of [...SHOWN_TO_ALL, '/about', '/demo_asdf', '/search?keyword=slate']) {
    const html = await (await request.get(path)).text();
    for (const [url, size = ''] of html.matchAll(/\/assets\/i\/[0-9a-f]{32}\/(\w+\/\d+\.\w+)/g))
      urls.set(size, url);
  }
  expect(urls.size).toBeGreaterThan(50);
  // With this header the picture is only looked up, not generated.
  for (const url of urls.values()) {
    const response = await request.get(url, { headers: { 'if-none-match': '*' } });
    expect(response.status(), url).toBe(304);
  }
});

test('[IMG-09] no script comes before the first picture except the inline code that keeps a press and starts it', async ({
  request,
}) => {
  for (const path of SHOWN_TO_ALL) {
    const html = await (await request.get(path)).text();
    const picture = html.search(/<img[^>]*fetchpriority="high"/i);
    expect(picture, path).toBeGreaterThan(0);
    const before = html.slice(0, picture);
    // Inline scripts are allowed by hash in the content security policy.
    for (const script of before.match(/<script[^>]*>/g) ?? [])
      expect(script, path).toMatch(/^<script( type="application\/ld\+json")?>$/);
    expect(before, path).not.toMatch(/modulepreload|<script[^>]*src/);
    // All of it waits after the picture.
    const [waiting = ''] = /<template id="script">.*?<\/template>/s.exec(html) ?? [];
    expect(waiting, path).toMatch(/<script type="module" src="[^"]+">/);
    expect(html.replace(waiting, ''), path).not.toMatch(/modulepreload|<script[^>]*src/);
  }
});

/** The largest picture above the fold loads eagerly and with high priority. */
async function comesFirst(image: Locator): Promise<void> {
  await expect(image).toHaveAttribute('loading', 'eager');
  await expect(image).toHaveAttribute('fetchpriority', 'high');
}

test.describe('with JavaScript off', () => {
  test('[RT-01, RT-02, PRE-02, IMG-09] the home page has its slider, the four newest products and the workshop’s text', async ({
    newShopper,
  }) => {
    const reader = await newShopper({ javaScriptEnabled: false });
    const { page } = reader;
    await reader.reads('/');
    await expect(page.getByRole('heading', { name: 'FAMILY OWNED AND OPERATED' })).toBeVisible();
    await comesFirst(page.getByRole('region', { name: 'FAMILY OWNED AND OPERATED' }).locator('img').first());
    const cards = page.getByRole('article').filter({ has: page.locator('a[href^="/product/"]') });
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) {
      await expect(card).toContainText('new');
      await expect(card).toContainText(/\$\d+\.\d\d/);
    }
    await expect(page.getByText('We are a family of three in Gladstone')).toBeVisible();
    await expect(page.getByText('What we work with')).toBeHidden();
  });

  test('[RT-06, SHP-01, SHP-02, SHP-04] /shop and a group with children link on by tiles', async ({
    newShopper,
  }) => {
    const reader = await newShopper({ javaScriptEnabled: false });
    const { page } = reader;
    await reader.reads('/shop');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
    await page.getByRole('main').getByRole('link', { name: 'Shop Laser Kut Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Laser Kut Products');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveText([/Home/, /Shop/, /Laser Kut Products/]);
    await expect(crumbs.getByRole('link', { name: 'Laser Kut Products' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Shop Slate' })).toHaveAttribute(
      'href',
      '/shop/slate',
    );
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  });

  test('[SHP-01, SHP-05, RT-10, IMG-09] a leaf group lists its products, and a product page is complete', async ({
    newShopper,
  }) => {
    const reader = await newShopper({ javaScriptEnabled: false });
    const { page } = reader;
    await reader.reads('/shop/slate');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')).toHaveText([
      /Home/,
      /Shop/,
      /Laser Kut Products/,
      /Slate/,
    ]);
    await page.getByRole('main').getByRole('link', { name: coasters.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(coasters.name);
    await expect(page.getByRole('main').getByText('$36.00')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Round' })).toBeAttached();
    await expect(page.getByLabel('Engraving text')).toBeVisible();
    await expect(page.getByText('Slate turns a soft, pale grey')).toBeVisible();
    const photo = page.getByRole('img', { name: `${coasters.name}, photo 1 of` });
    await expect(photo).toHaveAttribute('src', /^\/assets\/i\//);
    await comesFirst(photo);
  });
});

test('[PRE-02] every screen arrives complete, with its data in one blob that can be parsed', async ({
  request,
}) => {
  for (const path of SCREENS) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('<template id="B:');
    const blob = STATE.exec(html)?.[1] ?? '';
    expect(Object.keys(JSON.parse(blob)).sort(), path).toEqual([
      'apiBase',
      'locale',
      'now',
      'origin',
      'results',
      'router',
      'url',
    ]);
  }
});

test('[PRE-03] every visitor gets the same HTML, even when logged in with a filled cart', async ({
  shopper,
  request,
}) => {
  await shopper.isLoggedIn();
  await shopper.hasInCart();
  await shopper.opens('/');
  await expect(shopper.cartLink(1)).toBeVisible();
  for (const path of [...SCREENS, '/checkout', '/my-account']) {
    const own = await (await shopper.context.request.get(path)).text();
    expect(own, path).not.toContain(shopper.email);
    expect(own, path).toBe(await (await request.get(path)).text());
  }
});

/** Checks that the main text of a hydrated page is that of the page before its script. */
async function looksAsBeforeScript(hydrated: Shopper, reader: Shopper, path: string): Promise<void> {
  const words = (text: string) => text.replace(/\s+/g, ' ').trim();
  await reader.reads(path);
  // Without script, content below the fold stays skipped, and skipped content has no `innerText`.
  await reader.page.evaluate(() => delete document.documentElement.dataset['below']);
  await expect(hydrated.page.locator('html')).not.toHaveAttribute('data-below');
  const before = words(await reader.page.getByRole('main').innerText());
  expect(words(await hydrated.page.getByRole('main').innerText()), path).toBe(before);
}

/** Whether it is the check for newer content, which is named by its hash or, in a batch, by its name. */
const isPageQuestion = (request: Request) =>
  /"PageView"/.test(request.postData() ?? '') ||
  Object.entries(persistedDocuments).some(
    ([hash, text]) => text.startsWith('query PageView(') && request.url().includes(hash),
  );

test('[PRE-02, PRE-03] screens hydrate without console messages or visible changes, and the first paint requests from the host only the shopper’s own data, and whether there is newer content', async ({
  shopper,
  newShopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  const reader = await newShopper();
  const empty = { contentType: 'text/javascript', body: '' };
  await reader.page.route('**/static/*.js', (route) => route.fulfill(empty));
  // The browser logs the document's status itself.
  consoleErrors.expect(/404 .*nothing-here/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  let requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The visitor's own data, and the check for newer content a second later, load afterwards.
    const later = /\/(getCart|authUser)$|\/group\/details\//.test(pathname) || isPageQuestion(request);
    if (/^\/(api|graphql)/.test(pathname) && !later) requested.push(pathname);
  });
  for (const path of [...SCREENS, '/checkout', '/nothing-here']) {
    requested = [];
    await shopper.opens(path);
    if (SHOWN_TO_ALL.includes(path)) {
      expect(requested, path).toEqual([]);
      await looksAsBeforeScript(shopper, reader, path);
    }
    expect(
      said.splice(0).filter((text) => !/status of 404|blocked by Playwright/.test(text)),
      path,
    ).toEqual([]);
  }
});

async function turnsSlide(page: Page): Promise<void> {
  const slider = page.getByRole('region', { name: 'FAMILY OWNED AND OPERATED' });
  await slider.getByRole('button', { name: 'Pause the slides' }).click();
  const slides = slider.locator('[role=group]:not([inert])');
  await expect(slides).toHaveCount(1);
  const before = await slides.getAttribute('aria-label');
  await slider.getByRole('button', { name: 'Next slide' }).click();
  await expect(slides).not.toHaveAttribute('aria-label', before ?? '');
  await expect(slides).toBeInViewport();
}

test('[PRE-02, RT-01] content below the fold of the home page is laid out once the page is interactive, and the slider’s button shows the next slide', async ({
  shopper,
}) => {
  const { page } = shopper;
  const keptBack = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.below'), (part) => getComputedStyle(part).contentVisibility),
    );
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/static/entry.client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The style sheet may come after the document.
  await expect.poll(async () => new Set(await keptBack())).toEqual(new Set(['auto']));
  release(undefined);
  await expect.poll(async () => new Set(await keptBack())).toEqual(new Set(['visible']));
  await expect(page.locator('html')).not.toHaveAttribute('data-below');
  await turnsSlide(page);
  // Fonts and late parts that arrive afterwards would move what has been scrolled to.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page
    .getByRole('contentinfo')
    .evaluate((foot) => window.scrollTo(0, foot.getBoundingClientRect().top - 300));
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  // The scroll position is restored from the heights of everything above.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('[ERR-15, PRE-02] a page whose data cannot be parsed logs one error and works', async ({
  shopper,
  consoleErrors,
}) => {
  const { page } = shopper;
  consoleErrors.expect(/The embedded state could not be read/);
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const path = `/product/${trivet.slug}`;
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(STATE, (blob) => blob.replace('{', '{broken'));
    await route.fulfill({ response, body });
  });
  await shopper.opens(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trivet.name);
  expect(errors.filter((text) => !text.includes('blocked by Playwright'))).toHaveLength(1);
  await shopper.configures(trivet);
  await shopper.button('Add to cart').click();
  await expect(shopper.cartLink(1)).toBeVisible();
});

test('[PRE-02, PRD-14] a product named like the end of a script does no harm, and one without variations needs no selection', async ({
  shopper,
  shop,
}) => {
  const name = 'Ruler</script><script>window.harmed = true</script>';
  new ShopOwner(shop.dataDir).putsOnSale({ slug: 'odd-ruler', name, price: 900 });
  await shopper.opens('/product/odd-ruler');
  await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await shopper.page.evaluate(() => 'harmed' in window)).toBe(false);
  await expect(shopper.page.getByText('Made to order, posted in 2 to 3 business days')).toBeVisible();
  await shopper.button('Add to cart').click();
  await expect(shopper.page.getByText('Added to cart')).toBeVisible();
  await expect(shopper.cartLink(1)).toBeVisible();
});

test('scripts are served without the headers that only documents need', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()).toHaveProperty('content-security-policy');
  const script = /src="(\/static\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const headers = (await request.get(script)).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect(headers).not.toHaveProperty('permissions-policy');
});
