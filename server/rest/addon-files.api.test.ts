import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { readdir, stat, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteFiles, markOrdered } from '../domain/addon-files/addon-file-store.ts';
import { sendFile, takeFiles } from '../testkit/addon-file.ts';
import { putOnSale } from '../testkit/products.ts';
import type { TestProduct } from '../testkit/products.ts';
import { createShopper } from '../testkit/shopper.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

let world: World;
let product: TestProduct;
let addon: number;
let png: Buffer;
beforeAll(async () => {
  world = await createWorld();
  product = await putOnSale(world);
  addon = await takeFiles(world, product);
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b3202f' } })
    .png()
    .toBuffer();
});
afterAll(() => world.close());

const add = (file: string, session?: string | null, token?: string) =>
  world.rest(
    'cartAdd',
    { sku: product.skuId, qty: 1, addons: [{ id: addon, value: [file] }], session: session ?? null },
    token === undefined ? {} : { token },
  );
const open = async (id: string, session?: string | null, token?: string) => {
  const input = { id, session: session ?? null };
  return (await world.rest('cartAddonFile', input, token === undefined ? {} : { token })).status;
};
const nestedSvg = (depth: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}</svg>`;
const onDisk = () => readdir(join(world.services.environment.dataDir, 'addon-files'));
const bytesOnTheWay = async () => {
  const folder = join(world.services.environment.dataDir, 'addon-files', 'incoming');
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => ({ size: 0 }))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
};

it('[PRD-11, A55] a file follows its line: uploaded, added, shown by name, opened by its owner, deleted a day after the line', async () => {
  const { status, body: file } = await sendFile(world, png, { name: '../Ada’s logo.png' });
  expect([status, file.name, file.size]).toEqual([200, 'Ada’s logo.png', png.length]);
  const session = file.cart.sessionKey;
  const { body: cart } = await add(file.id, session);
  expect(cart.items[0]?.addons).toEqual([
    { id: addon, name: 'Your logo', value: ['Ada’s logo.png'], input: [file.id], files: [file.id] },
  ]);
  const { body: again } = await world.rest('cartGet', { session });
  expect(again.items[0]?.addons[0]?.value).toEqual(['Ada’s logo.png']);
  const { body: content } = await world.rest('cartAddonFile', { id: file.id, session });
  expect(content).toMatchObject({ name: 'Ada’s logo.png', content_type: 'image/png' });
  expect(Buffer.from(content.content_base64, 'base64').equals(png)).toBe(true);

  expect(await onDisk()).toContain(file.id);
  await world.rest('cartRemove', { id: again.items[0]?.id ?? 0, session });
  expect(await onDisk()).toContain(file.id);
  world.now.current = new Date(world.now.current.getTime() + DAY_MS * 1.1);
  await world.services.carts.sweep();
  await world.services.addonFiles.sweep();
  expect(await onDisk()).not.toContain(file.id);
  expect(await open(file.id, session)).toBe(404);
});

it('[SEC-05] other visitors can neither open a file nor add it to a cart', async () => {
  const { body: file } = await sendFile(world, png);
  const stranger = await createShopper(world);
  const { body: other } = await sendFile(world, png);
  expect(await open(file.id)).toBe(404);
  expect(await open(file.id, other.cart.sessionKey)).toBe(404);
  expect(await open(file.id, null, stranger.token)).toBe(404);
  const refused = await add(file.id, other.cart.sessionKey);
  expect([refused.status, refused.response.json()]).toMatchObject([
    422,
    { fields: { [`addons.${addon}`]: 'Please upload the file again' } },
  ]);
  expect((await add('V1StGXR8_Z5jdHi6B-myT', other.cart.sessionKey)).status).toBe(422);
});

it('[SEC-05] a file in a user’s cart requires the user’s login, even in the browser they used', async () => {
  const shopper = await createShopper(world);
  const { body: file } = await sendFile(world, png, { token: shopper.token });
  const { session_key: session } = await world.services.database
    .selectFrom('carts')
    .select('session_key')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow();
  expect(await open(file.id, session, shopper.token)).toBe(200);
  expect(await open(file.id, session)).toBe(404);
});

it('[CRT-09] a guest’s file moves with the merge into the user’s cart, and the order keeps it', async () => {
  const { body: file } = await sendFile(world, png);
  const session = file.cart.sessionKey ?? '';
  await add(file.id, session);
  const shopper = await createShopper(world);
  await world.rest('cartMerge', { session }, { token: shopper.token });
  expect(await open(file.id, session)).toBe(404);
  expect(await open(file.id, null, shopper.token)).toBe(200);

  await shopper.submit();
  const order = await world.services.database
    .selectFrom('orders')
    .select('public_id')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow();
  const { body: view } = await world.rest('orderView', { id: order.public_id });
  expect(view.items[0]?.addons[0]).toMatchObject({ value: ['logo.png'], files: [file.id] });
  const { body: cart } = await world.rest('cartGet', {}, { token: shopper.token });
  for (const { id } of cart.items) await world.rest('cartRemove', { id }, { token: shopper.token });
  world.now.current = new Date(world.now.current.getTime() + DAY_MS * 2);
  await world.services.addonFiles.sweep();
  expect(await onDisk()).toContain(file.id);
});

it('[A55] a file never added is deleted after a day; one in a cart is kept, and deleted after the cart is', async () => {
  const { body: left } = await sendFile(world, png);
  const { body: used } = await sendFile(world, png);
  await add(used.id, used.cart.sessionKey);
  world.now.current = new Date(world.now.current.getTime() + DAY_MS * 1.1);
  await world.services.addonFiles.sweep();
  expect(await onDisk()).not.toContain(left.id);
  expect(await onDisk()).toContain(used.id);
  world.now.current = new Date(world.now.current.getTime() + DAY_MS * 15);
  await world.services.carts.sweep();
  await world.services.addonFiles.sweep();
  expect(await onDisk()).not.toContain(used.id);
});

it('[A55] a file without a row in the database is deleted a day later', async () => {
  const { database, environment } = world.services;
  const pathOf = (id: string) => join(environment.dataDir, 'addon-files', id);
  const [old, fresh, known] = await Promise.all(
    [1, 2, 3].map(async () => (await sendFile(world, png)).body.id),
  );
  await database
    .deleteFrom('addon_files')
    .where('id', 'in', [old ?? '', fresh ?? ''])
    .execute();
  const before = new Date(Date.now() - DAY_MS * 1.1);
  for (const id of [old, known]) await utimes(pathOf(id ?? ''), before, before);
  await markOrdered(database, [known ?? '']);
  world.now.current = new Date(world.now.current.getTime() + DAY_MS * 1.1);
  await world.services.addonFiles.sweep();
  expect(await onDisk()).not.toContain(old);
  expect(await onDisk()).toEqual(expect.arrayContaining([fresh, known]));
});

it('[A55] files are kept if the database refers to none of them, as when it belongs to another shop', async () => {
  const other = await createWorld();
  const { database, environment, addonFiles } = other.services;
  const { id } = (await sendFile(other, png)).body;
  await database.deleteFrom('addon_files').execute();
  const folder = join(environment.dataDir, 'addon-files');
  const before = new Date(Date.now() - DAY_MS * 2);
  await utimes(join(folder, id), before, before);
  other.now.current = new Date(other.now.current.getTime() + DAY_MS * 2);
  await addonFiles.sweep();
  expect(await readdir(folder)).toContain(id);
  await other.close();
});

it('a file that is ordered during a sweep is kept', async () => {
  const { database } = world.services;
  const { body: left } = await sendFile(world, png);
  const { body: ordered } = await sendFile(world, png);
  await markOrdered(database, [ordered.id]);
  expect(await deleteFiles(database, [left.id, ordered.id])).toEqual([left.id]);
  const stored = database.selectFrom('addon_files').select('id').where('id', 'in', [left.id, ordered.id]);
  expect(await stored.execute()).toEqual([{ id: ordered.id }]);
});

it.each([
  ['an empty file', '', 422, 'FILE_EMPTY'],
  ['a program', Buffer.from('MZ\u0000\u0001'), 415, 'FILE_TYPE_REFUSED'],
  ['a page with the name of a picture', '<!doctype html><script>alert(1)</script>', 415, 'FILE_TYPE_REFUSED'],
  ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'FILE_TOO_LARGE'],
  ['a drawing nested 300 deep', nestedSvg(300), 422, 'SVG_TOO_COMPLEX'],
  ['a drawing of 30,000 parts', `<svg>${'<path/>'.repeat(30_000)}</svg>`, 422, 'SVG_TOO_COMPLEX'],
  ['a drawing of 2 MB', `<svg><path d="${'M0 0'.repeat(500_000)}"/></svg>`, 422, 'SVG_TOO_COMPLEX'],
])('[SEC-05] %s is refused with a message', async (_words, bytes, status, code) => {
  const { status: got, body } = await sendFile(world, bytes);
  expect([got, body.text_code]).toEqual([status, code]);
  expect(body.message).toMatch(/\.$/);
});

it('[A55] a file of 10 MB is accepted', async () => {
  const pdf = Buffer.alloc(10 * 1024 * 1024, ' ');
  pdf.write('%PDF-1.7\n');
  expect((await sendFile(world, pdf, { name: 'plan.pdf' })).status).toBe(200);
});

it('[SEC-05] a request that is not a form is refused, and so is a form without a file', async () => {
  const url = '/api/v1/sell/cart/addonFile';
  const json = await world.app.inject({ method: 'POST', url, payload: { file: 'x' } });
  expect([json.statusCode, json.json().text_code]).toEqual([415, 'FORM_EXPECTED']);
  const payload = '--x\r\ncontent-disposition: form-data; name="session"\r\n\r\nabc\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const empty = await world.app.inject({ method: 'POST', url, headers, payload });
  expect([empty.statusCode, empty.json().text_code]).toEqual([422, 'FILE_MISSING']);
});

it('[SEC-05] an upload is streamed to disk, and nothing of it is left when the sender disconnects', async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const sending = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/v1/sell/cart/addonFile',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 2_000_000 },
  });
  sending.on('error', () => {});
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n');
  sending.write(Buffer.alloc(1_000_000, ' '));
  await expect.poll(() => bytesOnTheWay()).toBeGreaterThan(500_000);
  sending.destroy();
  await expect.poll(() => bytesOnTheWay()).toBe(0);
});

it('[SEC-05] uploads are refused beyond the owner’s limit, and ordered files do not count', async () => {
  const { database, settings } = world.services;
  const { body: large } = await sendFile(world, png);
  const change = (values: { size_bytes?: number; ordered: 0 | 1 }) =>
    database.updateTable('addon_files').set(values);
  await change({ ordered: 1 }).execute();
  await change({ size_bytes: 3 * 1024 * 1024, ordered: 0 })
    .where('id', '=', large.id)
    .execute();
  await settings.change('business.max_unordered_files_mb', '3');
  const refused = await sendFile(world, png);
  expect([refused.status, refused.body.text_code]).toEqual([429, 'FILES_FULL']);
  await change({ ordered: 1 }).execute();
  expect((await sendFile(world, png)).status).toBe(200);
  const wide = Buffer.alloc(3 * 1024 * 1024, ' ');
  wide.write('%PDF-1.7\n');
  expect((await sendFile(world, wide)).body.text_code).toBe('FILES_FULL');
  expect(await bytesOnTheWay()).toBe(0);
  await settings.change('business.max_unordered_files_mb', '2048');
});

it('[SEC-02] uploads are rate limited by their size', async () => {
  const send = (megabytes: number) =>
    world.app.inject({
      method: 'POST',
      url: '/api/v1/sell/cart/addonFile',
      remoteAddress: '192.0.2.7',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(megabytes * 1024 * 1024),
      },
      payload: '',
    });
  expect((await send(499)).statusCode).not.toBe(429);
  expect((await send(2)).statusCode).toBe(429);
});

it('[SEC-02] downloads of an address are limited by size, and requests for missing files do not count', async () => {
  const pdf = Buffer.alloc(10 * 1024 * 1024, ' ');
  pdf.write('%PDF-1.7\n');
  const { body: large } = await sendFile(world, pdf, { name: 'plan.pdf' });
  const session = large.cart.sessionKey ?? '';
  const { body: small } = await sendFile(world, png, { session });
  const fetchFile = async (id: string, remoteAddress: string) => {
    const url = `/api/v1/sell/cart/addonFile/${id}`;
    const response = await world.app.inject({ method: 'POST', url, payload: { session }, remoteAddress });
    return [response.statusCode, response.headers['retry-after']];
  };
  const times = async (count: number, id: string, address: string) => {
    const statuses = new Set<unknown>();
    for (let at = 0; at < count; at += 1) statuses.add((await fetchFile(id, address))[0]);
    return [...statuses];
  };
  world.now.current = new Date(Math.ceil(world.now.current.getTime() / DAY_MS) * DAY_MS);
  expect(await times(10, large.id, '192.0.2.20')).toEqual([200]);
  expect(await fetchFile(small.id, '192.0.2.20')).toEqual([429, '300']);
  expect(await times(130, 'V1StGXR8_Z5jdHi6B-myT', '192.0.2.21')).toEqual([404]);
  expect(await times(120, small.id, '192.0.2.21')).toEqual([200]);
  expect(await fetchFile(small.id, '192.0.2.21')).toEqual([429, '3600']);
});

it('[SEC-05] the server closes connections, and responses that are not read, after a minute without traffic', () => {
  expect(world.app.server.timeout).toBe(60_000);
});
