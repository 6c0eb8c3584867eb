import { describe, expect, it } from 'vitest';
import { englishTexts } from '../../generated/text-codes.ts';
import { photosOf } from '../seeded-pictures.ts';
import type { GroupSeed } from '../groups/group-seed.ts';
import { productTree } from '../groups/product-tree.ts';
import { seasonalTree } from '../groups/seasonal-tree.ts';
import { parseRanges } from '../../../src/rules/lettering.ts';
import { addonLibrary } from './addon-library.ts';
import { allProducts } from './all-products.ts';
import { contentOf } from './product-content.ts';
import type { ProductSeed } from './product-seed.ts';
import { skusOf } from './sku-combinations.ts';

const leaves = (group: GroupSeed): string[] =>
  group.children.length === 0 ? [group.slug] : group.children.flatMap(leaves);
const slugsBelow = (group: GroupSeed): string[] =>
  group.children.flatMap((child) => [child.slug, ...slugsBelow(child)]);

const slugs = allProducts.map((product) => product.slug);
const groupSlugs = new Set([...slugsBelow(productTree), ...slugsBelow(seasonalTree), seasonalTree.slug]);

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('all seeded products', () => {
  it('every leaf category of the shop has a product', () => {
    const filled = new Set(allProducts.flatMap((product) => product.groups));
    expect(leaves(productTree).filter((slug) => !filled.has(slug))).toEqual([]);
  });

  it('slugs, names and SKU codes are unique', () => {
    expect(repeated(slugs)).toEqual([]);
    expect(repeated(allProducts.map((product) => product.name))).toEqual([]);
    expect(repeated(allProducts.flatMap((product) => skusOf(product).map((sku) => sku.code)))).toEqual([]);
  });

  it('list the characters of every lettering, as valid ranges', () => {
    const ranges = addonLibrary.font.options.map(({ characters }) => parseRanges(characters));
    expect(ranges).not.toContain(null);
    expect(ranges).toHaveLength(6);
  });

  it('list the file types that every file add-on accepts, as the refusal of others does', () => {
    const kinds = (text = '') => text.match(/PNG|JPEG|WebP|SVG|PDF/g);
    const files = Object.values(addonLibrary).filter(({ type }) => type === 'file');
    expect(files.length).toBeGreaterThan(0);
    for (const file of files)
      expect(kinds('hint' in file ? file.hint : '')).toEqual(kinds(englishTexts.FILE_TYPE_REFUSED));
  });

  it('[RT-02] the four latest dates belong to four products', () => {
    const dates = allProducts.map((product) => product.added).sort();
    expect(new Set(dates.slice(-5)).size).toBe(5);
  });
});

describe.each(allProducts.map((product): [string, ProductSeed] => [product.slug, product]))(
  '%s',
  (_slug, product) => {
    const skus = skusOf(product);

    it('has texts of the right length, without repetition', () => {
      expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(product.metaDescription.length).toBeGreaterThanOrEqual(70);
      expect(product.metaDescription.length).toBeLessThanOrEqual(160);
      expect(product.blurb.length).toBeLessThanOrEqual(110);
      expect(product.size).toMatch(/\d.* mm/);
      expect(contentOf(product)).not.toMatch(/undefined|&(?!\w+;)|lorem/i);
      expect(product.title.length).toBeLessThanOrEqual(60);
      expect(repeated([product.name, product.title, product.metaDescription, product.blurb])).toEqual([]);
    });

    it('[ENT-01] has existing groups and related products', () => {
      expect(product.groups.filter((slug) => !groupSlugs.has(slug))).toEqual([]);
      const relateds = product.relateds ?? [];
      expect(relateds.filter((slug) => !slugs.includes(slug) || slug === product.slug)).toEqual([]);
      expect(repeated(relateds)).toEqual([]);
      expect(product.groups.includes('specials')).toBe(
        product.special !== undefined || product.groups[0] === 'specials',
      );
    });

    it('[ENT-03] has SKUs with valid stock, specials and exceptions', () => {
      const codes = new Set(skus.map((sku) => sku.code));
      expect(codes.size).toBeGreaterThan(0);
      expect(Object.keys(product.stock ?? {}).filter((code) => !codes.has(code))).toEqual([]);
      expect((product.special?.only ?? []).filter((code) => !codes.has(code))).toEqual([]);
      const options = new Set(
        product.variations?.flatMap((variation) => variation.options.map(({ name }) => name)),
      );
      expect((product.without ?? []).flat().filter((name) => !options.has(name))).toEqual([]);
      for (const sku of skus) {
        expect(sku.priceCents === null || sku.priceCents >= 100).toBe(true);
        expect(sku.specialPriceCents === null || sku.specialPriceCents > 0).toBe(true);
      }
    });

    it('[PRD-10] has different photos for SKUs of different material or colour', () => {
      const shown = (product.variations ?? []).map(({ options }) =>
        options.flatMap(({ photo }) => photo ?? []),
      );
      for (const [index, photos] of shown.entries()) {
        if (photos.length === 0) continue;
        expect(photos).toHaveLength(product.variations?.[index]?.options.length ?? 0);
        expect(repeated(photos)).toEqual([]);
      }
      const wanted = new Set(skus.flatMap((sku) => sku.photo ?? []));
      expect([...wanted].sort()).toEqual(shown.flat().sort());
    });

    it('has no two fields of the same name', () => {
      const uses = (product.addons ?? []).map((use) => (typeof use === 'string' ? use : use.addon));
      const fields = [
        ...(product.variations ?? []).map(({ name }) => name),
        ...uses.map((use) => addonLibrary[use].name),
      ];
      expect(repeated(fields.map((name) => name.toLowerCase()))).toEqual([]);
    });

    it('has photos, including all that its SKUs refer to', () => {
      const names = photosOf(product.slug).map((photo) => photo.name);
      expect(names.length).toBeGreaterThanOrEqual(2);
      expect(skus.flatMap((sku) => sku.photo ?? []).filter((name) => !names.includes(name))).toEqual([]);
    });
  },
);
