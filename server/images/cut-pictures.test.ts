import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureWorld } from '../testkit/pictures.ts';
import type { PictureWorld } from '../testkit/pictures.ts';

const SIDE = 480;
const WIDTH = 320;

/** Redder from left to right, greener from top to bottom, so that its colours tell which part was kept. */
async function squarePicture(): Promise<Buffer> {
  const shades = Array.from({ length: SIDE }, (_, place) => Math.round((place * 255) / (SIDE - 1)));
  const pixels = Buffer.from(shades.flatMap((green) => shades.flatMap((red) => [red, green, 0])));
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

// A single process crops them all: starting one takes longer than cropping eight pictures.
let world: PictureWorld;
let hash: string;
beforeAll(async () => {
  world = await createPictureWorld();
  ({ hash } = await world.library.add(await squarePicture()));
});
afterAll(() => world.close());

describe('a square picture', () => {
  it.each([
    ['16x3', 60],
    ['16x9', 180],
    ['8x5', 200],
    ['4x3', 240],
    ['1x1', 320],
    ['3x4', 427],
    ['5x8', 512],
    ['9x16', 569],
  ] as const)(
    '[IMG-05] at %s is cropped to its centre and not stretched, %i px high',
    async (aspect, height) => {
      const wanted = { hash, aspect, width: WIDTH, format: 'png' } as const;
      const requester = { client: 'somebody', signal: new AbortController().signal };
      const { path } = await world.renditions.rendition(wanted, requester);
      const file = await readFile(path);
      expect(await sharp(file).metadata()).toMatchObject({ width: WIDTH, height });
      const { channels } = await sharp(file).stats();
      const sharesLeft = [Math.min(1, WIDTH / height), Math.min(1, height / WIDTH)];
      for (const [colour, share] of sharesLeft.entries()) {
        const { min = 0, max = 0, mean = 0 } = channels[colour] ?? {};
        expect(Math.abs(mean - 127.5)).toBeLessThan(1);
        expect(Math.abs(max - min - share * 255)).toBeLessThan(3);
      }
    },
  );
});
