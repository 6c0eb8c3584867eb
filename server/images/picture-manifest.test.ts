import { describe, expect, it } from 'vitest';
import { parsePictureManifest, readPictureManifest } from './picture-manifest.ts';

const HASH = '0123456789abcdef0123456789abcdef';

const picture = {
  file: 'products/cork-trivet/banksia.avif',
  hash: HASH,
  width: 2000,
  height: 1500,
  colour: '#b98d60',
  scene: HASH,
  renditions: [
    { aspect: '4x3', width: 300, format: 'avif', file: 'products/cork-trivet/banksia-4x3-300.avif' },
  ],
  blank: {
    file: 'products/cork-trivet/banksia-blank.avif',
    hash: HASH,
    corners: [
      [400, 300],
      [1600, 310],
      [1580, 1200],
      [420, 1190],
    ],
  },
};

const manifestOf = (difference: object, version: unknown = 1): string =>
  JSON.stringify({ version, pictures: { 'products/cork-trivet/banksia': { ...picture, ...difference } } });

describe('the picture manifest', () => {
  it('contains each picture with its file, size, colour, renditions and blank', () => {
    expect(parsePictureManifest(manifestOf({})).pictures).toEqual({
      'products/cork-trivet/banksia': picture,
    });
  });

  it.each([2, 0, '1', null])('is refused with version %s', (version) => {
    expect(() => parsePictureManifest(manifestOf({}, version))).toThrow(/version .*, not 1/);
  });

  it.each([
    ['no JSON', '{"version":1,', 'is no JSON'],
    ['no object', '[]', 'version undefined'],
    ['a file outside its folder', manifestOf({ file: '../secret.avif' }), '/file'],
    ['a hash of another length', manifestOf({ hash: 'abc' }), '/hash'],
    ['a width of 30,000 px', manifestOf({ width: 30_000 }), '/width'],
    ['a colour by its name', manifestOf({ colour: 'red' }), '/colour'],
    ['three corners', manifestOf({ blank: { ...picture.blank, corners: [[0, 0]] } }), '/corners'],
  ])('with %s is refused, and the error is named', (_, text, fault) => {
    expect(() => parsePictureManifest(text)).toThrow(fault);
  });

  it('is refused by its path if it is missing', async () => {
    await expect(readPictureManifest('no-such-folder/manifest.json')).rejects.toThrow(
      'no-such-folder/manifest.json',
    );
  });
});
