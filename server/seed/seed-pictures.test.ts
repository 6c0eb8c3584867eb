import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPictureManifest } from '../images/picture-manifest.ts';
import { addonLibrary } from './products/addon-library.ts';
import { allProducts } from './products/all-products.ts';
import { PRODUCT_PHOTOS } from './products/product-photos.ts';

const { pictures } = await readPictureManifest(join(import.meta.dirname, 'pictures', 'manifest.json'));
const photosOf = (slug: string) =>
  Object.entries(pictures).filter(([name]) => name.startsWith(`products/${slug}/`));

/** Add-ons that put something of the shopper's onto the product itself. */
const PERSONAL: ReadonlySet<string> = new Set(['text', 'textarea', 'number', 'date', 'file', 'signature']);
const isMadeToOrder = ({ addons = [] }: (typeof allProducts)[number]): boolean =>
  addons.some((use) => PERSONAL.has(addonLibrary[typeof use === 'string' ? use : use.addon].type));

describe('the pictures of a fresh shop', () => {
  it.each(allProducts)('$slug has 3 to 7 photos', ({ slug }) => {
    expect(photosOf(slug).length).toBeGreaterThanOrEqual(3);
    expect(photosOf(slug).length).toBeLessThanOrEqual(7);
  });

  it('the seed lists all photos of its products, and no others', () => {
    const named = Object.entries(PRODUCT_PHOTOS).flatMap(([slug, photos]) =>
      photos.map((photo) => `products/${slug}/${photo}`),
    );
    const drawn = Object.keys(pictures).filter((name) => name.startsWith('products/'));
    expect(named.toSorted()).toEqual(drawn.toSorted());
  });

  it('every other picture of the seed exists', async () => {
    const folder = import.meta.dirname;
    const files = (await readdir(folder, { recursive: true })).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    );
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const named = texts
      .join()
      .matchAll(/'((?:places|slides|people|groups|products|voucher-themes)\/[a-z0-9/-]+)'/g);
    const missing = Array.from(named, ([, name = '']) => name).filter((name) => !(name in pictures));
    expect(missing).toEqual([]);
  });

  it.each(allProducts)('$slug has the photos that its options refer to', ({ slug, variations = [] }) => {
    const wanted = variations.flatMap(({ options }) => options.flatMap(({ photo }) => photo ?? []));
    expect(wanted.filter((photo) => !(`products/${slug}/${photo}` in pictures))).toEqual([]);
  });

  it.each(allProducts)('$slug has a blank if it is made with a shopper’s own text', (product) => {
    const blanks = photosOf(product.slug).filter(([, { blank }]) => blank);
    expect(blanks).toHaveLength(isMadeToOrder(product) ? 1 : 0);
  });

  it('the corners of each blank are within its picture, clockwise', () => {
    const wrong = Object.entries(pictures).filter(([, { blank, width, height }]) => {
      if (!blank) return false;
      const [a, b, c, d] = blank.corners;
      const inside = blank.corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);
      const area = (c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1]);
      return !inside || area <= 0;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('every size chart is of a product with sizes', () => {
    const charts = Object.keys(pictures).filter((name) => name.startsWith('size-charts/'));
    const sized = allProducts.filter(({ variations = [] }) => variations.some(({ name }) => name === 'Size'));
    const slugs: ReadonlySet<string> = new Set(sized.map(({ slug }) => slug));
    expect(charts.filter((name) => !slugs.has(name.slice('size-charts/'.length)))).toEqual([]);
  });

  it('every photo is of a product of the shop', () => {
    const slugs: ReadonlySet<string> = new Set(allProducts.map(({ slug }) => slug));
    const names = Object.keys(pictures).filter((name) => name.startsWith('products/'));
    expect(names.filter((name) => !slugs.has(name.split('/')[1] ?? ''))).toEqual([]);
  });
});
