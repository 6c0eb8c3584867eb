import { afterAll, beforeAll, expect, it } from 'vitest';
import { runInLanguage } from '../wire/translated.ts';
import { groupWire } from '../wire/group.ts';
import { pageWire } from '../wire/page.ts';
import { productWire } from '../wire/product.ts';
import { plain } from '../wire/wire-of.ts';
import type { Page } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.close());

/** Appears in texts that are not translated. */
const ENGLISH = /\u2068|lang="en"/;

const slugs = [
  'engraved-slate-coasters',
  'slate-coaster-set',
  'bamboo-chopping-board',
  'bamboo-serving-board',
  'marble-ring-dish',
  'wooden-christmas-bauble',
  'banksia-wall-art',
  'timber-keepsake-box',
  'acrylic-bauble',
  'ceramic-ornament',
];

/** Returns the texts of the home page, the shipping page, the categories and ten products in a language. */
async function shopTexts(locale: 'de' | 'ja' | 'ar' | 'zh-CN'): Promise<string[]> {
  const { pages, products, groups, images, translations } = world.services;
  const [home, shipping, slate] = await Promise.all([
    pages.byUrl('/'),
    pages.byUrl('/shipping-and-returns'),
    groups.category('slate'),
  ]);
  const nodes = await Promise.all(slugs.map((slug) => products.bySlug(slug)));
  return runInLanguage(await translations.of(locale), async () => {
    const texts: unknown[] = [slate && groupWire(slate, images).name];
    for (const page of [home, shipping]) {
      const wire = page && pageWire(page, images);
      texts.push(wire?.name, wire?.title, wire?.meta_description);
      texts.push(JSON.stringify(wire && (await plain<Page>(wire)).pageContents));
    }
    for (const node of nodes) {
      if (!node) throw new Error('a product is missing');
      const { name, title, blurb, content, badge, meta_description } = productWire(node, images);
      texts.push(name, title, blurb, content, badge, meta_description);
    }
    return texts.map(String);
  });
}

it.each(['de', 'ja', 'ar', 'zh-CN'] as const)(
  '[I18-04] the home page, the shipping page and ten products are complete in %s, with the actual prices',
  async (locale) => {
    const texts = await shopTexts(locale);
    expect(texts.filter((text) => ENGLISH.test(text) || text.includes('{{'))).toEqual([]);
    expect(texts.filter((text) => text.includes('$10.60'))).not.toEqual([]);
    expect(new Set(texts).size).toBeGreaterThan(60);
  },
);
