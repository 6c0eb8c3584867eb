import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LightMyRequestResponse } from 'fastify';
import { logIn } from '../testkit/log-in.ts';
import type { Gallery } from '../generated/wire.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('people, questions, photos and videos', () => {
  it('[APC-12, ENT-15] lists people, 64 per page, with 4x3 portraits of width 900', async () => {
    const { body } = await world.rest('personList', {});
    expect(body).toMatchObject({ total: 4, page: 1, page_size: 64 });
    expect(body.data.map((person) => person.first_name)).toEqual(['Hannah', 'Rob', 'Tess', 'Joel']);
    expect(body.data[0]).toMatchObject({
      title: 'Draws',
      photo: { aspect: '4x3', width: 900, height: 675 },
    });
    const square = await world.rest('personList', { aspect: '1x1', width: 300, page: 2, page_size: 3 });
    expect(square.body.data).toMatchObject([{ first_name: 'Joel', photo: { width: 300, height: 300 } }]);
  });

  it('[APC-12, ENT-17] lists questions by group, or all without one', async () => {
    const names = async (group?: string) =>
      (await world.rest('faqList', { group: group ?? null })).body.data.map((faq) => faq.name);
    expect(await names()).toHaveLength(8);
    expect(await names('making')).toHaveLength(3);
    expect(await names('nobody')).toEqual([]);
    const { data } = (await world.rest('faqList', { group: 'orders' })).body;
    expect(data[0]).toMatchObject({
      group: 'orders',
      content: expect.stringContaining('2 to 3 business days'),
    });
  });

  it('[APC-12, ENT-11] lists photos and videos', async () => {
    const photos = (await world.rest('photoList', {})).body;
    expect(photos.data[0]).toMatchObject({ name: 'The bench', image: { aspect: '4x3' } });
    expect(photos.total).toBe(4);
    await world.services.database
      .insertInto('videos')
      .values({ platform: 'youtube', name: 'How a laser cuts', slug: 'how-a-laser-cuts', length_s: 95 })
      .execute();
    const { body } = await world.rest('videoList', {});
    expect(body.data.at(-1)).toMatchObject({ platform: 'youtube', slug: 'how-a-laser-cuts', length: 95 });
    expect((await world.rest('modelOne', { model: 'video', key: 'how-a-laser-cuts' })).status).toBe(200);
  });
});

describe('galleries, slides and testimonials', () => {
  it('[APC-13] lists testimonials, three per page, with square portraits of 100', async () => {
    const { body } = await world.rest('testimonialList', { group: 'home' });
    expect(body).toMatchObject({ total: 3, page_size: 3 });
    expect(body.data[0]?.image).toMatchObject({ aspect: 'Square', width: 100, height: 100 });
    expect((await world.rest('testimonialList', { group: 'nobody' })).body).toMatchObject({ total: 0 });
  });

  it('[APC-12, ENT-13, ENT-14] returns a gallery with extra aspects; an unknown one gets 404', async () => {
    const { data: slides } = (await world.rest('slideList', {})).body;
    expect(slides[0]).toMatchObject({ overlay_color: 'white', image: { aspect: '16x9', width: 1920 } });
    const { id } = await world.services.database
      .selectFrom('galleries')
      .select('id')
      .where('url', '=', 'home-slider')
      .executeTakeFirstOrThrow();
    const input = { id, image_aspect: '1920x700', image_width: 1920, extra_aspects: ['4x3', '1x1'] };
    const { data } = (await world.rest('galleryFind', input)).body as { data: Gallery };
    expect(data.slides[0]?.image).toMatchObject({
      height: 700,
      extra_aspects: [
        { aspect: '4x3', width: 1920 },
        { aspect: '1x1', width: 1920 },
      ],
    });
    expect((await world.rest('slideList', { gallery: id, page_size: 2 })).body).toMatchObject({ total: 3 });
    expect((await world.rest('galleryFind', { id: 999_999 })).status).toBe(404);
    expect((await world.rest('galleryFind', { id, image_aspect: '7x7' })).status).toBe(400);
  });
});

describe('extra aspects of a gallery', () => {
  const url = '/api/v1/cognito/gallery';
  const extra = (response: LightMyRequestResponse) =>
    response.json<{ data: Gallery }>().data.slides[0]?.image?.extra_aspects.map(({ aspect }) => aspect);
  const galleryId = async () =>
    ((await world.rest('galleryFind', {})).body as { data: { id: number }[] }).data[0]?.id ?? 0;
  const picture = { image_aspect: '1920x700', image_width: 1920 };

  it.each([
    ['one text', '1x1', ['1x1']],
    ['a text with commas', '4x3, 1x1', ['4x3', '1x1']],
    ['a list', ['4x3', '1x1'], ['4x3', '1x1']],
    ['a list that names one twice', ['4x3', '4x3,1x1'], ['4x3', '1x1']],
  ])('[APC-12, A54] are accepted as %s, by POST and by GET', async (_how, extra_aspects, expected) => {
    const id = await galleryId();
    const payload = { id, ...picture, extra_aspects };
    const post = await world.app.inject({ method: 'POST', url, payload });
    expect([post.statusCode, extra(post)]).toEqual([200, expected]);
    const query = { id: String(id), image_aspect: '1920x700', image_width: '1920', extra_aspects };
    expect((await world.app.inject({ url, query })).json()).toEqual(post.json());
  });

  it('[APC-12] are refused if one of them is unknown', async () => {
    const payload = { id: await galleryId(), ...picture, extra_aspects: ['1x1', '7x7'] };
    expect((await world.app.inject({ method: 'POST', url, payload })).statusCode).toBe(422);
    const numbers = { ...payload, extra_aspects: [1] };
    expect((await world.app.inject({ method: 'POST', url, payload: numbers })).statusCode).toBe(400);
  });
});

describe('the generic calls', () => {
  it('[APC-01] GET and POST return the same list, and the same single entry', async () => {
    for (const name of ['personList', 'faqList', 'photoList', 'testimonialList', 'pageList'] as const) {
      const [get, post] = [await world.rest(name, {}), await world.rest(name, {}, { alternate: true })];
      expect(get.status, name).toBe(200);
      expect(post.body, name).toEqual(get.body);
    }
    const key = { model: 'product', key: 'cork-trivet' };
    const [post, get] = [
      await world.rest('modelOne', key),
      await world.rest('modelOne', key, { alternate: true }),
    ];
    expect(post.body).toMatchObject({ data: { slug: 'cork-trivet' } });
    expect(get.body).toEqual(post.body);
  });

  it.each(['person', 'photo', 'faq', 'slide', 'testimonial'])(
    '[APC-01] a %s is found by its id',
    async (model) => {
      const first = await world.app.inject(`/api/v1/cognito/${model}?page_size=1`);
      const { data } = first.json<{ data: { id: number }[] }>();
      const one = await world.rest('modelOne', { model, key: String(data[0]?.id) });
      expect(one.body).toEqual({ data: data[0] });
      expect((await world.rest('modelOne', { model, key: '999999' })).status).toBe(404);
    },
  );

  it.each(['page', 'page/1', 'group', 'product', 'link', 'gallery', 'form', 'voucherTheme', 'person', 'faq'])(
    '[APC-01, A31] a POST of %s without a body returns the same as its GET',
    async (path) => {
      const url = `/api/v1/cognito/${path}`;
      const get = await world.app.inject(url);
      const bare = await world.app.inject({ method: 'POST', url });
      const headers = { 'content-type': 'application/json' };
      const empty = await world.app.inject({ method: 'POST', url, headers, payload: '' });
      expect([bare.statusCode, empty.statusCode]).toEqual([200, 200]);
      expect([bare.json(), empty.json()]).toEqual([get.json(), get.json()]);
    },
  );

  it('[APC-01] a call with required arguments names them when the body is missing', async () => {
    const url = '/api/v1/cognito/image/getByHash';
    const bare = await world.app.inject({ method: 'POST', url });
    expect([bare.statusCode, bare.json()]).toMatchObject([400, { fields: { hash: expect.any(String) } }]);
    for (const payload of ['null', '[]', '"x"', '{']) {
      const headers = { 'content-type': 'application/json' };
      expect((await world.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
    }
  });

  it.each(['page', 'group', 'product', 'voucherTheme', 'gallery', 'form', 'video', 'link'])(
    '[APC-01] every %s of the list is found by its id, too',
    async (model) => {
      const list = await world.app.inject(`/api/v1/cognito/${model}`);
      const { data } = list.json<{ data: { id: number }[] }>();
      expect(data.length).toBeGreaterThan(0);
      for (const { id } of data) {
        const key = { model, key: String(id) };
        const post = await world.rest('modelOne', key);
        const get = await world.app.inject(`/api/v1/cognito/${model}/${id}`);
        expect([id, post.status, post.body]).toMatchObject([id, 200, { data: { id } }]);
        expect(get.json()).toEqual(post.body);
      }
    },
  );

  it('[APC-01] a group that is not a category is found by its url, too', async () => {
    const { data } = (await world.rest('groupList', {})).body;
    const other = data.find((group) => !['product', 'seasonal'].includes(group.model));
    const { body } = await world.rest('modelOne', { model: 'group', key: other?.url ?? '' });
    expect(body).toMatchObject({ data: { id: other?.id } });
  });

  it('[APC-01] a url that is a number takes precedence over an id', async () => {
    const { database } = world.services;
    const [first, second] = await database.selectFrom('forms').select(['id', 'url']).orderBy('id').execute();
    const key = String(first?.id);
    const one = async () => (await world.rest('modelOne', { model: 'form', key })).body;
    const named = database.updateTable('forms').where('id', '=', second?.id ?? 0);
    expect(await one()).toMatchObject({ data: { id: first?.id } });
    await named.set({ url: key }).execute();
    expect(await one()).toMatchObject({ data: { id: second?.id } });
    await named.set({ url: second?.url ?? '' }).execute();
  });

  it.each(['gallery', 'form'])(
    '[APC-01, A31] %s without an id is a list, by POST and by GET',
    async (model) => {
      const url = `/api/v1/cognito/${model}`;
      const post = await world.app.inject({ method: 'POST', url, payload: { page_size: 1 } });
      expect([post.statusCode, (await world.app.inject(`${url}?page_size=1`)).json()]).toEqual([
        200,
        post.json(),
      ]);
      const { data, total } = post.json<{ data: { id: number }[]; total: number }>();
      expect([data.length, total > 1]).toEqual([1, true]);
      expect(post.json()).toMatchObject({ page: 1, page_size: 1 });
      const one = await world.rest('modelOne', { model, key: String(data[0]?.id) });
      expect(one.body).toEqual({ data: data[0] });
    },
  );

  it('[APC-01, A31] POST and GET return the same gallery', async () => {
    const { data } = (await world.rest('galleryFind', {})).body as { data: { id: number }[] };
    const input = { id: data[0]?.id ?? 0, image_aspect: '1920x700', image_width: 1920 };
    const [get, post] = [
      await world.rest('galleryFind', input),
      await world.rest('galleryFind', input, { alternate: true }),
    ];
    expect(get.body).toMatchObject({ data: { id: input.id } });
    expect(post.body).toEqual(get.body);
  });

  it('[APC-01, A32] a disabled form is not listed', async () => {
    const { database } = world.services;
    const listed = async () =>
      ((await world.rest('modelList', { model: 'form' })).body as { data: { url: string }[] }).data;
    const [first] = await listed();
    const url = first?.url ?? '';
    await database.updateTable('forms').set({ enabled: 0 }).where('url', '=', url).execute();
    expect((await listed()).map((form) => form.url)).not.toContain(url);
    await database.updateTable('forms').set({ enabled: 1 }).where('url', '=', url).execute();
  });

  it('[APC-01] reserved words are not entries (A31)', async () => {
    const { status } = await world.rest('modelOne', { model: 'person', key: 'update' }, { alternate: true });
    expect(status).toBe(404);
  });

  it.each(['user', 'users', 'order', 'cart', 'login_sessions', '__proto__', 'constructor'])(
    '[APC-01] the model %s is not public (A32)',
    async (model) => {
      expect((await world.rest('modelList', { model })).status).toBe(403);
      expect((await world.rest('modelOne', { model, key: '1' })).status).toBe(403);
    },
  );

  it.each([
    'sell/address/create',
    'sell/address/update',
    'sell/address/enable',
    'sell/address/disable',
    'sell/cart/mergeCart',
    'sell/cart/submitOrder',
    'sell/order/again',
    'sell/order/pay',
    'sell/order/archive',
    'cognito/user/changePassword',
    'cognito/user/marketing',
    'cognito/user/uploadImage',
    'cognito/page/update',
  ])('[GRD-16] %s refuses a guest before it reads the body', async (path) => {
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{"id":"one"}', '{"id":', `{"id":"${'x'.repeat(2_000_000)}"}`]) {
      const url = `/api/v1/${path}`;
      const response = await world.app.inject({ method: 'POST', url, headers, payload });
      expect([response.statusCode, response.json()]).toMatchObject([401, { text_code: 'LOGIN_REQUIRED' }]);
      expect(response.json().fields).toBeUndefined();
    }
  });

  it.each(['user/myAccount?page=0', 'user/creditBalance?supplier=nobody'])(
    '[GRD-16] %s refuses a guest before it reads the query',
    async (path) => {
      const response = await world.app.inject(`/api/v1/cognito/${path}`);
      expect([response.statusCode, response.json()]).toMatchObject([401, { text_code: 'LOGIN_REQUIRED' }]);
      expect(response.json().fields).toBeUndefined();
    },
  );

  it('[GRD-16] writing requires a login, then an administrator, and only then valid values (A32)', async () => {
    const { token, userId } = await logIn(world);
    const calls = ['modelDelete', 'modelEnable', 'modelDisable'] as const;
    for (const name of calls) {
      const input = { model: 'page', id: 1 };
      expect((await world.rest(name, input)).status, name).toBe(401);
      expect((await world.rest(name, input, { token })).status, name).toBe(403);
    }
    const writes = ['create', 'update', 'enable', 'disable', 'delete', 'addPhoto'];
    for (const write of writes) {
      const url = `/api/v1/cognito/page/${write}`;
      const wrong = { method: 'POST', url, payload: { id: 'one' } } as const;
      expect((await world.app.inject(wrong)).statusCode, write).toBe(401);
      const asUser = { ...wrong, headers: { authorization: `Bearer ${token}` } };
      expect((await world.app.inject(asUser)).statusCode, write).toBe(403);
    }
    const update = { model: 'user', id: userId, data: { is_admin: true } };
    expect((await world.rest('modelUpdate', update, { token })).status).toBe(403);
    expect((await world.rest('modelCreate', { model: 'page', data: {} }, { token })).status).toBe(403);
  });
});

describe('pages', () => {
  it('[APC-08] lists 100 pages with their blocks, or without', async () => {
    const { body } = await world.rest('pageList', { page_size: 100, pb: 1 });
    expect(body).toMatchObject({ page: 1, page_size: 100 });
    const home = body.data.find((page) => page.url === '/');
    expect(home?.pageContents.length).toBeGreaterThan(3);
    const bare = await world.rest('pageList', { pb: 0 });
    expect(bare.body.data.every((page) => page.pageContents.length + page.rows.length === 0)).toBe(true);
    expect((await world.rest('pageList', { page_size: 101 })).status).toBe(400);
  });

  it('[APC-08] returns a page by its url, and the same by POST and GraphQL', async () => {
    const { body } = await world.rest('pageOne', { url: '/' });
    expect(body.data).toMatchObject({ slug: 'home', listed: true });
    expect((await world.rest('modelOne', { model: 'page', key: 'home' })).body).toEqual(body);
    const { cognitoPage } = await world.graphql<{ cognitoPage: { pageContents: unknown[] } }>(
      '{ cognitoPage(url: "/") { pageContents { id variables } } }',
    );
    const ofRest = body.data.pageContents.map(({ id, variables }) => ({ id, variables }));
    expect(cognitoPage.pageContents).toEqual(ofRest);
    expect((await world.rest('pageOne', { url: 'no/such' })).status).toBe(404);
  });
});

it.each([
  '/page/%00',
  '/form/%00',
  '/gallery/%00',
  '/video/%00',
  '/product/%00',
  '/group/%00',
  '/faq?group=%00',
  '/testimonial?group=%00',
  '/link?parent=%00',
])('[APC-01] a zero byte in %s is not found and causes no error', async (path) => {
  const { statusCode } = await world.app.inject(`/api/v1/cognito${path}`);
  expect([200, 404]).toContain(statusCode);
});
