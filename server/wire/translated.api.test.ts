import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { writeContent } from '../db/content-version.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';
import type { Storefront } from '../rendering/storefront.ts';

let storefront: Storefront;
let world: World;
beforeAll(async () => void (storefront = await openSourceStorefront()));
beforeEach(async () => void (world = await createWorld({ PREVIEW_LOCALES: 'uz,ar' }, storefront)));
afterEach(() => world.close());

const SLUG = 'cork-trivet';

/** Returns the page in a language, without the data at its end. */
async function pageIn(locale: string, url = `/product/${SLUG}`): Promise<string> {
  const { body } = await world.app.inject({ url, cookies: { locale } });
  return body.slice(0, body.indexOf('__SHOP_STATE__'));
}

const english = (text: string) => `lang="en">\u2068${text}\u2069<`;

async function translate(field: string, translation: string): Promise<void> {
  const { database, products } = world.services;
  const node = await products.bySlug(SLUG);
  const key = { model: 'product', entry: node?.details.id ?? 0, field, locale: 'uz' };
  await writeContent(database, (trx) =>
    trx
      .insertInto('translations')
      .values({ ...key, translation })
      .execute(),
  );
}

it('[I18-04] untranslated text is English and marked as such, but only on pages in other languages', async () => {
  const name = (await world.services.products.bySlug(SLUG))?.details.name ?? '';
  expect(await pageIn('uz')).toMatch(/<html lang="uz"/);
  expect(await pageIn('uz')).toContain(english(name));
  expect(await pageIn('uz')).toMatch(/<p lang="en" dir="ltr">/);
  expect(await pageIn('en')).not.toMatch(/\u2068|<p lang/);
});

it('[I18-04] a translation is shown as soon as it is written, each text on its own, cleaned like its English', async () => {
  const before = await pageIn('uz');
  await translate('name', 'Po‘kak taglik');
  await translate('content', '<p>Issiq idishlar uchun.</p><script>alert(1)</script>');
  const after = await pageIn('uz');
  expect(before).not.toContain('Po‘kak taglik');
  expect(after).toContain('Po‘kak taglik</h1>');
  expect(after).toContain('<p>Issiq idishlar uchun.</p>');
  expect(after).not.toContain('alert(1)');
  expect(await pageIn('ar')).not.toContain('Po‘kak taglik');
  expect(await pageIn('en')).not.toContain('Po‘kak taglik');
});

it('[I18-04] a response in one language is not cached for readers of another', async () => {
  await translate('name', 'Po‘kak taglik');
  const get = (locale: string) =>
    world.app.inject({
      method: 'POST',
      url: '/graphql',
      cookies: { locale },
      payload: { query: `{ sellProduct(url: "${SLUG}") { name } }` },
    });
  for (const locale of ['uz', 'en', 'uz', 'zz']) {
    const isUzbek = (await get(locale)).body.includes('Po‘kak');
    expect([locale, isUzbek]).toEqual([locale, locale === 'uz']);
  }
});
