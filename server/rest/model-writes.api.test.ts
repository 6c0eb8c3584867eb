import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInAdministrator } from '../testkit/administrator.ts';
import type { Administrator } from '../testkit/administrator.ts';
import { putOnSale } from '../testkit/products.ts';
import { testPicture } from '../testkit/pictures.ts';
import { secondProcess } from '../testkit/second-process.ts';
import { createShopper } from '../testkit/shopper.ts';
import { logIn } from '../testkit/log-in.ts';
import { readContentVersion } from '../db/content-version.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let admin: Administrator;
beforeAll(async () => {
  world = await createWorld();
  admin = await logInAdministrator(world);
});
afterAll(() => world.close());

const later = () => (world.now.current = new Date(world.now.current.getTime() + 1000));
const fieldsOf = (body: Record<string, unknown>) => body['fields'];

async function pageAt(url: string) {
  const { body } = await world.rest('pageOne', { url });
  return body.data;
}

describe('a write by an administrator', () => {
  it('[APC-02] is visible at once in REST and GraphQL, and in another process', async () => {
    const other = await secondProcess(world);
    const testimonials = async (app: World['app']) => {
      const query = '{ cognitoTestimonials(limit: 100) { name } }';
      const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query } });
      return response.json<{ data: { cognitoTestimonials: { name: string }[] } }>().data.cognitoTestimonials;
    };
    await testimonials(other.app);
    const id = await admin.make('testimonial', { name: 'Grace', content: 'Sharp' });
    expect(await testimonials(world.app)).toContainEqual({ name: 'Grace' });
    const seen = { timeout: 15_000, interval: 50 };
    await expect.poll(() => testimonials(other.app), seen).toContainEqual({ name: 'Grace' });
    await admin.write('testimonial', 'disable', { id });
    expect(await testimonials(world.app)).not.toContainEqual({ name: 'Grace' });
    await other.close();
  });

  it('[APC-02] updates the page that a part belongs to, so that clients reload it', async () => {
    const page = await admin.make('page', { name: 'Bulk', slug: 'bulk', url: '/bulk' });
    const row = await admin.make('row', { page, row_type: 'columns' });
    const block = await admin.make('block', { row });
    const before = await pageAt('/bulk');
    later();
    const templatevar = { html: '<p onclick="x()">Ask us</p>' };
    const widget = await admin.make('widget', { block, type: 'core/html', templatevar });
    const after = await pageAt('/bulk');
    expect(after.updated_at > before.updated_at).toBe(true);
    expect(after.rows[0]?.blocks[0]?.widgets).toMatchObject([{ templatevar: { html: '<p>Ask us</p>' } }]);
    later();
    await admin.write('widget', 'delete', { id: widget });
    expect((await pageAt('/bulk')).updated_at > after.updated_at).toBe(true);
  });

  it('[APC-02] updates both the page that a part leaves and the one that it moves to', async () => {
    const make = (slug: string) => admin.make('page', { name: slug, slug, url: `/${slug}` });
    const [from, to] = [await make('leaves'), await make('comes')];
    const row = await admin.make('row', { page: from, row_type: 'columns' });
    const stamps = async () =>
      [await pageAt('/leaves'), await pageAt('/comes')].map((page) => page.updated_at);
    const [left = '', come = ''] = await stamps();
    later();
    expect((await admin.write('row', 'update', { id: row, data: { page: to } })).status).toBe(200);
    const [leftNow = '', comeNow = ''] = await stamps();
    expect([leftNow > left, comeNow > come]).toEqual([true, true]);
  });

  it('[APC-02] is refused when the entry was changed meanwhile', async () => {
    const id = await admin.make('page', { name: 'Hours', slug: 'hours', url: '/hours' });
    const { updated_at } = await pageAt('/hours');
    later();
    expect((await admin.write('page', 'update', { id, data: { title: 'One' }, updated_at })).status).toBe(
      200,
    );
    const late = await admin.write('page', 'update', { id, data: { title: 'Two' }, updated_at });
    expect([late.status, late.body]).toMatchObject([409, { text_code: 'CHANGED_MEANWHILE' }]);
    expect((await pageAt('/hours')).title).toBe('One');
  });

  it('[SEC-04, APC-02] is stored as typed and served without scripts', async () => {
    const content = '<p onclick="x()">Yes<script>alert(1)</script></p>';
    const id = await admin.make('faq', { name: 'Safe?', content });
    const { body } = await world.rest('modelOne', { model: 'faq', key: String(id) });
    expect(body).toMatchObject({ data: { content: '<p>Yes</p>' } });
    const link = await admin.make('link', { menu: 'footer', name: 'Bad', link: 'javascript:alert(1)' });
    const read = await world.rest('modelOne', { model: 'link', key: String(link) });
    expect(read.body).toMatchObject({ data: { link: '' } });
  });

  it('[APC-02] adds a group to its tree, and removes it without a gap', async () => {
    const { database } = world.services;
    const parent = await database
      .selectFrom('groups')
      .select(['id', 'root', 'rgt'])
      .where('slug', '=', 'metals')
      .where('model', '=', 'product')
      .executeTakeFirstOrThrow();
    const id = await admin.make('group', { parent: parent.id, name: 'Brass', slug: 'brass' });
    const listed = async () => (await world.rest('groupList', {})).body.data.map(({ slug }) => slug);
    expect(await listed()).toContain('brass');
    const taken = await admin.write('group', 'create', {
      data: { parent: parent.id, name: 'B', slug: 'brass' },
    });
    expect([taken.status, fieldsOf(taken.body)]).toMatchObject([422, { slug: expect.any(String) }]);
    const inside = await admin.write('group', 'update', { id: parent.id, data: { parent: id } });
    expect([inside.status, inside.body]).toMatchObject([422, { text_code: 'GROUP_MOVE' }]);
    await admin.write('group', 'disable', { id: parent.id });
    expect(await listed()).not.toContain('brass');
    await admin.write('group', 'enable', { id: parent.id });
    expect((await admin.write('group', 'delete', { id })).status).toBe(200);
    const { rgt } = await database
      .selectFrom('groups')
      .select('rgt')
      .where('id', '=', parent.id)
      .executeTakeFirstOrThrow();
    expect(rgt).toBe(parent.rgt);
  });
});

describe('references between entries', () => {
  it('[APC-02] prevent deletion: ordered products, groups with products, submitted forms', async () => {
    const product = await putOnSale(world);
    const shopper = await createShopper(world);
    await shopper.add(product, 1);
    const inCart = await admin.write('product', 'delete', { id: product.productId });
    expect([inCart.status, inCart.body]).toMatchObject([
      409,
      { text_code: 'MODEL_IN_USE', details: [{ params: { place: 'carts' } }] },
    ]);
    await shopper.submit();
    const sku = await admin.write('sku', 'delete', { id: product.skuId });
    expect([sku.status, sku.body]).toMatchObject([
      409,
      { details: expect.arrayContaining([expect.objectContaining({ params: { place: 'orders' } })]) },
    ]);
    const { data } = (await world.rest('groupList', {})).body;
    const slate = data.find(({ slug, model }) => slug === 'slate' && model === 'product');
    const group = await admin.write('group', 'delete', { id: slate?.id ?? 0 });
    expect(group).toMatchObject({ status: 409, body: { details: [{ params: { place: 'products' } }] } });
    expect((await admin.write('product', 'disable', { id: product.productId })).status).toBe(200);
    expect(await world.services.products.bySlug(product.slug)).toBeNull();
  });

  it('[APC-02] to missing entries and to oneself as parent are refused', async () => {
    const lost = await admin.write('slide', 'create', {
      data: { gallery: 2_000_000_000, image: 'no/picture' },
    });
    expect([lost.status, fieldsOf(lost.body)]).toMatchObject([
      422,
      { gallery: 'There is no such entry to refer to', image: 'The shop has no picture no/picture' },
    ]);
    const top = await admin.make('link', { menu: 'footer', name: 'Top', link: '/' });
    const below = await admin.make('link', { menu: 'footer', name: 'Below', link: '/', parent: top });
    const round = await admin.write('link', 'update', { id: top, data: { parent: below } });
    expect([round.status, Object.keys(fieldsOf(round.body) as object)]).toEqual([422, ['parent']]);
    const loop = await admin.write('redirect', 'create', { data: { from: '/a-b', to: '/a-b' } });
    expect([loop.status, Object.keys(fieldsOf(loop.body) as object)]).toEqual([422, ['to']]);
    const bytes = await admin.write('faq', 'create', { data: { name: 'a\0b', content: '' } });
    expect([bytes.status, Object.keys(fieldsOf(bytes.body) as object)]).toEqual([400, ['name']]);
  });

  it('[APC-02] a form cannot cost less than the minimum payment', async () => {
    const costing = (cost: number) =>
      admin.write('form', 'create', { data: { name: 'Club day', url: `club-${cost * 100}`, cost } });
    const cheap = await costing(0.49);
    expect([cheap.status, fieldsOf(cheap.body)]).toMatchObject([
      422,
      { cost: 'This must be at least $0.50' },
    ]);
    expect([(await costing(0)).status, (await costing(0.5)).status]).toEqual([200, 200]);
  });

  it('[APC-02] a page is stored by its normalised path, however it is typed', async () => {
    const id = await admin.make('page', { name: 'Wood', slug: 'wood-care', url: '/wood//care/' });
    expect((await pageAt('/wood/care')).id).toBe(id);
    const twin = await admin.write('page', 'create', {
      data: { name: 'Wood', slug: 'wood-twin', url: '/wood/care' },
    });
    expect([twin.status, Object.keys(fieldsOf(twin.body) as object)]).toEqual([422, ['url']]);
    const home = await admin.write('page', 'update', { id, data: { url: '/home' } });
    expect([home.status, Object.keys(fieldsOf(home.body) as object)]).toEqual([422, ['url']]);
    const named = await admin.write('page', 'update', { id, data: { title: 'Care' } });
    expect(named.body).toMatchObject({ data: { title: 'Care', url: '/wood/care' } });
  });

  it('[RT-27] a disabled redirect that would now close a loop cannot be enabled', async () => {
    const there = await admin.make('redirect', { from: '/round-there', to: '/round-back' });
    await admin.write('redirect', 'disable', { id: there });
    const back = await admin.make('redirect', { from: '/round-back', to: '/round-there' });
    const enabled = await admin.write('redirect', 'enable', { id: there });
    expect([enabled.status, enabled.body]).toMatchObject([422, { fields: { to: expect.any(String) } }]);
    await admin.write('redirect', 'disable', { id: back });
    expect((await admin.write('redirect', 'enable', { id: there })).status).toBe(200);
  });

  it('[RT-27] a redirect is stored by its normalised path, however it is typed', async () => {
    const id = await admin.make('redirect', { from: '/C-D', to: '/about' });
    const twin = await admin.write('redirect', 'create', { data: { from: 'c-d/', to: '/shop' } });
    expect([twin.status, Object.keys(fieldsOf(twin.body) as object)]).toEqual([422, ['from']]);
    const moved = await admin.write('redirect', 'update', { id, data: { from: 'E-F/' } });
    expect(moved.body).toMatchObject({ data: { from: '/e-f', to: '/about' } });
    const led = await admin.write('redirect', 'update', { id, data: { to: '/shop' } });
    expect(led.body).toMatchObject({ data: { from: '/e-f', to: '/shop' } });
  });
});

describe('a photo', () => {
  async function upload(bytes: Buffer, token?: string) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'bench.jpg'));
    const request = new Request('http://shop.test/', { method: 'POST', body: form });
    const headers = {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const payload = Buffer.from(await request.arrayBuffer());
    const url = '/api/v1/cognito/image/upload';
    const response = await world.app.inject({ method: 'POST', url, headers, payload });
    return { status: response.statusCode, body: response.json<Record<string, string>>() };
  }

  it('[APC-03] is uploaded, added to a product, once, and set as the picture of a person', async () => {
    const { body: uploaded } = await upload(
      await testPicture(800, 600, 'copper').jpeg().toBuffer(),
      admin.token,
    );
    expect(uploaded).toMatchObject({
      name: 'bench.jpg',
      key: expect.stringMatching(/^originals\/[0-9a-f]{32}$/),
    });
    const { uuid, key } = uploaded;
    const product = await putOnSale(world);
    const photo = { id: product.productId, model: 'product', uuid, name: 'In the sun', key };
    const { body: first } = await admin.write('product', 'addPhoto', photo);
    const version = await readContentVersion(world.services.database);
    const { body: second } = await admin.write('product', 'addPhoto', photo);
    expect([first, second]).toMatchObject([{ success: true }, { success: true }]);
    expect(await readContentVersion(world.services.database), 'repeating it changes nothing').toBe(version);
    const { body } = await world.rest('modelOne', { model: 'product', key: product.slug });
    expect(body).toMatchObject({
      data: { photos: [{ photo: { url: expect.stringContaining(String(key).slice(10)) } }] },
    });
    const person = await admin.make('person', { first_name: 'Mia' });
    await admin.write('person', 'addPhoto', { ...photo, model: 'person', id: person });
    const shown = await world.rest('modelOne', { model: 'person', key: String(person) });
    expect(shown.body).toMatchObject({ data: { photo: { width: 900 } } });
  });

  it('[APC-03, SEC-05] is refused without permission, and if it is no picture, not stored, or its model has none', async () => {
    const picture = await testPicture(80, 60, 'small').png().toBuffer();
    expect((await upload(picture)).status).toBe(401);
    expect((await upload(picture, (await logIn(world)).token)).status).toBe(403);
    expect((await upload(Buffer.from('<html></html>'), admin.token)).status).toBe(422);
    expect((await upload(Buffer.alloc(11_000_000), admin.token)).status).toBe(413);
    const { body: uploaded } = await upload(picture, admin.token);
    const person = await admin.make('person', { first_name: 'Eve' });
    const give = async (changes: object, model = 'person') =>
      (
        await admin.write(model, 'addPhoto', {
          id: person,
          model,
          uuid: uploaded['uuid'],
          key: uploaded['key'],
          name: 'x',
          ...changes,
        })
      ).status;
    expect(await give({})).toBe(200);
    expect(await give({ uuid: 'f'.repeat(32) })).toBe(422);
    expect(await give({ key: '../../shop.sqlite' })).toBe(422);
    expect(await give({ id: 2_000_000_000 })).toBe(404);
    expect(await give({}, 'redirect')).toBe(422);
  });
});
