import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureWorld, testPicture } from '../testkit/pictures.ts';
import type { PictureWorld } from '../testkit/pictures.ts';
import { seededPicture } from './picture-reference.ts';

const CARD = { aspect: '4x3', width: 300 };

let world: PictureWorld;
beforeEach(async () => {
  world = await createPictureWorld();
});
afterEach(() => world.close());

describe('the library of originals', () => {
  it('[IMG-01] returns records of pictures by their name and by their hash', async () => {
    const hash = await world.draw('places/bench', { width: 640, height: 320 });
    await world.reopen();
    const record = world.library.record(seededPicture('places/bench'), { aspect: 'original', width: 600 });
    expect(record).toMatchObject({ url: `/assets/i/${hash}/original/600.jpg`, width: 600, height: 300 });
    expect(world.library.record(hash, { aspect: 'original', width: 600 })).toEqual(record);
    expect(world.library.hashOf('places/bench')).toBe(hash);
  });

  it('stores an added picture by its content, with its size and colour, even after a restart', async () => {
    const bytes = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const { hash } = await world.library.add(bytes);
    expect((await world.library.add(bytes)).hash).toBe(hash);
    await world.reopen();
    const record = world.library.record(hash, { aspect: 'original', width: 300 });
    expect(record).toMatchObject({ width: 300, height: 100, placeholder: expect.stringContaining('ff0000') });
  });

  it('stores a picture again that another process has removed meanwhile', async () => {
    const bytes = await testPicture(80, 60, 'portrait').png().toBuffer();
    const { library: elsewhere } = world;
    const { hash } = await elsewhere.add(bytes);
    await world.reopen();
    expect(world.library.find(hash)).toMatchObject({ width: 80 });
    await elsewhere.remove(hash);
    const { file } = await world.library.add(bytes);
    expect(await readFile(String(file))).toEqual(bytes);
    await world.reopen();
    expect(world.library.find(hash)).toMatchObject({ width: 80 });
  });

  it('rotates a photo by its orientation', async () => {
    const bytes = await testPicture(80, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await world.library.add(bytes)).toMatchObject({ width: 60, height: 80 });
  });

  it.each([
    ['no picture', () => Promise.resolve(Buffer.from('<p>Hello</p>'))],
    ['empty', () => Promise.resolve(Buffer.alloc(0))],
    [
      '30,000 × 30,000 px',
      () =>
        Promise.resolve(
          Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"></svg>'),
        ),
    ],
  ])('[SEC-05] refuses a file that is %s', async (_, bytes) => {
    await expect(world.library.add(await bytes())).rejects.toMatchObject({
      status: 400,
      textCode: 'IMAGE_UNREADABLE',
    });
  });
});

describe('a picture that the shop does not have', () => {
  it('has a placeholder as its record, and is reported once', async () => {
    await world.draw('places/bench');
    await world.reopen();
    const [first, again] = [1, 2].map(() => world.library.record(seededPicture('places/gone'), CARD));
    expect(first).toEqual(again);
    expect(first).toMatchObject({ width: 300, height: 225, placeholder: expect.stringMatching(/^data:/) });
    expect(world.reports).toEqual([expect.stringContaining('places/gone')]);
    expect(world.library.hashOf('places/gone')).toBe(first?.url.split('/')[3]);
    expect(world.library.has('places/gone')).toBe(false);
  });

  it.each([
    ['another version', '{"version":2,"pictures":{}}', 'version 2'],
    ['half a file', '{"version":1,', 'JSON'],
  ])('because the manifest is %s is reported once for all pictures', async (_, manifest, report) => {
    await world.draw('places/bench');
    await world.reopen({ manifest });
    for (const name of ['places/bench', 'groups/slate'])
      expect(world.library.record(seededPicture(name), CARD).placeholder).toMatch(/^data:/);
    expect(world.reports).toEqual([expect.stringContaining(report)]);
  });

  it('because its record is damaged counts as missing', async () => {
    const { hash } = await world.library.add(await testPicture(40, 30).png().toBuffer());
    await writeFile(join(world.directory, 'originals', `${hash}.json`), '{"width":0}');
    await world.reopen();
    expect(world.library.find(hash)).toBeUndefined();
    expect(world.library.record(hash, CARD).placeholder).toMatch(/^data:/);
    expect(world.reports).toHaveLength(1);
  });
});
