import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allProducts } from '../seed/products/all-products.ts';
import type { Product } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const product = async (url: string, fields: string) => {
  const data = await world.graphql<{ sellProduct: Product | null }>(
    `query ($url: String!) { sellProduct(url: $url) { ${fields} } }`,
    { url },
  );
  return data.sellProduct;
};

const slugs = async (filter: string) => {
  const data = await world.graphql<{ sellProducts: Product[] }>(`{ sellProducts(${filter}) { slug } }`);
  return data.sellProducts.map((one) => one.slug);
};

describe('one product', () => {
  it('[ENT-01, APC-16] has every field of the entity', async () => {
    const found = await product(
      'custom-t-shirt',
      `id name title meta_description slug url blurb brand badge content price full_price in_stock is_new
       is_on_special image { url width height } images { url width } primaryGroup { url name }
       groups { url name breadcrumbs { name url } } video { id } size_chart_image { url width }
       skus { id } addons { id name } photos { id photo { url width height } }
       variations { name options { name } } relateds { slug price image { url } }`,
    );
    expect(found).toMatchObject({
      slug: 'custom-t-shirt',
      url: 'custom-t-shirt',
      price: 34,
      full_price: null,
      brand: 'Kerf & Grain',
      badge: null,
      in_stock: true,
      is_new: false,
      is_on_special: false,
      video: null,
      image: { width: 300, height: 225 },
      size_chart_image: { width: 1184 },
      primaryGroup: { url: 'clothing', name: 'Clothing' },
    });
    expect(found?.groups[0]).toEqual({
      url: 'clothing',
      name: 'Clothing',
      breadcrumbs: [
        { name: 'Kricut Products', url: 'kricut-products' },
        { name: 'Clothing', url: 'clothing' },
      ],
    });
    expect(found?.content).toMatch(/<dt>Material<\/dt>.*<dt>Size<\/dt><dd>.* mm.*<dt>Care<\/dt>/);
    expect(found?.skus).toHaveLength(22);
    expect(found?.photos.length).toBeGreaterThanOrEqual(4);
    expect(found?.images).toHaveLength(found?.photos.length ?? 0);
    expect(found?.variations.map((variation) => [variation.name, variation.options.length])).toEqual([
      ['Colour', 4],
      ['Size', 6],
    ]);
    expect(found?.relateds.map((related) => [related.slug, related.price])).toEqual([
      ['photo-mug', 20],
      ['name-labels', 16],
      ['insulated-bottle', 38],
    ]);
  });

  it('[ENT-02] has add-ons with their number of values and their dropdown options', async () => {
    const found = await product(
      'bamboo-chopping-board',
      `productAddons { min_qty max_qty addon { id name type required price max_length hint
        addonDropdownOptions { id name } } }`,
    );
    const [lines, font, motif, message, wrap] = found?.productAddons ?? [];
    expect(lines).toMatchObject({
      min_qty: 1,
      max_qty: 3,
      addon: { type: 'text', required: true, max_length: 24 },
    });
    expect(font?.addon).toMatchObject({ type: 'dropdown', required: true, price: 0 });
    expect(font?.addon.addonDropdownOptions.map((option) => option.name)).toContain('Stencil');
    expect(motif).toMatchObject({ min_qty: 0, max_qty: 1, addon: { type: 'dropdown', required: false } });
    expect(message?.addon).toMatchObject({ type: 'textarea', price: 6, max_length: 200 });
    expect(wrap?.addon).toMatchObject({ type: 'checkbox', price: 6, addonDropdownOptions: [] });
  });

  it('[ENT-03] has SKUs with code, photo and the option of each variation', async () => {
    const found = await product(
      'metal-business-cards',
      'photos { id } skus { id sku_photo_id code in_stock skuVariations { name variation_type { name } } }',
    );
    const sku = found?.skus.find((one) => one.code === 'MBC-BRS-25');
    expect(sku).toMatchObject({
      in_stock: false,
      skuVariations: [
        { name: 'Brass', variation_type: { name: 'Metal' } },
        { name: '25', variation_type: { name: 'Pieces' } },
      ],
    });
    expect(found?.photos.map((photo) => photo.id)).toContain(sku?.sku_photo_id);
    expect(found?.skus.map((one) => one.code)).not.toContain('MBC-BRS-50');
  });

  it('[GEN-01] amounts are stored in cents and returned in dollars; a special includes its former price', async () => {
    expect(await product('pine-phone-stand', 'price full_price is_on_special')).toEqual({
      price: 19,
      full_price: 24,
      is_on_special: true,
    });
    expect(await product('new-home-gift-pack', 'price full_price in_stock')).toEqual({
      price: null,
      full_price: null,
      in_stock: true,
    });
  });

  it('[APC-16] is null for an unknown url', async () => {
    for (const url of ['no-such-product', '', "'%_", 'ENGRAVED-PET-TAG', '🐨'.repeat(500)]) {
      expect(await product(url, 'id')).toBeNull();
    }
  });

  it('[IMG-03] refuses a picture size that is not offered, with a message', async () => {
    await expect(product('photo-mug', 'image(width: 301) { url }')).rejects.toThrow('301 is not a size');
    await expect(product('photo-mug', 'image(aspect: "2x1") { url }')).rejects.toThrow(
      'aspect: This is not one of the values that we know',
    );
  });
});

describe('lists of products', () => {
  it('[SHP-11] return 12 from the offset, and the count of all', async () => {
    const all = await slugs('group: "christmas", first: 100');
    expect(all.length).toBeGreaterThan(12);
    expect(await slugs('group: "christmas"')).toEqual(all.slice(0, 12));
    expect(await slugs('group: "christmas", offset: 12')).toEqual(all.slice(12, 24));
    const { sellProductCount } = await world.graphql<{ sellProductCount: number }>(
      '{ sellProductCount(group: "christmas") }',
    );
    expect(sellProductCount).toBe(all.length);
  });

  it('[APC-16] of a group contain all its descendants’ products once, newest first', async () => {
    const kricut = ['kricut-products', 'labels', 'clothing', 'key-rings', 'school', 'lanterns'];
    const inGroup = await slugs('group: "kricut-products", first: 100');
    const expected = allProducts
      .filter(({ groups }) => groups.some((slug) => kricut.includes(slug)))
      .toReversed()
      .sort((a, b) => b.added.localeCompare(a.added))
      .map((one) => one.slug);
    expect(inGroup).toEqual(expected);
    expect(await slugs('group: "no-such-group"')).toEqual([]);
    expect(await slugs('first: 100')).toHaveLength(Math.min(allProducts.length, 100));
  });

  it('[RT-02, APC-16] by newness are exactly the four newest, and only those are new', async () => {
    const newest = await slugs('byIsNew: true');
    expect(newest).toHaveLength(4);
    const data = await world.graphql<{ sellProducts: Product[]; sellProductCount: number }>(
      '{ sellProducts(first: 100) { slug is_new } sellProductCount(byIsNew: true) }',
    );
    expect(data.sellProducts.filter((one) => one.is_new).map((one) => one.slug)).toEqual(newest);
    expect(data.sellProducts.slice(0, 4).map((one) => one.slug)).toEqual(newest);
    expect(data.sellProductCount).toBe(4);
    expect(await slugs('byIsNew: true, group: "laser-kut"')).not.toContain('memory-lantern');
  });

  it('refuse invalid sizes and offsets', async () => {
    await expect(slugs('first: 0')).rejects.toThrow('first: This must be at least 1');
    await expect(slugs('first: 101')).rejects.toThrow('first: This must be at most 100');
    await expect(slugs('offset: -1')).rejects.toThrow('offset: This must be at least 0');
  });
});
