import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { testPicture } from '../testkit/pictures.ts';
import { isCompletePicture } from './complete-picture.ts';

const FORMATS = [
  ['avif', (picture: Sharp) => picture.avif({ effort: 0 })],
  ['webp', (picture: Sharp) => picture.webp()],
  ['jpg', (picture: Sharp) => picture.jpeg({ progressive: true })],
  ['png', (picture: Sharp) => picture.png()],
] as const;

const flat = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background } });

describe.each(FORMATS)('a picture file as %s', (format, encode) => {
  it('is complete as the encoder wrote it, even if it has one colour', async () => {
    for (const picture of [testPicture(90, 60), flat(1, '#000'), flat(2000, '#000'), flat(700, '#fff')])
      expect(isCompletePicture(await encode(picture).toBuffer(), format)).toBe(true);
  });

  it('is incomplete when it is empty, truncated, of another format or ends in zeros', async () => {
    const bytes = await encode(testPicture(600, 450)).toBuffer();
    const zeros = Buffer.concat([bytes.subarray(0, -600), Buffer.alloc(600)]);
    const other = Buffer.from('<html>An error page of a proxy that is long enough</html>');
    for (const broken of [Buffer.alloc(0), bytes.subarray(0, -1), bytes.subarray(0, 30), zeros, other])
      expect(isCompletePicture(broken, format)).toBe(false);
  });
});
