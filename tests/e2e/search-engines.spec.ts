import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { expect, test } from '../testkit/fixtures.ts';
import { crawl, valuesIn } from '../testkit/crawl.ts';
import type { CrawledPage } from '../testkit/crawl.ts';
import { ShopOwner } from '../testkit/shop-owner.ts';
import { startShop } from '../testkit/shop-process.ts';

const TITLE = /<title>([^<]*)<\/title>/g;
const DESCRIPTION = /<meta name="description" content="([^"]*)"/g;
const HEADING = /<h1[^>]*>([^<]*)</g;
const CANONICAL = /<link rel="canonical" href="([^"]*)"/g;
const PROPERTY = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`, 'g');

/** The errors that a validator of Google's rules finds in a page's structured data. */
async function mistakesIn(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html);
  const found = await new Validator().validate(data);
  return found.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

const typesIn = (html: string) =>
  valuesIn(
    html,
    /<script type="application\/ld\+json">\{"@context":"https:\/\/schema\.org","@type":"(\w+)"/g,
  );

test('[RT-10, RT-21, APC-07, SEO-01, SEO-02, SEO-03, SEO-05] a crawler visits the whole shop: no link is broken, and the sitemap lists the pages to be indexed', async ({
  playwright,
}) => {
  // A separate shop: other tests put products on sale without descriptions.
  const shop = await startShop();
  const request = await playwright.request.newContext({ baseURL: shop.url });
  const listed = valuesIn(await (await request.get('/sitemap.xml')).text(), /<loc>([^<]*)<\/loc>/g).map(
    (url) => url.replace(shop.url, ''),
  );
  expect(listed.length).toBeGreaterThan(120);
  const pages = await crawl(shop.url, ['/', ...listed]);

  await test.step('every product has its page, and every URL that the shop lists exists', async () => {
    const query = '{ sellProducts(first: 100) { slug name } }';
    const response = await request.post('/graphql', { data: { query } });
    const { data } = (await response.json()) as { data: { sellProducts: { slug: string; name: string }[] } };
    const there = new Map(pages.filter(({ status }) => status === 200).map(({ url, html }) => [url, html]));
    expect(data.sellProducts.length).toBeGreaterThanOrEqual(75);
    for (const { slug, name } of data.sellProducts)
      expect.soft(valuesIn(there.get(`/product/${slug}`) ?? '', HEADING), slug).toEqual([name]);
    const initial = await request.get('/api/v1/cognito/domain/initialData');
    const { sitemap } = (await initial.json()) as { sitemap: { url: string }[] };
    const told = sitemap.map(({ url }) => url);
    expect(told.filter((url) => !url.startsWith('/product/')).length).toBeGreaterThan(40);
    expect(told.filter((url) => ['/demo_asdf', '/readme'].includes(url))).toEqual([]);
    expect(told.filter((url) => !there.has(url))).toEqual([]);
  });

  await test.step('no link is broken', () => {
    const broken = pages.filter(({ status }) => ![200, 301, 304].includes(status));
    expect(
      broken.map(
        ({ url, status }) => `${status} ${url} on ${pages.find(({ links }) => links.includes(url))?.url}`,
      ),
    ).toEqual([]);
  });

  const indexed = pages.filter(({ isIndexed }) => isIndexed);
  await test.step('the sitemap lists each page that is to be indexed, and nothing else', () => {
    const paths = indexed.map(({ url }) => url.split('?', 1)[0] ?? '');
    expect([...new Set(paths)].sort()).toEqual([...listed].sort());
  });

  const found = indexed.filter(({ url }) => !url.includes('?'));
  await test.step('each has one title, one description, one canonical URL and one heading of its own', () => {
    for (const { url, html } of found) {
      const [titles, descriptions] = [valuesIn(html, TITLE), valuesIn(html, DESCRIPTION)];
      expect.soft(titles, url).toEqual([expect.stringMatching(/^.{4,} \| Kerf & Grain$/)]);
      expect.soft(descriptions, url).toEqual([expect.stringMatching(/^.{20,}$/s)]);
      expect.soft(valuesIn(html, CANONICAL), url).toEqual([shop.url + url]);
      expect.soft(html.match(/<h1[\s>]/g), url).toHaveLength(1);
      expect.soft(valuesIn(html, PROPERTY('og:title')), url).toEqual(titles);
      expect.soft(valuesIn(html, PROPERTY('og:description')), url).toEqual(descriptions);
      expect.soft(valuesIn(html, PROPERTY('og:url')), url).toEqual([shop.url + url]);
      expect.soft(valuesIn(html, PROPERTY('og:image')), url).toEqual([expect.stringMatching(/^http/)]);
    }
    const titles = found.flatMap(({ html }) => valuesIn(html, TITLE));
    expect.soft(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  await test.step('its structured data passes a validator', async () => {
    for (const { url, html } of found) {
      expect.soft(typesIn(html), url).toContain('Organization');
      // A product quoted by e-mail has no offer, which search engines require.
      const isQuoted = url.endsWith('-gift-pack');
      if (url.startsWith('/product/')) expect.soft(typesIn(html).includes('Product'), url).toBe(!isQuoted);
      if (url !== '/') expect.soft(typesIn(html), url).toContain('BreadcrumbList');
      expect.soft(await mistakesIn(html), url).toEqual([]);
    }
  });
  readsLikeIts(found);
  await shop.remove();
});

/** The text and structured data of one page of each kind. */
function readsLikeIts(found: readonly CrawledPage[]): void {
  const kinds: [string, string, string[]][] = [
    ['/', 'FAMILY OWNED AND OPERATED', ['WebSite']],
    ['/shop/slate', 'Natural slate', []],
    ['/product/engraved-slate-coasters', 'Slate turns a soft, pale grey', ['Product']],
    ['/about', 'Ashby', []],
    ['/blog/what-engraving-is', 'engraving', ['Article']],
  ];
  for (const [url, words, types] of kinds) {
    const page = found.find((one) => one.url === url);
    expect.soft(page?.html, url).toContain(words);
    expect.soft(typesIn(page?.html ?? ''), url).toEqual(expect.arrayContaining(types));
  }
  expect(found.some(({ html }) => typesIn(html).includes('FAQPage'))).toBe(true);
}

test('[SEO-01, SEO-06, SEO-08, SEO-09] the owner’s settings appear in the page, and blank ones do not', async ({
  request,
  shop,
}) => {
  const owner = new ShopOwner(shop.dataDir);
  const set = (settings: Record<string, string>) =>
    Object.entries(settings).forEach(([name, value]) => owner.changesDomainSetting(name, value));
  const about = async () => (await request.get('/about')).text();
  const proofs = /<meta name="(?:google-site-verification|msvalidate\.01)" content="([^"]*)"/g;
  const before = await about();
  expect(valuesIn(before, proofs)).toEqual([]);
  expect(before).not.toContain('Find us elsewhere');

  const blank = {
    google_site_verification: '',
    bing_site_verification: '',
    seo_title_prefix: '',
    youtube: '',
  };
  try {
    set({
      google_site_verification: 'g-1',
      bing_site_verification: 'b-2',
      seo_title_prefix: '"Kerf" <&>',
      youtube: 'https://youtube.com/@kerf',
    });
    await expect.poll(async () => valuesIn(await about(), proofs)).toEqual(['g-1', 'b-2']);
    const html = await about();
    expect(valuesIn(html, TITLE)).toEqual([
      expect.stringMatching(/^"Kerf" <&> \| About us.* \| Kerf & Grain$/),
    ]);
    expect(valuesIn(html, /<a [^>]*href="(https:\/\/youtube[^"]*)"/g)).toEqual(['https://youtube.com/@kerf']);
    expect(valuesIn(html, /<meta name="theme-color" content="([^"]*)"/g)).toEqual(['#FBF8F3', '#16130F']);
  } finally {
    set(blank);
  }
});
