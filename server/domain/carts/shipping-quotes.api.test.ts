import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putOnSale } from '../../testkit/products.ts';
import { createShopper, homeAddress } from '../../testkit/shopper.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await createWorld();
  const product = await putOnSale(world, { name: 'Slate Coaster', priceCents: 11_000 });
  const { body } = await world.rest('cartAdd', { sku: product.skuId, qty: 2, addons: [] });
  session = body.sessionKey ?? '';
});
afterAll(() => world.close());

const quotesFor = async (suburb: string, postcode: string, country = 'AU', promotion_code?: string) =>
  (await world.rest('cartShippingQuote', { session, suburb, postcode, country, promotion_code })).body;

describe('shipping quotes of the shop', () => {
  it('[APS-09, GEN-03, GEN-05, GEN-06] Gladstone gets free local delivery and both kinds of post', async () => {
    const { body } = await world.rest('cartShippingQuote', {
      suburb: 'gladstone',
      postcode: '4680',
      country: 'Australia',
    });
    expect(body).toMatchObject([
      { shipping_name: 'Local Delivery', amount: 0, is_pick_up: false },
      { shipping_name: 'Standard Post', amount: 10.6, is_pick_up: false },
      { shipping_name: 'Express Post', amount: 14.1, is_pick_up: false },
    ]);
    expect(body[1]?.description).toContain('3 to 5 business days');
    expect(body[2]?.description).toContain('2 to 3 business days');
    expect(body.every((quote) => quote.shipping_type_id > 0)).toBe(true);
  });

  it('[GEN-04] neither the suburb nor the postcode alone gets local delivery (A10)', async () => {
    for (const [suburb, postcode] of [
      ['Gladstone', '5473'],
      ['Tannum Sands', '4680'],
    ] as const) {
      expect((await quotesFor(suburb, postcode)).map((quote) => quote.shipping_name)).toEqual([
        'Standard Post',
        'Express Post',
      ]);
    }
  });

  it('[GEN-02] a foreign country gets no quotes (A11)', async () => {
    expect(await quotesFor('Gladstone', '4680', 'NZ')).toEqual([]);
  });

  it('[GEN-07] the products in the session’s cart, less the promotion, decide about free Standard Post (A09)', async () => {
    expect((await quotesFor('Sydney', '2000'))[0]).toMatchObject({
      shipping_name: 'Standard Post',
      amount: 0,
    });
    expect((await quotesFor('Sydney', '2000', 'AU', 'WELCOME10'))[0]).toMatchObject({ amount: 10.6 });
  });

  it.each(['468', '46800', 'abcd', ''])('[APS-09] "%s" is refused at postcode', async (postcode) => {
    const place = { session, suburb: 'Gladstone', postcode, country: 'AU' };
    const { status, response } = await world.rest('cartShippingQuote', place);
    expect(status).toBe(422);
    expect(response.json()).toMatchObject({ fields: { postcode: 'An Australian postcode has 4 digits' } });
  });
});

describe('requesting a quote', () => {
  const abroad = {
    ...homeAddress,
    first_name: '<b>Aroha</b>',
    city: 'Dunedin',
    state: 'Otago',
    postcode: '9016',
    country: 'NZ',
    email: 'aroha@example.com',
  };
  const requests = () =>
    world.services.database.selectFrom('shipping_quote_requests').selectAll().orderBy('id').execute();

  it('[APS-10, CHK-05] the request is stored, and the shop gets a mail that it can reply to', async () => {
    const { status, body } = await world.rest('cartRequestShippingQuote', { session, address: abroad });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.message).toContain('by e-mail');
    expect(await requests()).toMatchObject([{ user_id: null }]);
    const mail = (await world.outbox()).at(-1);
    const { shopAddress } = await world.services.mailer.identity();
    expect(mail).toMatchObject({ to: shopAddress, replyTo: 'aroha@example.com' });
    expect(mail?.subject).toContain('Dunedin');
    expect(mail?.text).toContain('2 × Slate Coaster');
    expect(mail?.html).not.toContain('<b>Aroha');
  });

  it('[APS-10] a user may name a saved address, and the reply goes to the account’s e-mail', async () => {
    const shopper = await createShopper(world);
    await shopper.add(await putOnSale(world));
    const input = { address: shopper.addressId };
    expect((await world.rest('cartRequestShippingQuote', input, { token: shopper.token })).status).toBe(200);
    expect((await requests()).at(-1)?.user_id).toBe(shopper.userId);
    expect((await world.outbox()).at(-1)?.replyTo).toBe(shopper.email);
  });

  it('[APS-10] a request without e-mail, without products or with another user’s address is not stored', async () => {
    const before = (await requests()).length;
    const { email: _email, ...anonymous } = abroad;
    const unanswerable = await world.rest('cartRequestShippingQuote', { session, address: anonymous });
    expect(unanswerable.response.json()).toMatchObject({
      fields: { email: 'Please tell us where to send our answer' },
    });
    expect((await world.rest('cartRequestShippingQuote', { address: abroad })).status).toBe(422);
    const { addressId } = await createShopper(world);
    expect((await world.rest('cartRequestShippingQuote', { session, address: addressId })).status).toBe(401);
    expect(await requests()).toHaveLength(before);
  });
});
