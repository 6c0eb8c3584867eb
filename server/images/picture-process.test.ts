import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPicture } from '../testkit/pictures.ts';
import { PictureProcess, PictureUnfinished } from './picture-process.ts';

const pictures = new PictureProcess({ maxPhotosWaiting: 2 });
let folder: string;
let photo: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
  photo = join(folder, 'photo.png');
  await testPicture(400, 300).png().toFile(photo);
});
afterAll(async () => {
  await pictures.close();
  await rm(folder, { recursive: true });
});

it('photos of shoppers are taken in one at a time, and refused when too many wait', async () => {
  const sent = Array.from({ length: 5 }, () =>
    pictures.run({ kind: 'reencode', source: photo, maxSide: 100 }),
  );
  const resized = pictures.run({
    kind: 'resize',
    source: photo,
    target: join(folder, 'small.png'),
    width: 100,
    height: 75,
    format: 'png',
  });
  const outcomes = await Promise.allSettled(sent);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(outcomes[3]).toMatchObject({ reason: expect.any(PictureUnfinished) });
  expect((await resized).bytes).toBeGreaterThan(0);
});
