import { DAY_MS } from '../../src/rules/workshop-time.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PhotoManager } from '../domain/accounts/photo-manager.ts';
import type { User } from '../generated/wire.ts';
import { PictureProcess } from '../images/picture-process.ts';
import { inEnglish, refusalText } from '../lib/refusal-text.ts';
import { logIn } from '../testkit/log-in.ts';
import { createWorld } from '../testkit/world.ts';
import type { World } from '../testkit/world.ts';

const MEGABYTE = 1024 * 1024;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.services.database.deleteFrom('rate_limits').execute());
afterAll(() => world.close());

/** A photo of one colour, wider than high, as written by a camera with GPS. */
const photo = (background = '#b3202f', width = 40) =>
  sharp({ create: { width, height: 20, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Ada', Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();

async function send(bytes: Buffer, token?: string, name = 'me.jpg') {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
  const request = new Request('http://shop.test/', { method: 'POST', body: form });
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/v1/cognito/user/uploadImage',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return {
    status: response.statusCode,
    body: response.json<User & { text_code?: string; message?: string }>(),
  };
}

const hashOf = (url: string | null | undefined) => url?.split('/')[3] ?? '';
const get = async (url: string) => {
  const response = await world.app.inject({ url });
  return { status: response.statusCode, bytes: response.rawPayload };
};

it('[APA-12] a photo is shown as image and thumbnail, without the metadata of its file', async () => {
  const { token } = await logIn(world);
  const sent = await photo();
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const { status, body } = await send(sent, token);
  expect(status).toBe(200);
  expect(body.image).toMatch(/^\/assets\/i\/[0-9a-f]{32}\/1x1\/400\.jpg$/);
  expect(body.thumbnail).toBe(body.image?.replace('400', '100'));
  const original = join(world.services.environment.dataDir, 'images', 'originals', hashOf(body.image));
  const { exif, xmp, icc, iptc } = await sharp(original).metadata();
  expect({ exif, xmp, icc, iptc }).toEqual({});
  const shown = await sharp((await get(body.image ?? '')).bytes).metadata();
  expect([shown.width, shown.height, shown.exif]).toEqual([400, 400, undefined]);
});

it('[APA-12, IMG-03] all aspects of the image service are made from it', async () => {
  const { token } = await logIn(world);
  const { body } = await send(await photo('#20b32f'), token);
  for (const aspect of ['1x1', '4x3', '16x9', '8x5', 'original']) {
    const { status } = await get(`/assets/i/${hashOf(body.image)}/${aspect}/400.webp`);
    expect([aspect, status]).toEqual([aspect, 200]);
  }
});

it('[APA-13] the user card has the photo in the requested aspect and width', async () => {
  const { token, userId } = await logIn(world);
  await send(await photo('#2030b3'), token);
  const wanted = { url: String(userId), image_aspect: '4x3', image_width: 400 };
  const { body } = await world.rest('userCard', wanted, { token });
  expect(body.image).toMatchObject({ aspect: '4x3', width: 400, height: 300 });
  const { status } = await world.rest('userCard', { ...wanted, image_width: 401 }, { token });
  expect(status).toBe(422);
});

it('a new photo replaces the last one, whose files are deleted; and it can be removed', async () => {
  const { token } = await logIn(world);
  const first = (await send(await photo('#111111'), token)).body.image ?? '';
  expect((await get(first)).status).toBe(200);
  const second = (await send(await photo('#222222'), token)).body.image ?? '';
  expect((await get(first)).status).toBe(404);
  expect((await get(second)).status).toBe(200);
  const { body } = await world.rest('userRemoveImage', {}, { token });
  expect([body.image, body.thumbnail]).toEqual([null, null]);
  expect((await get(second)).status).toBe(404);
});

it('a photo shared by two users is kept while one of them uses it', async () => {
  const [ann, bob] = [await logIn(world), await logIn(world)];
  const { body } = await send(await photo('#abcdef'), ann.token);
  await send(await photo('#abcdef'), bob.token);
  await world.rest('userRemoveImage', {}, { token: ann.token });
  expect((await get(body.image ?? '')).status).toBe(200);
});

it('an orphaned photo is deleted a day later, and the shop’s own pictures are kept', async () => {
  const { database, photos, images } = world.services;
  const { token, userId } = await logIn(world);
  const left = (await send(await photo('#654321'), token)).body.image ?? '';
  const own = await images.add(await photo('#765432'));
  await database.updateTable('users').set({ photo_hash: null }).where('id', '=', userId).execute();
  await photos.sweep();
  expect((await get(left)).status).toBe(200);
  world.now.current = new Date(world.now.current.getTime() + DAY_MS * 1.1);
  await photos.sweep();
  expect((await get(left)).status).toBe(404);
  expect((await get(`/assets/i/${own.hash}/1x1/400.jpg`)).status).toBe(200);
});

/** A black PNG with one bit per pixel, `side` px wide and high. */
function blackPng(side: number): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), content]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc((1 + side / 8) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('[APA-12] a photo with one bit per pixel is accepted', async () => {
  const { token } = await logIn(world);
  expect((await send(blackPng(800), token, 'me.png')).status).toBe(200);
});

it('a photo is refused for now while too many are waiting', async () => {
  const { database, images, renditions } = world.services;
  const folder = await mkdtemp(join(tmpdir(), 'photos-'));
  const pictures = new PictureProcess({ maxPhotosWaiting: 0 });
  const photos = new PhotoManager({
    database,
    images,
    renditions,
    pictures,
    folder,
    clock: () => new Date(),
  });
  const received = await photos.receive(Readable.from([await photo()]));
  if (!received.ok) throw new Error(inEnglish(received.refusal));
  const { userId } = await logIn(world);
  expect(await photos.replace(userId, received.value)).toEqual({
    ok: false,
    refusal: { status: 429, ...refusalText('FILES_BUSY') },
  });
  await photos.discard(received.value);
  await rm(folder, { recursive: true });
});

describe('[APA-12] invalid photos are refused and not stored', () => {
  const frames = [
    [200, 0, 0],
    [0, 0, 200],
  ].map((colour) => Buffer.alloc(40 * 20 * 3, Buffer.from(colour)));
  const film = () =>
    sharp(Buffer.concat(frames), { raw: { width: 40, height: 40, channels: 3, pageHeight: 20 } })
      .gif({ delay: [100, 100] })
      .toBuffer();
  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['words called .jpg', () => Buffer.from('<html><script>alert(1)</script></html>'), 415, 'PHOTO_REFUSED'],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'PHOTO_REFUSED'],
    ['half a photo', async () => (await photo()).subarray(0, 300), 415, 'PHOTO_REFUSED'],
    ['nothing', () => Buffer.alloc(0), 415, 'PHOTO_REFUSED'],
    ['a film', film, 415, 'PHOTO_REFUSED'],
    ['110 kB that unpack to 30,000 × 30,000 pixels', () => blackPng(30_000), 415, 'PHOTO_REFUSED'],
    ['24.05 million pixels', () => blackPng(4904), 415, 'PHOTO_REFUSED'],
    ['more than 5 MB', () => Buffer.alloc(5 * MEGABYTE + 1), 413, 'PHOTO_TOO_LARGE'],
    ['20 MB', () => Buffer.alloc(20 * MEGABYTE), 413, 'PHOTO_TOO_LARGE'],
  ])('%s', async (_what, bytes, status, code) => {
    const { token } = await logIn(world);
    const refused = await send(await bytes(), token);
    expect([refused.status, refused.body.text_code]).toEqual([status, code]);
    expect(refused.body.message).not.toBe('');
    const { body } = await world.rest('userAuthUser', {}, { token });
    expect(body.image).toBeNull();
    const folder = join(world.services.environment.dataDir, 'photos', 'incoming');
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});

it('[APA-12] a photo of exactly 5 MB is accepted', async () => {
  const { token } = await logIn(world);
  const small = await photo('#345678');
  const padded = Buffer.concat([small, Buffer.alloc(5 * MEGABYTE - small.length)]);
  expect((await send(padded, token)).status).toBe(200);
});

it('[APA-12, GRD-16] uploading a photo requires a login', async () => {
  expect((await send(await photo())).status).toBe(401);
});
