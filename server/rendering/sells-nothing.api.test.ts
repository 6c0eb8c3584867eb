import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeBusiness, putOnSale } from '../testkit/products.ts';
import type { TestProduct } from '../testkit/products.ts';
import { createShopper, encoded } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { openSourceStorefront } from '../testkit/source-storefront.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let shopper: Shopper;
let product: TestProduct;
beforeAll(async () => {
  world = await createWorld({}, await openSourceStorefront());
  shopper = await createShopper(world);
  product = await putOnSale(world, { name: 'Slate Coaster', priceCents: 4000, stock: 5 });
});
afterAll(() => world.close());

const PRODUCT = '/product/slate-cheese-board';
const PAGES = ['/', '/shop/slate', '/search/slate', PRODUCT];
const PRICE = /\$\d+\.\d\d/;
const CART_LINK = /href="\/(?:cart|checkout)"/;

const open = async (url: string) => {
  const { statusCode, body } = await world.app.inject(url);
  // What visitors see and search engines read, without the script's data and the owner's texts.
  return { status: statusCode, body, cards: body.replaceAll(/<p\b.*?<\/p>/gs, '') };
};

const own: World['rest'] = (name, input) => world.rest(name, input, { token: shopper.token });

describe('when the owner stops selling online', () => {
  it('[GEN-15] pages first have prices and a cart, before the setting is turned off', async () => {
    for (const url of PAGES) expect((await open(url)).body).toMatch(CART_LINK);
    expect((await open(PRODUCT)).body).toMatch(/"@type":"Offer"[^}]*"price":"\d+\.\d\d"/);
    expect((await open('/cart')).status).toBe(200);
    expect((await open('/checkout')).status).toBe(200);
    await shopper.add(product);
    await changeBusiness(world, 'ecommerce_enabled', false);
  });

  it.each(PAGES)('[GEN-15] %s is shown without prices and without ways to buy', async (url) => {
    const { status, body, cards } = await open(url);
    expect(status).toBe(200);
    expect(body).not.toMatch(CART_LINK);
    expect(cards).not.toMatch(PRICE);
    expect(body).not.toMatch(/Price by e-mail|Add to cart|"@type":"Offer"|Price, low to high/);
  });

  it.each(['/cart', '/checkout'])('[GEN-15] %s is a missing page', async (url) => {
    expect((await open(url)).status).toBe(404);
  });

  it('[GEN-15] a product suggests a message instead of the form', async () => {
    const { body } = await open(PRODUCT);
    expect(body).toContain('We do not sell online at the moment. Write to us about this piece.');
    expect(body).not.toContain('action="/cart"');
  });

  it('[GEN-15] no response of the host contains a price', async () => {
    const query = '{ sellProduct(url: "slate-cheese-board") { price full_price is_on_special } }';
    const payload = { query };
    const graphql = await world.app.inject({ method: 'POST', url: '/graphql', payload });
    expect(graphql.json().data.sellProduct).toEqual({ price: null, full_price: null, is_on_special: false });
    const { body } = await world.rest('cartSearchSku', {
      product: product.productId,
      variations: [],
      addons: [],
    });
    expect(body).toMatchObject({ sku: product.skuId, price_each: null, full_price_each: null });
  });

  it('[GEN-15] carts are kept but refused, and so are orders and vouchers', async () => {
    const { body: cart } = await own('cartGet', {});
    expect(cart).toMatchObject({ items: [], item_count: 0, total_amount: 0 });
    const refusals = [
      await own('cartAdd', { sku: product.skuId, qty: 1, addons: [] }),
      await own('cartUpdate', { id: 1, qty: 2 }),
      await own('cartRestore', { id: 1 }),
      await own('cartShippingQuote', { suburb: 'Calliope', postcode: '4680', country: 'AU' }),
    ].map(({ status, response }) => [status, response.json().text_code]);
    expect(refusals).toEqual(Array(4).fill([403, 'SALES_OFF']));
    const message = 'We do not sell online at the moment. Your cart is kept.';
    expect(await shopper.submit()).toMatchObject({ success: false, message });
    const url = encoded('http://127.0.0.1:3000/gift-vouchers');
    const { body } = await world.rest('giftVoucherPayNow', { theme_id: 1, amount: 50, url });
    expect(body).toMatchObject({ success: false, message });
    expect(await world.services.database.selectFrom('orders').select('id').execute()).toEqual([]);
  });

  it('[GEN-15] a form sent without script is refused on a complete page', async () => {
    const response = await world.app.inject({
      method: 'POST',
      url: '/cart',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      payload: `action=add&product=${product.productId}&qty=1`,
    });
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('We do not sell online at the moment. Your cart is kept.');
    expect(response.body).toContain('<h1');
  });

  it('[GEN-15] after switching it on again, everything is back, including the cart', async () => {
    await changeBusiness(world, 'ecommerce_enabled', true);
    expect((await open(PRODUCT)).body).toMatch(/"@type":"Offer"/);
    expect((await open('/cart')).status).toBe(200);
    const { body } = await own('cartGet', {});
    expect(body).toMatchObject({ item_count: 1, total_amount: 40 });
  });
});
