import sharp from 'sharp';
import type { Grid } from '../distance-field.ts';
import { rasterise } from '../distance-field.ts';
import type { Bounds } from '../svg-path.ts';

/** What is on a face: laser marks (with their smoke) and print. */
export interface FaceArt {
  marks?: { coverage: Grid; smoke: Grid };
  print?: Ink;
  foil?: Ink;
}

/** A coloured layer, four numbers per cell. */
export interface Ink {
  data: Buffer;
  width: number;
  height: number;
  bounds: Bounds;
  density: number;
}

/** SVG markup in mm of what is on a face; '' or undefined where there is none. */
export interface FaceMarkup {
  /** white: laser marks */
  marks?: string;
  /** coloured: printed, painted, stuck on */
  print?: string;
  /** coloured: metallic */
  foil?: string;
  /** bounding box of all of it */
  bounds?: Bounds | undefined;
}

const SMOKE_MM = 1.1;

/** Draws a face's art for a picture with `density` px per mm. */
export async function drawFaceArt(markup: FaceMarkup, bounds: Bounds, density: number): Promise<FaceArt> {
  const art: FaceArt = {};
  if (markup.marks) art.marks = await drawMarks(markup.marks, bounds, density);
  if (markup.print) art.print = { ...(await rasterise(markup.print, bounds, density, 4)), bounds, density };
  if (markup.foil) art.foil = { ...(await rasterise(markup.foil, bounds, density, 4)), bounds, density };
  return art;
}

async function drawMarks(markup: string, bounds: Bounds, density: number): Promise<FaceArt['marks']> {
  const { data, width, height } = await rasterise(markup, bounds, density, 1);
  const coverage = toGrid(data, width, height, bounds, density);
  const coarse = Math.max(0.5, Math.min(density, 3));
  const w = Math.max(2, Math.round((width * coarse) / density));
  const h = Math.max(2, Math.round((height * coarse) / density));
  const sigma = Math.max(0.4, SMOKE_MM * coarse);
  const blurred = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(w, h, { fit: 'fill' })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return { coverage, smoke: toGrid(blurred, w, h, bounds, coarse) };
}

function toGrid(data: Buffer, width: number, height: number, bounds: Bounds, density: number): Grid {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i++) values[i] = (data[i] as number) / 255;
  return { data: values, width, height, bounds, density };
}

const inkScratch = { r: 0, g: 0, b: 0, a: 0 };

/** The printed colour (as seen, 0 to 1, premultiplied) at a point in mm. The result is reused by the next call. */
export function samplePrint(print: Ink, x: number, y: number): typeof inkScratch {
  const { data, width, height, bounds, density } = print;
  const gx = Math.min(Math.max((x - bounds.left) * density - 0.5, 0), width - 1.001);
  const gy = Math.min(Math.max((y - bounds.top) * density - 0.5, 0), height - 1.001);
  const ix = gx | 0;
  const iy = gy | 0;
  const fx = gx - ix;
  const fy = gy - iy;
  inkScratch.r = inkScratch.g = inkScratch.b = inkScratch.a = 0;
  addInk(data, (iy * width + ix) * 4, (1 - fx) * (1 - fy));
  addInk(data, (iy * width + ix + 1) * 4, fx * (1 - fy));
  addInk(data, ((iy + 1) * width + ix) * 4, (1 - fx) * fy);
  addInk(data, ((iy + 1) * width + ix + 1) * 4, fx * fy);
  return inkScratch;
}

function addInk(data: Buffer, i: number, weight: number): void {
  const alpha = ((data[i + 3] as number) / 255) * weight;
  const scale = alpha / 255;
  inkScratch.r += (data[i] as number) * scale;
  inkScratch.g += (data[i + 1] as number) * scale;
  inkScratch.b += (data[i + 2] as number) * scale;
  inkScratch.a += alpha;
}
