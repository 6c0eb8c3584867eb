import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { engravablePlane, renderScene } from './engine/render.ts';
import type { Picture } from './engine/render.ts';
import { sceneSize } from './engine/scene.ts';
import type { DrawnPicture, Rendition } from './manifest.ts';
import { hashOfFile } from './picture-files.ts';
import type { ShopPicture } from './shop-pictures.ts';
import type { Slot } from './slots.ts';

const ORIGINAL = { quality: 56, effort: 3, chromaSubsampling: '4:2:0' } as const;
const READY_MADE = { quality: 56, effort: 2, chromaSubsampling: '4:2:0' } as const;

/**
 * Draws a picture and writes its files under `folder`. If the same scene has been drawn already, only missing
 * sizes are cut.
 * @param drawn the picture's manifest entry, if its files exist
 */
export async function takePicture(
  wanted: ShopPicture,
  folder: string,
  drawn: DrawnPicture | undefined,
): Promise<DrawnPicture> {
  const { name, scene, hash, slots } = wanted;
  const { width, height } = sceneSize(scene);
  const file = `${name}.avif`;
  const isSame = drawn?.scene === hash;
  const pixels = isSame ? sharp(join(folder, drawn.file)) : asSharp(await renderScene(scene, width, height));
  const own = isSame ? drawn.hash : write(folder, file, await pixels.clone().avif(ORIGINAL).toBuffer());
  const renditions: Rendition[] = [];
  const known = isSame ? drawn.renditions : [];
  for (const slot of slots) renditions.push(cutAs(slot, known) ?? (await cut(pixels, name, folder, slot)));
  const blank = wanted.blank ? await blankOf(wanted, folder, isSame ? drawn : undefined) : undefined;
  return {
    file,
    hash: own,
    width,
    height,
    colour: isSame ? drawn.colour : await averageColour(pixels),
    scene: hash,
    renditions,
    ...(blank ? { blank } : {}),
  };
}

const cutAs = (slot: Slot, renditions: readonly Rendition[]): Rendition | undefined =>
  renditions.find(({ aspect, width }) => aspect === slot.aspect && width === slot.width);

function asSharp({ data, width, height }: Picture): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

function write(folder: string, file: string, bytes: Buffer): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return hashOfFile(path);
}

async function cut(pixels: Sharp, name: string, folder: string, { aspect, width }: Slot): Promise<Rendition> {
  const [across = 4, down = 3] = aspect.split('x').map(Number);
  const height = Math.max(1, Math.round((width * down) / across));
  const file = `${name}-${aspect}-${width}.avif`;
  const sized = pixels
    .clone()
    .resize(width, height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' });
  write(folder, file, await sized.avif(READY_MADE).toBuffer());
  return { aspect, width, format: 'avif', file };
}

async function blankOf(
  { name, scene }: ShopPicture,
  folder: string,
  drawn: DrawnPicture | undefined,
): Promise<DrawnPicture['blank']> {
  const { width, height } = sceneSize(scene);
  const corners = engravablePlane(scene, width, height);
  if (corners && drawn?.blank) return { ...drawn.blank, corners };
  if (!corners) throw new Error(`Nothing in ${name} faces the camera: where is it engraved?`);
  const file = `${name}-blank.avif`;
  const pixels = asSharp(await renderScene(scene, width, height, true));
  return { file, hash: write(folder, file, await pixels.avif(ORIGINAL).toBuffer()), corners };
}

async function averageColour(pixels: Sharp): Promise<string> {
  const { data } = await pixels
    .clone()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}
