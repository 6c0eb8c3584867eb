import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectKeysMigration } from '../db/migrations/045-redirect-keys.ts';
import { logInAdministrator } from '../testkit/administrator.ts';
import { changeBusiness, putOnSale } from '../testkit/products.ts';
import { runMigration } from '../testkit/run-migration.ts';
import { createShopper, endPayment } from '../testkit/shopper.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const LISTS = ['submission', 'order', 'error'] as const;
const REDIRECTS = '/api/v1/cms/redirect';

let world: World;
let token: string;
beforeAll(async () => {
  world = await createWorld();
  ({ token } = await logInAdministrator(world));
});
afterAll(() => world.close());

const report = (message: string, rest: object = {}) =>
  world.rest('errorReport', { message, stack: '', url: '/shop', ...rest });
const errors = async () => (await world.rest('backOfficeErrors', {}, { token })).body;

it.each(LISTS)('[FRM-19, GRD-16] the list of each %s is refused to guests and to shoppers', async (list) => {
  const url = `/api/v1/cms/${list}?page=none&from=yesterday`;
  const nobody = await world.app.inject(url);
  expect([nobody.statusCode, nobody.json()]).toMatchObject([401, { text_code: 'LOGIN_REQUIRED' }]);
  const headers = { authorization: `Bearer ${(await logIn(world)).token}` };
  const shopper = await world.app.inject({ url, headers });
  expect([shopper.statusCode, shopper.json()]).toMatchObject([403, { text_code: 'ADMIN_ONLY' }]);
  expect(shopper.json().fields).toBeUndefined();
});

it.each(LISTS)('[FRM-19] the list of each %s is not cached, and validates its dates', async (list) => {
  const headers = { authorization: `Bearer ${token}` };
  const get = (query: string) => world.app.inject({ url: `/api/v1/cms/${list}${query}`, headers });
  const all = await get('?from=2026-01-01&to=2030-12-31');
  expect([all.statusCode, all.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(all.json()).toMatchObject({ page: 1, page_size: 20 });
  expect((await get('?from=yesterday')).json()).toMatchObject({ fields: { from: expect.any(String) } });
  const none = await get('?to=2026-13-45');
  expect([none.statusCode, Object.keys(none.json().fields)]).toEqual([422, ['to']]);
});

it('[FRM-19] an administrator can read form submissions, by form and by day', async () => {
  const { database } = world.services;
  const forms = await database.selectFrom('forms').select(['id', 'name']).orderBy('id').execute();
  const [first, second] = forms;
  const sent = { user_id: null, url: '/contact', check_id: null };
  await database
    .insertInto('form_submissions')
    .values([
      // Half past nine in the morning of the second, in the workshop's time zone.
      { ...sent, form_id: first?.id ?? 0, data: '{"name":"Ada"}', created_at: '2026-10-01T23:30:00.000Z' },
      { ...sent, form_id: second?.id ?? 0, data: '{"name":"Bo"}', created_at: '2026-10-03T00:00:00.000Z' },
    ])
    .execute();
  const read = async (input: object) =>
    (await world.rest('backOfficeSubmissions', input, { token })).body.data.map(({ answers }) => answers);
  expect(await read({})).toEqual([[{ name: 'name', value: 'Bo' }], [{ name: 'name', value: 'Ada' }]]);
  expect(await read({ form: first?.id ?? 0 })).toEqual([[{ name: 'name', value: 'Ada' }]]);
  expect(await read({ from: '2026-10-02', to: '2026-10-02' })).toEqual([[{ name: 'name', value: 'Ada' }]]);
  expect(await read({ to: '2026-10-01' })).toEqual([]);
});

it('[FRM-19] an administrator can read all users’ orders, by status', async () => {
  const shopper = await createShopper(world);
  await shopper.add(await putOnSale(world), 3);
  await shopper.submit();
  const { body } = await world.rest('backOfficeOrders', {}, { token });
  expect(body.data).toMatchObject([
    {
      status: 'awaitingPayment',
      email: shopper.email,
      recipient: 'Kylie Nguyen',
      item_count: 3,
      number: 1001,
    },
  ]);
  expect((await world.rest('backOfficeOrders', { status: 'paid' }, { token })).body.total).toBe(0);
});

it('[GEN-12] paid priority orders are listed before newer ones (A12)', async () => {
  await changeBusiness(world, 'priority_fee_cents', 500);
  const shopper = await createShopper(world);
  const product = await putOnSale(world);
  const order = async (priority: boolean, ending: string) => {
    await shopper.add(product);
    const { payment, order_id } = await shopper.submit({ priority });
    await endPayment(world, payment, ending);
    return order_id;
  };
  const urgent = await order(true, 'pay');
  const failed = await order(true, 'decline');
  const later = await order(false, 'pay');
  await changeBusiness(world, 'priority_fee_cents', null);
  const { data } = (await world.rest('backOfficeOrders', {}, { token })).body;
  expect(data.slice(0, 3).map(({ id, priority }) => [id, priority])).toEqual([
    [urgent, true],
    [later, false],
    [failed, true],
  ]);
});

describe('the error log', () => {
  it('contains errors of the host, with their path and without their query', async () => {
    const { database } = world.services;
    await sql`alter table faqs rename to faqs_away`.execute(database);
    const { statusCode } = await world.app.inject('/api/v1/cognito/faq?group=secret');
    await sql`alter table faqs_away rename to faqs`.execute(database);
    expect(statusCode).toBe(500);
    expect((await errors()).data[0]).toMatchObject({
      source: 'host',
      url: '/api/v1/cognito/faq',
      times: 1,
      message: expect.stringContaining('faqs'),
    });
  });

  it('counts repeated errors, removes personal data, and accepts 30 from an address', async () => {
    const stack = 'Error\n at shop (https://shop.test/login?code=123456:1:2)';
    for (let times = 0; times < 3; times += 1)
      await report('No answer for ada@example.com', { stack, url: 'https://shop.test/login?a=secret' });
    const [newest] = (await errors()).data;
    expect(newest).toMatchObject({ source: 'browser', times: 3, url: '/login' });
    expect(newest?.message).toBe('No answer for [e-mail]');
    expect(newest?.stack).not.toContain('123456');
    const statuses = await Promise.all(Array.from({ length: 40 }, () => report('flood')));
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('deletes errors not seen for 30 days, and all but the newest 1,000 of each source', async () => {
    world.now.current = new Date(world.now.current.getTime() + 31 * DAY_MS);
    const { errorLog } = world.services;
    await errorLog.note({ source: 'host', message: 'Broken', stack: '', url: '/' });
    for (let number = 0; number < 1005; number += 1)
      await errorLog.note({ source: 'browser', message: `Error ${number}`, stack: '', url: '/' });
    ({ token } = await logInAdministrator(world));
    const { total, data } = await errors();
    expect([total, data[0]?.message]).toEqual([1001, 'Error 1004']);
    const { body } = await world.rest('backOfficeErrors', { source: 'host' }, { token });
    expect(body.data.map(({ message }) => message)).toEqual(['Broken']);
  });
});

describe('redirects', () => {
  const save = (from: string, to: string) => world.rest('backOfficeRedirectSave', { from, to }, { token });
  const targetOf = async (path: string) => (await world.app.inject(path)).headers.location;

  it.each(['', '/save', '/delete'])('[RT-27, GRD-16] %j is for administrators only', async (path) => {
    const getErrors = (headers: Record<string, string>) =>
      world.app.inject(
        path === ''
          ? { url: REDIRECTS, headers }
          : { method: 'POST', url: REDIRECTS + path, headers, payload: { from: '/x', to: '/about' } },
      );
    expect((await getErrors({})).statusCode).toBe(401);
    expect((await getErrors({ authorization: `Bearer ${(await logIn(world)).token}` })).statusCode).toBe(403);
  });

  it('[RT-27] a saved redirect is listed and works, and can be changed; a removed one stops working', async () => {
    expect((await save('/summer-sale', '/shop?sort=price')).body).toEqual({
      from: '/summer-sale',
      to: '/shop?sort=price',
    });
    expect(await targetOf('/summer-sale?a=1')).toBe('/shop?sort=price&a=1');
    await save('/summer-sale', '/about');
    const { data, total } = (await world.rest('backOfficeRedirects', {}, { token })).body;
    expect(data.filter(({ from }) => from === '/summer-sale')).toEqual([
      { from: '/summer-sale', to: '/about' },
    ]);
    expect(total).toBeGreaterThanOrEqual(data.length);
    const remove = () => world.rest('backOfficeRedirectDelete', { from: '/summer-sale' }, { token });
    expect((await remove()).status).toBe(200);
    expect(await targetOf('/summer-sale')).toBeUndefined();
    expect((await remove()).status).toBe(404);
  });

  it('[RT-27] two spellings of a path are the same redirect', async () => {
    await save('/Winter-Sale', '/shop');
    expect((await save('winter-sale/', '/about')).body).toEqual({ from: '/winter-sale', to: '/about' });
    const { data } = (await world.rest('backOfficeRedirects', {}, { token })).body;
    expect(data.filter(({ from }) => /winter-sale/i.test(from))).toHaveLength(1);
    expect(await targetOf('/WINTER-SALE')).toBe('/about');
    expect((await world.rest('backOfficeRedirectDelete', { from: '/Winter-Sale/' }, { token })).status).toBe(
      200,
    );
  });

  it('[RT-27] of redirects that differ only by spelling the migration keeps the newest enabled one', async () => {
    const { database, connection } = world.services;
    const insert = (from_path: string, to_path: string, created_at: string, enabled: 0 | 1 = 1) =>
      database.insertInto('redirects').values({ from_path, to_path, created_at, enabled }).execute();
    await insert('/Old-Slate', '/one', '2026-01-01');
    await insert('/old-slate', '/two', '2026-01-02');
    await insert('/OLD-SLATE', '/three', '2026-01-03', 0);
    await runMigration(connection, redirectKeysMigration);
    const left = await database
      .selectFrom('redirects')
      .select(['from_path', 'to_path'])
      .where('to_path', 'in', ['/one', '/two', '/three'])
      .execute();
    expect(left).toEqual([{ from_path: '/old-slate', to_path: '/two' }]);
  });

  it('[RT-27] a loop, a reserved path and a foreign target are refused at their field', async () => {
    await save('/one', '/two');
    const refusals = [
      await save('/two', '/one'),
      await save('/cms', '/about'),
      await save('/a', 'https://evil.example'),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(refusals.map(({ response }) => Object.keys(response.json().fields))).toEqual([
      ['to'],
      ['from'],
      ['to'],
    ]);
    expect((await save(`/${'x'.repeat(600)}`, '/about')).status).toBe(400);
  });
});
