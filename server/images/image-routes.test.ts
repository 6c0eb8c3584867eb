import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../drawing/engine/scene.ts';
import { registerImageRoutes } from './image-routes.ts';
import { ImageService } from './image-service.ts';

// The first picture of a process makes its textures, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SCENE: Scene = {
  setting: 'paper',
  objects: [
    { shape: { kind: 'disc', d: 90 }, material: 'acrylic-teal', engraving: [{ text: 'Hi', size: 30 }] },
  ],
};

let directory: string;
let images: ImageService;
let app: FastifyInstance;
let hash: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  images = new ImageService({ directory, threads: 1 });
  hash = images.registerScene(SCENE);
  app = Fastify();
  registerImageRoutes(app, images);
});

afterAll(async () => {
  await app.close();
  await images.close();
  await rm(directory, { recursive: true, force: true });
});

describe('picture addresses', () => {
  it.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
  ])('[IMG-03] a picture is served as %s, for ever', async (extension, type, format) => {
    const answer = await app.inject(`/assets/i/${hash}/4x3/100.${extension}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 100, height: 75 });
  });

  it('[IMG-02, A45] width and height before the file name give the same bytes', async () => {
    const plain = await app.inject(`/assets/i/${hash}/4x3/300.jpg`);
    const sized = await app.inject(`/assets/i/${hash}/4x3/300x225/photo.jpg`);
    expect(sized.statusCode).toBe(200);
    expect(sized.rawPayload.equals(plain.rawPayload)).toBe(true);
    expect(sized.headers.etag).toBe(plain.headers.etag);
  });

  it('[IMG-03] a picture that the browser has is not sent again', async () => {
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
    '4x3/2025.jpg',
    '4x3/0.jpg',
    '4x3/-100.jpg',
    '5x7/100.jpg',
    '4x3/100.gif',
    '4x3/100',
    '4x3/300x224/photo.jpg',
  ])('[IMG-03, A47] %s is refused, so that nobody can fill the disk', async (rest) => {
    const answer = await app.inject(`/assets/i/${hash}/${rest}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ text_code: 'image_size_not_allowed', message: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['0123456789abcdef0123456789abcdef', 'nonsense', '..%2f..%2fetc'])(
    '[IMG-03] the unknown picture %s is not found',
    async (unknown) => {
      const answer = await app.inject(`/assets/i/${unknown}/4x3/100.jpg`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ text_code: 'image_not_found', message: expect.any(String) });
    },
  );

  it('[A47] Square is 1x1', async () => {
    const square = await app.inject(`/assets/i/${hash}/Square/100.jpg`);
    const same = await app.inject(`/assets/i/${hash}/1x1/100.jpg`);
    expect(square.rawPayload.equals(same.rawPayload)).toBe(true);
    expect(await sharp(square.rawPayload).metadata()).toMatchObject({ width: 100, height: 100 });
  });
});
