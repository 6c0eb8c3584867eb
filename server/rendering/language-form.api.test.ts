import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from './storefront.ts';

let storefront: Storefront;
let world: World;
beforeAll(async () => void (storefront = await openSourceStorefront()));
beforeEach(async () => void (world = await createWorld({ PREVIEW_LOCALES: 'de,ar' }, storefront)));
afterEach(() => world.close());

const own = { 'sec-fetch-site': 'same-origin' };

const choose = (locale: string, headers: Record<string, string> = own) =>
  world.app.inject({
    method: 'POST',
    url: '/language',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ locale }).toString(),
  });

it('[I18-02] a language is chosen by its own name, without script, for a year, and the same page is shown in it', async () => {
  const page = await world.app.inject('/shop');
  const buttons = page.body.match(/<button[^>]*name="locale"[^>]*>[^<]*/g) ?? [];
  const arabicButton = buttons.find((button) => button.endsWith('>العربية'));
  for (const attribute of ['lang="ar"', 'dir="rtl"', 'value="ar"']) expect(arabicButton).toContain(attribute);
  expect(buttons.find((button) => button.endsWith('>English'))).toContain('aria-current="true"');
  const origin = world.services.environment.publicUrl;
  const { statusCode, headers, cookies } = await choose('ar', { ...own, referer: `${origin}/shop?sort=new` });
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/shop?sort=new',
    'no-store',
  ]);
  expect(cookies).toEqual([{ name: 'locale', value: 'ar', path: '/', sameSite: 'Lax', maxAge: 31_536_000 }]);
  const arabic = await world.app.inject({ url: '/shop', cookies: { locale: 'ar' } });
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-language': 'ar' });
  expect(page.headers['content-language']).toBe('en');
});

it('[I18-02] an unknown language changes nothing', async () => {
  for (const locale of ['zz', '', 'EN', 'de; Domain=evil', 'x'.repeat(2_000)]) {
    const { statusCode, cookies } = await choose(locale);
    expect(statusCode).toBe(locale.length > 1_000 ? 413 : 303);
    expect(cookies).toEqual([]);
  }
});

it('the redirect stays on this site, and a form of another site sets no language', async () => {
  const origin = world.services.environment.publicUrl;
  for (const [referer, location] of [
    [`${origin}//evil.example/`, '/evil.example/'],
    ['https://evil.example/shop', '/'],
    ['nothing', '/'],
  ] as const) {
    expect((await choose('de', { ...own, referer })).headers.location).toBe(location);
  }
  const foreign = await choose('de', { 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, foreign.cookies]).toEqual([403, []]);
});

it('[A87, SEO-02] a page has one address in all languages, no alternate per language, and declares its language in metadata', async () => {
  const read = async (locale: string) => {
    const { body } = await world.app.inject({ url: '/shop', cookies: { locale } });
    const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, first]) => first);
    return {
      alternates: all(/<link rel="alternate" hrefLang="([^"]+)"/g),
      addresses: new Set(all(/(?:hrefLang="[^"]+"|rel="canonical") href="([^"]+)"/g)),
      spoken: all(/<meta property="og:locale" content="([^"]+)"/g),
    };
  };
  const address = `${world.services.environment.publicUrl}/shop`;
  for (const [locale, spoken] of [
    ['en', 'en_AU'],
    ['de', 'de_DE'],
    ['ar', 'ar_EG'],
  ] as const) {
    expect(await read(locale)).toEqual({
      alternates: ['en-AU', 'x-default'],
      addresses: new Set([address]),
      spoken: [spoken],
    });
  }
});

it('[A91] the browser’s preferred language changes no page: all share one until a language is chosen', async () => {
  const plain = await world.app.inject('/shop');
  const headers = { 'accept-language': 'de-AT,de;q=0.9' };
  for (const url of ['/shop', '/shop?locale=de', '/shop?lang=zz']) {
    const page = await world.app.inject({ url, headers });
    expect(page.body).toBe(plain.body);
    expect(page.headers['cache-control']).toBe('public, no-cache');
  }
});
