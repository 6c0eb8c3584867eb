// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { emptyHeadData } from '../components/head/head-data.ts';
import type { HeadData } from '../components/head/head-data.ts';
import { sampleSiteSettings } from '../test/content-samples.ts';
import { headHtml } from './head-html.server.tsx';
import type { SiteHeadQuery } from './SiteHead.generated.ts';

const blank: SiteHeadQuery['domainCurrent'] = {
  ...sampleSiteSettings,
  favicon: '',
  favicon_dark: '',
  theme_colour: '',
  dark_theme_colour: '',
  google_site_verification: '',
  bing_site_verification: '',
  google_analytics_key: '',
  google_tag_manager: '',
  facebook_pixel: '',
  matomo_site_url: '',
  matomo_site_id: '',
  consent_question: 'May we?',
};

const home = { title: 'Gifts', description: '', path: '/', noindex: false };

/** The head as a browser parses it. */
function head(settings: Partial<typeof blank>, notes: Partial<HeadData> = {}): Document {
  const html = headHtml({
    head: { ...emptyHeadData(), page: home, ...notes },
    locale: 'en',
    origin: 'https://shop.example',
    apiBase: null,
    settings: { domainCurrent: { ...blank, ...settings } },
  });
  return new DOMParser().parseFromString(`<!doctype html><head>${html}</head><body></body>`, 'text/html');
}

const all = (page: Document, selector: string, ...names: string[]) =>
  [...page.head.querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)).join(' '),
  );
const nodes = (page: Document): Record<string, unknown>[] =>
  [...page.head.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent ?? ''),
  );

let page: Document;
beforeEach(() => {
  page = head({});
});

it('[SEO-06] the icon and the theme colour have a light and a dark version', () => {
  const settings = { theme_colour: '#fff', dark_theme_colour: '#000' };
  page = head({ ...settings, favicon: '/assets/light.png', favicon_dark: '/assets/dark.png' });
  expect(all(page, 'link[rel=icon]', 'href', 'media')).toEqual([
    '/assets/light.png (prefers-color-scheme: light)',
    '/assets/dark.png (prefers-color-scheme: dark)',
  ]);
  expect(all(page, 'meta[name=theme-color]', 'content', 'media')).toEqual([
    '#fff (prefers-color-scheme: light)',
    '#000 (prefers-color-scheme: dark)',
  ]);
  expect(all(page, 'link[rel=apple-touch-icon]', 'href')).toEqual(['/assets/brand/icon-180.png']);
});

it('[SEO-06] without settings the shop’s own icon and no theme colour are used', () => {
  expect(all(page, 'link[rel=icon]', 'href', 'type')).toEqual(['/assets/brand/favicon.svg image/svg+xml']);
  expect(all(page, 'meta[name=theme-color]', 'content')).toEqual([]);
});

it('[SEO-08] site verification tags are rendered only when they are set', () => {
  expect(all(page, 'meta[name="google-site-verification"], meta[name="msvalidate.01"]', 'name')).toEqual([]);
  page = head({ google_site_verification: 'g"1', bing_site_verification: 'b2' });
  expect(all(page, 'meta[name="google-site-verification"]', 'content')).toEqual(['g"1']);
  expect(all(page, 'meta[name="msvalidate.01"]', 'content')).toEqual(['b2']);
});

it('[SEO-05] structured data describe the shop: name, ABN, logo and social accounts, without blank values', () => {
  expect(nodes(page)[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://shop.example/#organisation',
    name: 'Gum & Grain',
    url: 'https://shop.example/',
    logo: 'https://shop.example/assets/brand/icon-512.png',
  });
  page = head({
    organisation_name: 'Gum Pty Ltd',
    organisation_abn: '12 345',
    organisation_logo: '/assets/logo.svg',
    instagram: 'https://instagram.com/gum',
  });
  expect(nodes(page)[0]).toMatchObject({
    name: 'Gum Pty Ltd',
    logo: 'https://shop.example/assets/logo.svg',
    identifier: { propertyID: 'ABN', value: '12 345' },
    sameAs: ['https://instagram.com/gum'],
  });
});

it('[SEO-02, SEO-04, SEC-06] a title with quotes and angle brackets ends no element, neither in text nor in data', () => {
  const nasty = '</title></script><script>alert("1")</script>\'&';
  page = head(
    { name: nasty },
    { page: { ...home, title: nasty, description: nasty }, questions: new Map([[nasty, nasty]]) },
  );
  expect(all(page, 'meta[property="og:title"]', 'content')).toEqual([nasty]);
  expect(all(page, 'meta[property="og:description"]', 'content')).toEqual([nasty]);
  expect(page.querySelectorAll('script:not([type])')).toHaveLength(0);
  expect(nodes(page).at(-1)).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: nasty }] });
});

it('[SEO-02] a noindex page has neither a preview nor structured data', () => {
  page = head({}, { page: { ...home, noindex: true } });
  expect([all(page, 'meta[property]', 'property'), nodes(page)]).toEqual([[], []]);
});

it('[SEO-07] a page names analytics services only where the owner has set a key and a question', () => {
  const named = (settings: Parameters<typeof head>[0]) =>
    head(settings).querySelector('meta[name=analytics]')?.getAttribute('content') ?? null;
  expect(named({})).toBeNull();
  expect(named({ google_analytics_key: '"><script>' })).toBeNull();
  expect(named({ facebook_pixel: '1234567890', consent_question: '' })).toBeNull();
  expect(JSON.parse(named({ facebook_pixel: '1234567890' }) ?? '')).toEqual({
    analytics: { google: null, tagManager: null, pixel: '1234567890', matomo: null },
    question: 'May we?',
  });
});
