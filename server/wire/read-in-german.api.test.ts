import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopper, encoded, endPayment } from '../testkit/shopper.ts';
import type { Shopper } from '../testkit/shopper.ts';
import { mailsTo } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world.close());

const reading = (locale: string) => ({ headers: { cookie: `locale=${locale}` } });

const PRODUCT = `{ sellProduct(url: "bamboo-chopping-board") {
  id variations { id name label options { id name label } }
  skus { id code skuVariations { name variation_type { name } } }
  productAddons { addon { id name hint type addonDropdownOptions { id name } } } } }`;

interface Offered {
  id: number;
  variations: {
    id: number;
    name: string;
    label: string;
    options: { id: number; name: string; label: string }[];
  }[];
  skus: { id: number; code: string; skuVariations: { name: string; variation_type: { name: string } }[] }[];
  productAddons: {
    addon: { id: number; name: string; addonDropdownOptions: { id: number; name: string }[] };
  }[];
}

async function offered(locale: string): Promise<Offered> {
  const { body } = await world.app.inject({
    method: 'POST',
    url: '/graphql',
    cookies: { locale },
    payload: { query: PRODUCT },
  });
  return JSON.parse(body).data.sellProduct;
}

/**
 * Orders the board in the size named `Small` in English, with every kind of option, as a shopper with this
 * language.
 */
async function buy(locale: string): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await createShopper(world);
  const { id: product, variations, productAddons } = await offered(locale);
  const [size] = variations;
  const small = size?.options.find(({ label }) => label === (locale === 'de' ? 'Klein' : 'Small'));
  const called = (name: string) => productAddons.find(({ addon }) => addon.name === name)?.addon;
  const [lines, font, wrap] = (
    locale === 'de'
      ? ['Gravurzeilen', 'Schriftart', 'Geschenkverpackung']
      : ['Lines of engraving', 'Lettering', 'Gift wrap']
  ).map(called);
  const serif = font?.addonDropdownOptions.find(({ name }) => /serif/i.test(name));
  const addons = [
    { id: lines?.id ?? 0, value: ['Nonna Rosa'] },
    { id: font?.id ?? 0, value: [String(serif?.id)] },
    { id: wrap?.id ?? 0, value: ['1'] },
  ];
  const options = { token: shopper.token, ...reading(locale) };
  const found = await world.rest(
    'cartSearchSku',
    { product, variations: [{ name: size?.name ?? '', value: [small?.name ?? ''] }], addons },
    options,
  );
  const added = await world.rest('cartAdd', { sku: found.body.sku, qty: 1, addons }, options);
  expect(added.status).toBe(200);
  const { body } = await world.rest(
    'orderSubmit',
    {
      address: shopper.addressId,
      shipping_option_id: await standardPost(),
      paymentGateway: 'sandbox',
      url: encoded('http://127.0.0.1:3000/checkout'),
      promotion_code: 'WELCOME10',
    },
    options,
  );
  await endPayment(world, body.payment, 'pay');
  return { shopper, orderId: body.order_id ?? '' };
}

async function standardPost(): Promise<number> {
  const { body } = await world.rest('shippingEstimate', { postcode: '2000', items_total: 20 });
  return body.quotes.find(({ shipping_name }) => shipping_name === 'Standard Post')?.shipping_type_id ?? 0;
}

/** Returns what is stored of an order, except buyer and time. */
async function storedOrder(publicId: string) {
  const { database } = world.services;
  const order = await database
    .selectFrom('orders')
    .selectAll()
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();
  const line = await database
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return {
    machineRead: {
      sku: line.sku_id,
      identity: line.identity,
      code: line.code,
      english: line.name,
      addons: JSON.parse(line.addons).map(
        ({ localized: _localized, ...addon }: Record<string, unknown>) => addon,
      ),
      promotion: [order.promotion_id, order.promotion_code, order.discount_cents],
      shipping: [order.shipping_type_id, order.shipping_name],
      total: order.total_cents,
    },
    localizedName: line.localized_name,
  };
}

it('[I18-04] options are shown in the shopper’s language, and requested by the same names in every language', async () => {
  const [english, german] = await Promise.all([offered('en'), offered('de')]);
  const labels = ({ variations }: Offered) =>
    variations.flatMap(({ label, options }) => [label, ...options.map((option) => option.label)]);
  const names = ({ variations, skus, productAddons }: Offered) => [
    variations.map(({ id, name, options }) => [id, name, options.map((option) => [option.id, option.name])]),
    skus,
    productAddons.map(({ addon }) => [addon.id, addon.addonDropdownOptions.map(({ id }) => id)]),
  ];
  expect(labels(english)).toEqual(['Size', 'Small', 'Medium', 'Large']);
  expect(labels(german)).toEqual(['Größe', 'Klein', 'Mittel', 'Groß']);
  expect(names(german)).toEqual(names(english));
  expect(JSON.stringify(german)).not.toContain('\u2068');
});

it('[CHK-12, I18-04, A94] an order made in German is stored as in English, and shown with the names its shopper read', async () => {
  const [german, english] = [await buy('de'), await buy('en')];
  const [inGerman, inEnglish] = [await storedOrder(german.orderId), await storedOrder(english.orderId)];
  expect(inGerman.machineRead).toEqual(inEnglish.machineRead);
  expect(inGerman.localizedName).toBe('Graviertes Schneidebrett aus Bambus, Klein');
  expect(inEnglish.localizedName).toBeNull();

  const view = async (locale: string) =>
    (await world.rest('orderView', { id: german.orderId }, reading(locale))).body.items[0];
  expect(await view('de')).toMatchObject({
    product_name: inGerman.localizedName,
    addons: expect.arrayContaining([
      expect.objectContaining({ name: 'Schriftart', value: ['Mit Serifen'] }),
      expect.objectContaining({ name: 'Gravurzeilen', value: ['Nonna Rosa'] }),
      expect.objectContaining({ name: 'Geschenkverpackung', value: ['Ja'] }),
    ]),
  });
  expect((await view('en'))?.product_name).toBe(inGerman.machineRead.english);
  expect((await view('uz'))?.product_name).toBe(`\u2068${inGerman.machineRead.english}\u2069`);

  const mail = (await mailsTo(world, german.shopper.email)).at(-1)?.text ?? '';
  expect(mail).toContain('Graviertes Schneidebrett aus Bambus, Klein');
  expect(mail).toContain('Schriftart: Mit Serifen');
  const shops = (await world.outbox()).filter(({ replyTo }) => replyTo === german.shopper.email);
  expect(shops.map(({ text }) => text).join()).toContain('Lettering: Serif');
  expect(shops.map(({ text }) => text).join()).not.toContain('Schneidebrett');
});

it('[FRM-18, I18-04] a form is shown in German, and its answers are stored under the same names', async () => {
  const form = async (locale: string, id = 'contact') =>
    (await world.rest('formOne', { id }, reading(locale))).body.data;
  const german = await form('de');
  expect(german.questions.map(({ label }) => label)).toContain('Nachricht');
  const names = (one: typeof german) => [
    one.questions.map(({ id, name, value }) => [id, name, value]),
    one.data.map(({ name, values }) => [name, values.map(({ value }) => value)]),
  ];
  expect(names(german)).toEqual(names(await form('en')));
  const untranslated = await form('uz', 'every-field');
  expect(names(untranslated)).toEqual(names(await form('en', 'every-field')));
  expect(untranslated.data.find(({ name }) => name === 'legacy-select')?.values[0]?.label).toContain(
    '\u2068',
  );
});

it('[I18-04] shipping types, people and the shop’s own sentences are shown in the shopper’s language', async () => {
  const quotes = (await world.rest('shippingEstimate', { postcode: '4680', items_total: 20 }, reading('de')))
    .body;
  expect(quotes.quotes.map(({ description }) => description)).toContain('3 bis 5 Werktage');
  const { body: people } = await world.rest('personList', {}, reading('de'));
  expect(people.data[0]?.title).toMatch(/^\u2068/);
  expect(people.data[0]?.first_name).not.toMatch(/\u2068/);
  const { body: shop } = await world.rest('domainCurrent', {}, reading('de'));
  expect(shop.consent_question).toMatch(/^Dürfen wir/);
  expect(shop.name).toBe('Kerf & Grain');
});
