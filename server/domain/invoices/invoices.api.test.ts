import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAdministrator } from '../../testkit/administrator.ts';
import { changeBusiness, offerEngraving, putOnSale } from '../../testkit/products.ts';
import type { TestProduct } from '../../testkit/products.ts';
import { pdfText } from '../../testkit/pdf-text.ts';
import { createShopper, endPayment, homeAddress } from '../../testkit/shopper.ts';
import type { Shopper } from '../../testkit/shopper.ts';
import { mailsTo } from '../../testkit/log-in.ts';
import { createWorld } from '../../testkit/world.ts';
import type { World } from '../../testkit/world.ts';

let world: World;
let shopper: Shopper;
let product: TestProduct;
/** A paid order, and the key of its mailed link. */
let id: string;
let key: string;

beforeAll(async () => {
  world = await createWorld();
  shopper = await createShopper(world);
  product = await putOnSale(world, { name: 'Slate Coasters', priceCents: 3250 });
  id = await paid(shopper, product);
  key = await mailedKey(shopper);
});
afterAll(() => world.close());

async function paid(who: Shopper, what: TestProduct, changes: Parameters<Shopper['submit']>[0] = {}) {
  await who.add(what, 2);
  const { payment, order_id } = await who.submit(changes);
  await endPayment(world, payment, 'pay');
  return order_id ?? '';
}

const confirmation = async ({ email }: Shopper) =>
  (await mailsTo(world, email)).findLast(({ subject }) => subject.startsWith('Your order'));

async function mailedKey(who: Shopper): Promise<string> {
  const link = /\/show-invoice\/\S+/.exec((await confirmation(who))?.text ?? '')?.[0] ?? '';
  return new URL(link, 'http://shop').searchParams.get('key') ?? '';
}

interface Access {
  token?: string;
  key?: string;
}

const look = (order: string, { key: linkKey, token }: Access) =>
  world.rest(
    'orderInvoice',
    linkKey === undefined ? { id: order } : { id: order, key: linkKey },
    token === undefined ? {} : { token },
  );

const getPdf = (order: string, { key: linkKey, token }: Access) =>
  world.app.inject({
    url: `/api/v1/sell/invoice/${order}/pdf`,
    ...(linkKey === undefined ? {} : { query: { key: linkKey } }),
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });

describe('access', () => {
  it('[A39] the buyer, administrators and everyone with the mailed link can read an invoice and its PDF', async () => {
    const { token: admin } = await logInAdministrator(world);
    for (const access of [{ token: shopper.token }, { token: admin }, { key }, { key, token: admin }]) {
      const { status, body, response } = await look(id, access);
      expect([status, body.items[0]?.name]).toEqual([200, 'Slate Coasters']);
      expect(response.headers['cache-control']).toBe('private, no-store');
      const pdf = await getPdf(id, access);
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(pdf.headers['cache-control']).toBe('private, no-store');
      expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="invoice-\d+\.pdf"$/);
    }
  });

  it('[A39] everyone else gets the same response as for an invoice that does not exist', async () => {
    const stranger = await createShopper(world);
    const otherId = await paid(stranger, product);
    const otherKey = await mailedKey(stranger);
    const forged = `${key.startsWith('A') ? 'B' : 'A'}${key.slice(1)}`;
    const cases: [string, Access][] = [
      ['no-such-order', { token: shopper.token }],
      ['no-such-order', { key }],
      [id, {}],
      [id, { token: stranger.token }],
      [id, { key: otherKey }],
      [otherId, { key, token: shopper.token }],
      [id, { key: forged }],
      [id, { key: '' }],
      [id, { key: `${key} ` }],
      [id, { key: key.slice(0, -1) }],
      [id.toLowerCase() === id ? id.toUpperCase() : id.toLowerCase(), { key }],
    ];
    const bodies = new Set<string>();
    for (const [order, access] of cases) {
      const seen = await look(order, access);
      const pdf = await getPdf(order, access);
      expect([seen.status, pdf.statusCode], `${order} ${JSON.stringify(access)}`).toEqual([404, 404]);
      bodies.add(seen.response.body).add(pdf.body);
    }
    expect(bodies.size).toBe(1);
  });

  it('[A39] an invalid key or id is refused before any lookup', async () => {
    const twice = await world.app.inject({ url: `/api/v1/sell/invoice/${id}/pdf?key=${key}&key=${key}` });
    expect(twice.statusCode).toBe(400);
    expect((await getPdf('x'.repeat(200), { key })).statusCode).toBe(404);
    expect((await look(id, { key: 'x'.repeat(200) })).status).toBe(400);
    expect((await getPdf(id, { key: 'x'.repeat(200) })).statusCode).toBe(400);
  });

  it('[A39] the order page links the PDF for the buyer and administrators, but not for others who know its id', async () => {
    const { token: admin } = await logInAdministrator(world);
    const view = async (token?: string) =>
      (await world.rest('orderView', { id }, token === undefined ? {} : { token })).body.invoice;
    expect(await view()).toBeNull();
    expect(await view((await createShopper(world)).token)).toBeNull();
    for (const token of [shopper.token, admin]) {
      const pdf = (await view(token))?.pdf ?? '';
      expect((await world.app.inject({ url: pdf })).statusCode).toBe(200);
    }
  });
});

describe('contents', () => {
  it('[A39, A52] seller with ABN, buyer, lines and amounts, which equal the order’s to the cent', async () => {
    const { body } = await look(id, { key });
    const { body: order } = await world.rest('orderView', { id });
    const settings = await world.services.settings.domain();
    expect(body).toMatchObject({
      number: order.number,
      is_tax: true,
      state: 'paid',
      seller: { name: settings.organisation_name, abn: settings.organisation_abn },
      buyer: { email: shopper.email, address: { first_name: homeAddress.first_name } },
      items: [{ name: 'Slate Coasters', qty: 2, price: 32.5, subtotal: 65 }],
    });
    expect(body.sums).toEqual([
      { kind: 'subtotal', name: null, amount: order.subtotal },
      { kind: 'shipping', name: 'Standard Post', amount: order.shipping_amount },
      { kind: 'total', name: null, amount: order.total_amount },
      { kind: 'tax', name: null, amount: order.total_tax },
    ]);
    expect(order.total_tax).toBe(Math.round((order.total_amount * 100) / 11) / 100);
  });

  it('[A39, A88] an unpaid order is marked unpaid, a paid one has its payment date, and a failed one is void', async () => {
    const buyer = await createShopper(world);
    await buyer.add(product);
    const { order_id, payment } = await buyer.submit();
    const open = async () => (await look(order_id ?? '', { token: buyer.token })).body;
    expect(await open()).toMatchObject({ state: 'unpaid', paid_at: null });
    await endPayment(world, payment, 'decline');
    expect(await open()).toMatchObject({ state: 'void', paid_at: null });
    const now = world.now.current.toISOString();
    expect((await look(id, { key })).body).toMatchObject({ paid_at: now, issued_at: now });
    const pdf = await pdfText((await getPdf(order_id ?? '', { token: buyer.token })).rawPayload);
    expect(pdf.text).toContain('Void: nothing was paid');
  });

  it('[A52] without GST registration it is a plain invoice, not a tax invoice, and older invoices do not change', async () => {
    await changeBusiness(world, 'gst_registered', false);
    const buyer = await createShopper(world);
    const made = await paid(buyer, product);
    const { body } = await look(made, { token: buyer.token });
    expect(body.is_tax).toBe(false);
    expect(body.sums.map(({ kind }) => kind)).not.toContain('tax');
    const { text, title } = await pdfText((await getPdf(made, { token: buyer.token })).rawPayload);
    expect(title).toMatch(/^Invoice \d+$/);
    expect(text).not.toMatch(/tax|GST/i);
    expect((await look(id, { key })).body.is_tax).toBe(true);
    await changeBusiness(world, 'gst_registered', true);
  });
});

/** Ignores spaces, as PDF readers guess word boundaries from distances. */
const unspaced = (text: string) => text.normalize('NFKC').replaceAll(' ', '');

describe('the PDF', () => {
  it('[A39] has all that the law requires, each engraving as in order and mail, and names in Arabic, Georgian and Chinese, within 80 kB', async () => {
    const buyer = await createShopper(world);
    const engraved = await putOnSale(world, { name: 'Oak Box' });
    const engraving = await offerEngraving(world, engraved, { maxLength: 200 });
    const { body: address } = await world.rest(
      'addressCreate',
      {
        address: {
          ...homeAddress,
          first_name: 'محمد 12',
          last_name: 'ბერიძე',
          company: '王小明',
          street_address_1: '👩‍👩‍👧'.repeat(8),
        },
      },
      { token: buyer.token },
    );
    const typed = 'Für Nan — 50 years, محمد 12 🎂 Hochzeitstagserinnerungsuntersetzer';
    await buyer.add(engraved, 1, [{ id: engraving, value: [typed] }]);
    const made = await paid(buyer, product, { address: address.id });
    const { rawPayload } = await getPdf(made, { token: buyer.token });
    const { text, pages, title } = await pdfText(rawPayload);
    const { body: order } = await world.rest('orderView', { id: made });
    expect(JSON.stringify(order)).toContain(typed);
    expect((await confirmation(buyer))?.text).toContain(typed);
    const settings = await world.services.settings.domain();
    expect(pages).toBe(1);
    expect(rawPayload.length).toBeLessThanOrEqual(80_000);
    expect(title).toBe(`Tax invoice ${order.number}`);
    for (const words of [
      'Tax invoice',
      `ABN ${settings.organisation_abn}`,
      'محمد 12',
      'ბერიძე',
      '王小明',
      'Slate Coasters',
      'Engraving: Für Nan — 50 years',
      'Hochzeitstagserinnerungsuntersetzer',
      'Standard Post',
      `$${order.total_amount.toFixed(2)}`,
      `GST included$${order.total_tax.toFixed(2)}`,
      'Paid in full',
      'Page 1 of 1',
    ])
      expect(unspaced(text)).toContain(unspaced(words));
  });

  it('[CHK-14] is attached to the mail that confirms the order, which links to the invoice', async () => {
    const mail = await confirmation(shopper);
    const [file] = mail?.attachments ?? [];
    expect([mail?.attachments.length, file?.contentType]).toEqual([1, 'application/pdf']);
    const { body } = await look(id, { key });
    expect(file?.name).toBe(`invoice-${body.number}.pdf`);
    expect((await pdfText(file?.bytes ?? Buffer.alloc(0))).title).toBe(`Tax invoice ${body.number}`);
    expect(mail?.html).toContain(`/show-invoice/${id}?key=${key}`);
  });
});
