import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { pictureFolder, pictureProblems } from './picture-files.ts';
import { shopPictures } from './shop-pictures.ts';

describe('the committed pictures', () => {
  it('are exactly those that the scenes describe, each with its files', () => {
    expect(pictureProblems(shopPictures, readManifest(pictureFolder), pictureFolder)).toEqual([]);
  });

  it('are neither black nor white', () => {
    const pictures = Object.entries(readManifest(pictureFolder).pictures);
    const means = pictures.map(([name, { colour }]) => {
      const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
      return { name, mean: parts.reduce((sum, part) => sum + part / 3, 0) };
    });
    expect(means.filter(({ mean }) => mean <= 10 || mean >= 245)).toEqual([]);
  });

  it('have lighter and darker areas in the size that a page shows first', async () => {
    const ready = Object.entries(readManifest(pictureFolder).pictures).flatMap(([name, { renditions }]) =>
      renditions.slice(0, 1).map(({ file }) => ({ name, file })),
    );
    const looks = ready.map(async ({ name, file }) => {
      const pixels = await sharp(join(pictureFolder, file)).resize(64, 64).greyscale().raw().toBuffer();
      return { name, spread: Math.max(...pixels) - Math.min(...pixels) };
    });
    expect((await Promise.all(looks)).filter(({ spread }) => spread < 6)).toEqual([]);
  });
});
