import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../../drawing/engine/scene.ts';
import type { Rendition } from './image-service.ts';
import { ImageService } from './image-service.ts';

// The first picture of a process makes its textures, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const scene = (text: string): Scene => ({
  setting: 'paper',
  objects: [{ shape: { kind: 'coaster', w: 90 }, material: 'acrylic-navy', engraving: [{ text, size: 40 }] }],
});
const small = (hash: string, width: number = 100): Rendition => ({
  hash,
  aspect: '4x3',
  width,
  format: 'png',
});

let directory: string;
let images: ImageService;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  images = new ImageService({ directory, threads: 1 });
});

afterEach(async () => {
  await images.close();
  await rm(directory, { recursive: true, force: true });
});

const filesIn = async (): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((e) => e.isFile())
    .map((e) => e.name);

describe('the image service', () => {
  it('[IMG-03] a picture asked for many times at once is made once, whole, and kept', async () => {
    const hash = images.registerScene(scene('A'));
    const paths = await Promise.all(Array.from({ length: 5 }, () => images.rendition(small(hash))));
    expect(new Set(paths).size).toBe(1);
    const { mtimeMs } = await stat(paths[0] as string);
    await images.rendition(small(hash));
    expect((await stat(paths[0] as string)).mtimeMs).toBe(mtimeMs);
    expect(await filesIn()).toEqual(['4x3-100.png']);
    expect(await sharp(paths[0]).metadata()).toMatchObject({ width: 100, height: 75 });
  });

  it('[IMG-03] a picture asked for goes before those made in advance', async () => {
    const early = ['B', 'C', 'D', 'E'].map((text) => images.registerScene(scene(text)));
    const order: string[] = [];
    const warming = images.warm(
      early.map((hash) => small(hash)),
      ({ done, total }) => order.push(`${done}/${total}`),
    );
    const asked = images.registerScene(scene('now'));
    await images.rendition(small(asked));
    order.push('asked');
    await warming;
    expect(order.indexOf('asked')).toBeLessThan(order.length - 1);
    expect(order.filter((entry) => entry !== 'asked')).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });

  it('[IMG-03] what is queued in advance and then asked for moves to the front', async () => {
    const hashes = ['F', 'G', 'H', 'I', 'J'].map((text) => images.registerScene(scene(text)));
    let ready = 0;
    const warming = images.warm(
      hashes.map((hash) => small(hash)),
      ({ done }) => {
        ready = done;
      },
    );
    await images.rendition(small(hashes[4] as string));
    expect(ready).toBeLessThan(5);
    await warming;
    expect(ready).toBe(5);
  });

  it('[IMG-03] sizes of one cut are made of one drawing', async () => {
    const hash = images.registerScene(scene('K'));
    await images.warm([small(hash, 100), small(hash, 300), { ...small(hash, 300), format: 'webp' }]);
    expect((await filesIn()).sort()).toEqual(['4x3-100.png', '4x3-300.png', '4x3-300.webp']);
  });

  it('[IMG-03] an unknown picture is refused', async () => {
    await expect(images.rendition(small('f'.repeat(32)))).rejects.toMatchObject({
      status: 404,
      textCode: 'image_not_found',
    });
  });

  it('[IMG-05] an uploaded picture is kept by its content and cut in the middle', async () => {
    const left = { create: { width: 300, height: 300, channels: 3 as const, background: '#f00' } };
    const bytes = await sharp({ create: { ...left.create, width: 900, background: '#00f' } })
      .composite([{ input: left, left: 300, top: 0 }])
      .png()
      .toBuffer();
    const { hash, size } = await images.addFile(bytes);
    expect(size).toMatchObject({ width: 900, height: 300 });
    expect((await images.addFile(bytes)).hash).toBe(hash);
    const path = await images.rendition({ hash, aspect: '1x1', width: 100, format: 'png' });
    const { channels } = await sharp(path).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([255, 0, 0]);
  });

  it('[SEC-05] an uploaded SVG leaves as pixels, so that nothing in it runs', async () => {
    const drawing = '<rect width="80" height="60" fill="#0f0"/><script>alert(1)</script>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" onload="alert(1)">${drawing}</svg>`;
    const { hash } = await images.addFile(Buffer.from(svg));
    const path = await images.rendition({ hash, aspect: '4x3', width: 75, format: 'png' });
    expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: 75 });
    expect((await sharp(path).stats()).channels[1]?.mean).toBe(255);
  });

  it('[IMG-03] what is no picture is refused', async () => {
    await expect(images.addFile(Buffer.from('<p>Hello</p>'))).rejects.toMatchObject({
      status: 400,
      textCode: 'image_unreadable',
    });
  });
});
