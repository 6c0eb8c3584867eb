import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const chosen = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: [value] }));

async function productOf(slug: string) {
  const node = await world.services.products.bySlug(slug);
  if (!node) throw new Error(`${slug} is not seeded`);
  const addonId = (name: string) => node.details.addons.find((addon) => addon.name === name)?.id ?? 0;
  const skuId = (code: string) => node.details.skus.find((sku) => sku.code === code)?.id ?? 0;
  return { id: node.details.id, addonId, skuId };
}

describe('searchsku', () => {
  it('[APS-11] finds the SKU of the chosen options with its price and stock', async () => {
    const tag = await productOf('engraved-pet-tag');
    const variations = chosen({ Metal: 'Brass', Shape: 'Disc' });
    const { body } = await world.rest('cartSearchSku', { product: tag.id, variations, addons: [] });
    expect(body).toEqual({
      sku: tag.skuId('EPT-BRS-DSC'),
      price_each: 18,
      full_price_each: 18,
      on_special: false,
      in_stock: true,
      available: 6,
      reason: null,
    });
  });

  it('[PRD-07] adds the price of each add-on value, to the special and to the full price', async () => {
    const stand = await productOf('pine-phone-stand');
    const addons = [
      { id: stand.addonId('Engraving text'), value: ['For Nan'] },
      { id: stand.addonId('Gift wrap'), value: ['1'] },
    ];
    const variations = chosen({ Finish: 'Walnut stain' });
    const { body } = await world.rest('cartSearchSku', { product: stand.id, variations, addons });
    expect(body).toMatchObject({ price_each: 32, full_price_each: 37, on_special: true });
  });

  it('[APS-11] reports why there is no SKU: missing options, or an unavailable combination', async () => {
    const tag = await productOf('engraved-pet-tag');
    const skuFor = async (values: Record<string, string>) =>
      (await world.rest('cartSearchSku', { product: tag.id, variations: chosen(values), addons: [] })).body;
    expect(await skuFor({ Metal: 'Brass' })).toMatchObject({ sku: 0, reason: 'incomplete', in_stock: false });
    expect(await skuFor({ Metal: 'Blue aluminium', Shape: 'Bone' })).toMatchObject({
      sku: 0,
      reason: 'unavailable',
    });
  });

  it('[PRD-06] finds a sold out SKU and reports it as such', async () => {
    const board = await productOf('bamboo-chopping-board');
    const variations = chosen({ Size: 'Large' });
    const { body } = await world.rest('cartSearchSku', { product: board.id, variations, addons: [] });
    expect(body).toMatchObject({ sku: board.skuId('BCB-L'), in_stock: false, available: 0 });
  });

  it('[GEN-14] a gift pack needs no choice and has no price', async () => {
    const pack = await productOf('new-home-gift-pack');
    const { body } = await world.rest('cartSearchSku', { product: pack.id, variations: [], addons: [] });
    expect(body).toMatchObject({ sku: pack.skuId('NHG'), price_each: null, full_price_each: null });
  });

  it('[APS-11] refuses an unknown product and impossible ids', async () => {
    for (const product of [987_654, 0, -1, 10 ** 12]) {
      const { status } = await world.rest('cartSearchSku', { product, variations: [], addons: [] });
      expect(status).toBe(404);
    }
    const { status, response } = await world.rest('cartSearchSku', {
      product: 1.5,
      variations: [],
      addons: [],
    });
    expect(status).toBe(400);
    expect(response.json().fields).toEqual({ product: 'This must be a whole number' });
  });
});
