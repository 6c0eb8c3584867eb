import { readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureWorld, testPicture } from '../testkit/pictures.ts';
import type { PictureWorld } from '../testkit/pictures.ts';
import type { Rendition } from './rendition.ts';

let world: PictureWorld;
afterEach(() => world.close());

const requester = { client: 'somebody', signal: new AbortController().signal };
const small = (hash: string, width: number = 100): Rendition => ({
  hash,
  aspect: '4x3',
  width,
  format: 'png',
});
const render = (wanted: Rendition, signal = requester.signal) =>
  world.renditions.rendition(wanted, { client: 'somebody', signal });

async function withPicture(options: Parameters<typeof createPictureWorld>[0] = {}, ready = false) {
  world = await createPictureWorld(options);
  const hash = await world.draw('places/bench', { ready });
  await world.reopen();
  return hash;
}

const cachedFiles = async (): Promise<string[]> =>
  (await readdir(join(world.directory, 'renditions'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

describe('a rendition', () => {
  it('[IMG-03] requested many times at once is made once, complete, and stored', async () => {
    const hash = await withPicture();
    const files = await Promise.all(Array.from({ length: 5 }, () => render(small(hash))));
    expect(new Set(files.map(({ path }) => path)).size).toBe(1);
    const path = files[0]?.path ?? '';
    const { mtimeMs } = await stat(path);
    await render(small(hash));
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    expect(await cachedFiles()).toEqual(['4x3-100.png']);
    expect(await sharp(path).metadata()).toMatchObject({ width: 100, height: 75 });
  });

  it('that came with the shop is served unchanged, and needs no process', async () => {
    const hash = await withPicture({ process: {} }, true);
    const { path } = await render({ ...small(hash, 300), format: 'avif' });
    expect(path).toBe(join(world.seedFolder, 'places/bench-4x3-300.avif'));
    expect(world.pictures.pid).toBeNull();
  });

  it('in the size and format of its original is the original, and needs no process', async () => {
    const hash = await withPicture({ process: {} });
    for (const aspect of ['4x3', 'original'] as const) {
      const { path } = await render({ hash, aspect, width: 400, format: 'avif' });
      expect(path).toBe(join(world.seedFolder, 'places/bench.avif'));
    }
    expect(world.pictures.pid).toBeNull();
    expect((await render({ hash, aspect: '1x1', width: 400, format: 'avif' })).path).not.toContain(
      world.seedFolder,
    );
  });

  it('that came with the shop is also found if the photo itself is the blank', async () => {
    world = await createPictureWorld();
    const hash = await world.draw('products/lantern/1', { ready: true, blank: true });
    await world.reopen();
    expect((await render({ ...small(hash, 300), format: 'avif' })).path).toContain(world.seedFolder);
  });

  it('that came with the shop but is broken is made from the original', async () => {
    const hash = await withPicture({}, true);
    await truncate(join(world.seedFolder, 'places/bench-4x3-300.avif'), 100);
    const { path } = await render({ ...small(hash, 300), format: 'avif' });
    expect(path.startsWith(world.directory)).toBe(true);
    const smaller = await render({ ...small(hash, 100), format: 'webp' });
    expect(await sharp(smaller.path).metadata()).toMatchObject({ width: 100, height: 75 });
    expect(world.reports).toEqual([]);
  });

  it.each([
    ['empty', 0],
    ['cut short', 60],
  ])('whose file is %s is made again, also after a restart', async (_, bytes) => {
    const hash = await withPicture();
    const whole = await render(small(hash));
    await truncate(whole.path, bytes);
    expect(await render(small(hash))).toMatchObject({ size: whole.size });
    await truncate(whole.path, bytes);
    await world.reopen();
    expect(await render(small(hash))).toMatchObject({ size: whole.size });
    expect((await stat(whole.path)).size).toBe(whole.size);
  });

  it('[IMG-03] of an unknown picture is refused', async () => {
    await withPicture();
    await expect(render(small('f'.repeat(32)))).rejects.toMatchObject({
      status: 404,
      textCode: 'NOT_FOUND',
    });
  });
});

describe('the picture process', () => {
  it('exits when it is idle, and starts again', async () => {
    const hash = await withPicture({ process: { idleMs: 20 } });
    await render(small(hash));
    await expect.poll(() => world.pictures.pid).toBeNull();
    await render(small(hash, 300));
    expect(await cachedFiles()).toEqual(['4x3-100.png', '4x3-300.png']);
  });

  it('loses no picture when it is killed', async () => {
    const hash = await withPicture({ process: {} });
    await render(small(hash));
    const renders = Promise.all([render(small(hash, 300)), render(small(hash, 600))]);
    await expect.poll(() => world.pictures.pid).not.toBeNull();
    process.kill(world.pictures.pid ?? 0, 'SIGKILL');
    await renders;
    expect(await cachedFiles()).toEqual(['4x3-100.png', '4x3-300.png', '4x3-600.png']);
  });

  it('is killed when it takes too long, and the picture fails if that happens twice', async () => {
    const hash = await withPicture({ process: { timeoutMs: 1 } });
    await expect(render(small(hash))).rejects.toMatchObject({ status: 503, textCode: 'BUSY', retryAfter: 5 });
    expect(world.reports).toEqual([]);
    await expect(render(small(hash))).rejects.toThrow('missing or damaged');
    expect(world.reports).toEqual([expect.stringContaining('longer than 1 ms')]);
  });
});

describe('the queue of pictures', () => {
  it('rejects requests when it is full', async () => {
    const hash = await withPicture({ queue: { parallel: 1, maxWaiting: 2 } });
    const widths = [100, 300, 600, 150, 225];
    const outcomes = await Promise.allSettled(widths.map((width) => render(small(hash, width))));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { status: 503, textCode: 'BUSY', retryAfter: 5 } });
  });

  it('reserves space for others when one client fills it', async () => {
    const hash = await withPicture({ queue: { parallel: 1, maxWaiting: 3, maxWaitingOfClient: 1 } });
    const greedy = [100, 300, 600].map((width) => render(small(hash, width)));
    const other = world.renditions.rendition(small(hash, 150), { ...requester, client: 'somebody else' });
    const outcomes = await Promise.allSettled(greedy);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect((await other).size).toBeGreaterThan(0);
  });

  it('makes nothing for clients that have disconnected', async () => {
    const hash = await withPicture({ queue: { parallel: 1 } });
    const first = render(small(hash));
    const gone = new AbortController();
    const dropped = [300, 600, 150].map((width) => render(small(hash, width), gone.signal));
    const outcomes = Promise.allSettled(dropped);
    gone.abort(new Error('hung up'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await first;
    await render(small(hash, 225));
    expect(await cachedFiles()).toEqual(['4x3-100.png', '4x3-225.png']);
  });

  it('still makes a picture that another client awaits', async () => {
    const hash = await withPicture({ queue: { parallel: 1 } });
    const first = render(small(hash));
    const gone = new AbortController();
    const dropped = render(small(hash, 300), gone.signal).catch(() => 'gone');
    const patient = render(small(hash, 300));
    gone.abort(new Error('hung up'));
    expect(await dropped).toBe('gone');
    expect((await patient).size).toBeGreaterThan(0);
    await first;
  });
});

describe('a shop that is closing', () => {
  it('finishes the pictures in progress, rejects those that wait, and reports no picture as broken', async () => {
    const hash = await withPicture({ queue: { parallel: 1 }, process: {} });
    const outcomes = Promise.allSettled([100, 150, 225, 300].map((width) => render(small(hash, width))));
    await expect.poll(() => world.pictures.pid).not.toBeNull();
    await world.renditions.close();
    await world.pictures.close();
    // Which of them entered the queue first does not matter.
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    expect([1, 2, 3]).toContain(refused.length);
    for (const each of refused) expect(each).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
    await expect(render(small(hash, 450))).rejects.toMatchObject({ status: 503 });
    expect(world.reports).toEqual([]);
  });
});

describe('the folder of renditions', () => {
  it('evicts the least recently requested file when it is full', async () => {
    const hash = await withPicture({ maxBytes: 60_000 });
    const old = await render({ ...small(hash, 300), format: 'jpg' });
    const long = new Date(Date.now() - 1e9);
    await utimes(old.path, long, long);
    const cached = await render({ ...small(hash, 225), format: 'jpg' });
    await writeFile(join(world.directory, 'renditions', 'left-by-an-older-shop'), Buffer.alloc(60_000));
    await utimes(join(world.directory, 'renditions', 'left-by-an-older-shop'), long, long);
    await world.reopen();
    await render({ ...small(hash, 150), format: 'jpg' });
    const files = await cachedFiles();
    expect(files).not.toContain('left-by-an-older-shop');
    expect(files).toContain('4x3-150.jpg');
    expect((await stat(cached.path)).size).toBe(cached.size);
  });

  it('tracks use: a file that is requested again is not the oldest', async () => {
    const hash = await withPicture();
    const { path } = await render(small(hash));
    const long = new Date(Date.now() - 1e9);
    await utimes(path, long, long);
    await render(small(hash));
    expect(Date.now() - (await stat(path)).atimeMs).toBeLessThan(60_000);
  });
});

describe('an original that cannot be displayed', () => {
  it.each([
    ['is gone', (file: string) => rm(file)],
    ['is cut short', (file: string) => truncate(file, 200)],
    ['is something else', (file: string) => writeFile(file, '<html></html>')],
  ])('because it %s is reported once', async (_, harm) => {
    const hash = await withPicture();
    await harm(join(world.seedFolder, 'places/bench.avif'));
    for (const width of [100, 300, 600])
      await expect(render(small(hash, width))).rejects.toMatchObject({
        placeholder: expect.stringMatching(/^data:image/),
      });
    expect(world.reports).toHaveLength(1);
    expect(world.reports[0]).toContain('places/bench.avif');
  });

  it.each([
    ['1 × 1', 1, 1],
    ['30,000 × 100', 30_000, 100],
  ])('does not include one of %s px', async (_, width, height) => {
    world = await createPictureWorld();
    const { hash } = await world.library.add(await testPicture(width, height).png().toBuffer());
    const { path } = await render({ hash, aspect: '4x3', width: 300, format: 'webp' });
    expect(await sharp(path).metadata()).toMatchObject({ width: 300, height: 225 });
  });
});

it('[SEC-05] an added SVG is served as pixels, so that its scripts cannot run', async () => {
  world = await createPictureWorld();
  const drawing = '<rect width="80" height="60" fill="#0f0"/><script>alert(1)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" onload="alert(1)">${drawing}</svg>`;
  const { hash } = await world.library.add(Buffer.from(svg));
  const { path } = await render({ hash, aspect: '4x3', width: 75, format: 'png' });
  expect(await sharp(path).metadata()).toMatchObject({ format: 'png', width: 75 });
  expect((await sharp(path).stats()).channels[1]?.mean).toBe(255);
});
