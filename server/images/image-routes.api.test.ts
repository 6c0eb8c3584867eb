import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPictureWorld } from '../testkit/pictures.ts';
import type { PictureWorld } from '../testkit/pictures.ts';
import { registerImageRoutes } from './image-routes.ts';

let world: PictureWorld;
let app: FastifyInstance;
let hash: string;
let lost: string;

beforeAll(async () => {
  world = await createPictureWorld({ queue: { parallel: 1, maxWaitingOfClient: 3 } });
  hash = await world.draw('places/bench', { ready: true });
  lost = await world.draw('places/lost');
  await rm(join(world.seedFolder, 'places/lost.avif'));
  await world.reopen();
  app = Fastify();
  registerImageRoutes(app, world.renditions);
});

afterAll(async () => {
  await app.close();
  await world.close();
});

describe('picture URLs', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('[IMG-03] a picture is served as %s, cacheable forever', async (extension, type, format) => {
    const response = await app.inject(`/assets/i/${hash}/4x3/100.${extension}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 100, height: 75 });
  });

  it('[IMG-02, A45] width and height before the file name return the same bytes', async () => {
    const plain = await app.inject(`/assets/i/${hash}/4x3/300.jpg`);
    const sized = await app.inject(`/assets/i/${hash}/4x3/300x225/photo.jpg`);
    expect(sized.statusCode).toBe(200);
    expect(sized.rawPayload.equals(plain.rawPayload)).toBe(true);
    expect(sized.headers.etag).toBe(plain.headers.etag);
  });

  it('[IMG-03] a picture that the browser has cached is not sent again', async () => {
    const first = await app.inject(`/assets/i/${hash}/4x3/100.jpg`);
    const again = await app.inject({
      url: `/assets/i/${hash}/4x3/100.jpg`,
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it.each([
    '4x3/101.jpg',
    '4x3/525.jpg',
    '4x3/2025.jpg',
    '4x3/0.jpg',
    '4x3/-100.jpg',
    '5x7/100.jpg',
    '4x3/100.gif',
    '4x3/100',
    '4x3/300x224/photo.jpg',
  ])('[IMG-03, A47] %s is refused, so that nobody can fill the disk', async (rest) => {
    const response = await app.inject(`/assets/i/${hash}/${rest}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ text_code: 'BAD_REQUEST', message: expect.any(String) });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each(['0123456789abcdef0123456789abcdef', 'nonsense', '..%2f..%2fetc'])(
    '[IMG-03] the unknown picture %s is not found',
    async (unknown) => {
      const response = await app.inject(`/assets/i/${unknown}/4x3/100.jpg`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ text_code: 'NOT_FOUND', message: expect.any(String) });
    },
  );

  it('[A47] Square equals 1x1', async () => {
    const square = await app.inject(`/assets/i/${hash}/Square/100.jpg`);
    const same = await app.inject(`/assets/i/${hash}/1x1/100.jpg`);
    expect(square.rawPayload.equals(same.rawPayload)).toBe(true);
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 100, height: 100 });
  });
});

describe('a picture whose file is deleted when it has just been found', () => {
  const clears = (times: number) => {
    const find = world.renditions.rendition.bind(world.renditions);
    const found = vi.spyOn(world.renditions, 'rendition');
    for (let at = 0; at < times; at += 1)
      found.mockImplementationOnce(async (...args) => {
        const file = await find(...args);
        await rm(file.path);
        return file;
      });
    return found;
  };

  it('is made again', async () => {
    const found = clears(1);
    const response = await app.inject(`/assets/i/${hash}/9x16/125.jpg`);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.length).toBe(Number(response.headers['content-length']));
    expect(found).toHaveBeenCalledTimes(2);
    found.mockRestore();
  });

  it('is an uncached error if that happens twice', async () => {
    const found = clears(2);
    const response = await app.inject(`/assets/i/${hash}/9x16/150.jpg`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
    found.mockRestore();
  });
});

describe('a picture that cannot be served', () => {
  it('because its file is missing is an uncached placeholder', async () => {
    const response = await app.inject(`/assets/i/${lost}/4x3/100.avif`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
    expect(response.headers).not.toHaveProperty('etag');
    expect((await sharp(response.rawPayload).metadata()).format).toBe('svg');
  });

  it.each([
    ['of one address', '16x9', () => '203.0.113.7'],
    ['of one /64', '8x5', (width: number) => `2001:db8:1:2::${width}`],
  ])('because too many requests %s wait can be retried later', async (_whom, aspect, addressFor) => {
    const requests = [300, 150, 175, 600, 475].map((width) => ({
      url: `/assets/i/${hash}/${aspect}/${width}.png`,
      remoteAddress: addressFor(width),
    }));
    const responses = await Promise.all(requests.map((one) => app.inject(one)));
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(refused[0]?.json()).toEqual({ text_code: 'BUSY', message: expect.any(String) });
  });
});

it('[IMG-03] 120 clients that disconnect leave no work to do', async () => {
  const busy = await createPictureWorld({ queue: { parallel: 1 } });
  const picture = await busy.draw('places/bench');
  await busy.reopen();
  const shop = Fastify();
  registerImageRoutes(shop, busy.renditions);
  await shop.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.server.address() as AddressInfo;
  const ran = vi.spyOn(busy.pictures, 'run');
  const requests = Array.from({ length: 120 }, (_, index) => {
    const aspect = ['16x3', '8x5', '3x4', '5x8', '9x16', '1x1'][index % 6];
    const width = [125, 150, 175, 200, 250, 300, 375, 400, 475, 500][Math.floor(index / 12)];
    const path = `/assets/i/${picture}/${aspect}/${width}.${index % 2 ? 'avif' : 'webp'}`;
    const one = request({ host: '127.0.0.1', port, path });
    one.on('error', () => {}).end();
    return one;
  });
  await expect.poll(() => ran).toHaveBeenCalled();
  for (const one of requests) one.destroy();
  await expect.poll(() => busy.renditions.waiting).toBe(0);
  const visitor = await shop.inject(`/assets/i/${picture}/4x3/225.webp`);
  expect(visitor.statusCode).toBe(200);
  expect(ran.mock.calls.length).toBeLessThan(10);
  await shop.close();
  await busy.close();
});
