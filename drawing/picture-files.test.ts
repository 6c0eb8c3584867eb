import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sceneHash } from './engine/scene-hash.ts';
import type { Scene } from './engine/scene.ts';
import type { DrawnPicture, Manifest } from './manifest.ts';
import { pictureProblems } from './picture-files.ts';
import type { ShopPicture } from './shop-pictures.ts';
import { takePicture } from './take-picture.ts';

/** In the smallest frame, which is drawn in half the time of a product's. */
const SCENE: Scene = {
  frame: '1920x700',
  setting: 'paper',
  view: 'flat',
  objects: [
    {
      shape: { kind: 'rounded-rect', w: 200, h: 100 },
      material: 'slate',
      engraving: [{ text: 'Ada', font: 'slab-bold', size: 40 }],
    },
  ],
};
const NAME = 'products/slate-plate/plain';
const WANTED: ShopPicture = {
  name: NAME,
  scene: SCENE,
  hash: sceneHash(SCENE),
  slots: [{ aspect: '4x3', width: 300 }],
  blank: true,
};

/** Drawn once; each test works on a copy. */
let studio: string;
let drawn: DrawnPicture;
beforeAll(async () => {
  studio = mkdtempSync(join(tmpdir(), 'studio-'));
  drawn = await takePicture(WANTED, studio, undefined);
});
afterAll(() => rmSync(studio, { recursive: true, force: true }));

describe('a picture and its files', () => {
  let folder: string;
  let manifest: Manifest;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    cpSync(studio, folder, { recursive: true });
    manifest = { version: 1, pictures: { [NAME]: drawn } };
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are one original, its prepared sizes and its blank, with the corners of the engraved area', async () => {
    expect(pictureProblems([WANTED], manifest, folder)).toEqual([]);
    const { file, width, height, blank, renditions } = drawn;
    const original = await sharp(join(folder, file)).metadata();
    expect(original).toMatchObject({ width: 1920, height: 700, format: 'heif' });
    expect({ width, height }).toEqual({ width: 1920, height: 700 });
    const small = await sharp(join(folder, renditions?.[0]?.file ?? '')).metadata();
    expect(small).toMatchObject({ width: 300, height: 225 });
    const [[left, top], , [right, bottom]] = blank?.corners ?? [
      [0, 0],
      [0, 0],
      [0, 0],
    ];
    expect([left < 960, top < 350, right > 960, bottom > 350]).toEqual([true, true, true, true]);
    // Within the corners, one is engraved and the other is plain slate.
    const area = { left, top, width: right - left, height: bottom - top };
    const unevenness = async (name: string | undefined): Promise<number> => {
      const within = await sharp(join(folder, name ?? ''))
        .extract(area)
        .greyscale()
        .png()
        .toBuffer();
      return (await sharp(within).stats()).channels[0]?.stdev ?? 0;
    };
    expect(await unevenness(file)).toBeGreaterThan(2 * (await unevenness(blank?.file)));
  });

  it('disagree when the scene changes, a file changes or is missing, or one is left over', () => {
    const other = { ...WANTED, hash: sceneHash({ ...SCENE, zoom: 1.2 }) };
    expect(pictureProblems([other], manifest, folder)).toEqual([
      `${NAME} is not as its scene says: npm run draw`,
    ]);
    expect(pictureProblems([{ ...WANTED, slots: [] }], manifest, folder)).toHaveLength(1);
    expect(pictureProblems([{ ...WANTED, blank: false }], manifest, folder)).toHaveLength(1);
    expect(pictureProblems([], manifest, folder)).toEqual([
      `${NAME} is in the manifest, and no scene of that name`,
    ]);
    const stray = join(folder, 'groups/old.avif');
    mkdirSync(dirname(stray));
    writeFileSync(stray, 'x');
    expect(pictureProblems([WANTED], manifest, folder)).toEqual(['groups/old.avif is not in the manifest']);
    rmSync(stray);
    writeFileSync(join(folder, `${NAME}.avif`), 'damaged');
    expect(pictureProblems([WANTED], manifest, folder)).toEqual([
      `${NAME}.avif is not the file that was drawn`,
    ]);
    rmSync(join(folder, `${NAME}-blank.avif`));
    expect(pictureProblems([WANTED], manifest, folder)).toEqual([`${NAME}-blank.avif is missing`]);
  });

  it('are cropped again, and not drawn, when only a slot is added', async () => {
    const more = { ...WANTED, slots: [...WANTED.slots, { aspect: '1x1', width: 100 }] };
    const after = await takePicture(more, folder, drawn);
    expect([after.hash, after.blank]).toEqual([drawn.hash, drawn.blank]);
    expect(pictureProblems([more], { version: 1, pictures: { [NAME]: after } }, folder)).toEqual([]);
  });
});
