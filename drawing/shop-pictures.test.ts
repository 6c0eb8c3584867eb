import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { pictureFolder, pictureProblems } from './picture-files.ts';
import { shopPictures } from './shop-pictures.ts';

describe('the committed pictures', () => {
  it('are those that the scenes say, each with its files, and no others', () => {
    expect(pictureProblems(shopPictures, readManifest(pictureFolder), pictureFolder)).toEqual([]);
  });

  it('each shows something: light and dark, and no mere white or black', async () => {
    const blots = Object.entries(readManifest(pictureFolder).pictures).map(
      async ([name, { placeholder }]) => {
        const { channels } = await sharp(Buffer.from(placeholder.split(',')[1] ?? '', 'base64')).stats();
        const spread = Math.max(...channels.map(({ max, min }) => max - min));
        const mean = channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean / 3, 0);
        return { name, isFine: spread > 20 && mean > 10 && mean < 245 };
      },
    );
    expect((await Promise.all(blots)).filter(({ isFine }) => !isFine)).toEqual([]);
  });
});
