import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', 'public');
const MARKS = [
  'logo.svg',
  'logo-dark.svg',
  'favicon.svg',
  'icon-180.png',
  'icon-192.png',
  'icon-512.png',
] as const;
/** An icon file starts with 6 bytes of its own and 16 for each picture in it. */
const ICON_HEADER = { bytes: 22, offsetAt: 18, lengthAt: 14 };

const isDrawn = async (picture: Buffer) => {
  const { channels } = await sharp(picture).flatten({ background: '#888888' }).stats();
  return Math.max(...channels.map(({ stdev }) => stdev)) > 20;
};

describe('the shop’s marks', () => {
  it.each(MARKS)('%s can be rendered, and needs no font', async (name) => {
    const file = await readFile(join(folder, 'assets', 'brand', name));
    expect(file.toString('latin1')).not.toContain('<text');
    expect(await isDrawn(file)).toBe(true);
  });

  it('the favicon adapts to light and dark', async () => {
    const favicon = await readFile(join(folder, 'assets', 'brand', 'favicon.svg'), 'utf8');
    expect(favicon).toContain('prefers-color-scheme:dark');
  });

  it('the icon for browsers that request /favicon.ico contains the 32 px mark', async () => {
    const icon = await readFile(join(folder, 'favicon.ico'));
    expect(icon.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]));
    expect(icon.readUInt32LE(ICON_HEADER.offsetAt)).toBe(ICON_HEADER.bytes);
    const picture = icon.subarray(ICON_HEADER.bytes);
    expect(icon.readUInt32LE(ICON_HEADER.lengthAt)).toBe(picture.length);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
    expect(await isDrawn(picture)).toBe(true);
  });
});
