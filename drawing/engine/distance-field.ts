import sharp from 'sharp';
import type { Bounds } from './svg-path.ts';

/** One number per cell over a rectangle of a face; row by row, top first. */
export interface Grid {
  data: Float32Array;
  width: number;
  height: number;
  bounds: Bounds;
  /** cells per mm */
  density: number;
}

/** Distances to an outline: exact ones to locate it, and smooth ones whose slope points away from it. */
export interface DistanceField {
  exact: Grid;
  smooth: Grid;
}

/**
 * Draws SVG markup (white on transparent, in mm) and returns its coverage, 0 to 255, with `channels` numbers
 * per pixel.
 */
export async function rasterise(
  markup: string,
  bounds: Bounds,
  density: number,
  channels: 1 | 4,
): Promise<{ data: Buffer; width: number; height: number }> {
  const width = Math.max(1, Math.round((bounds.right - bounds.left) * density));
  const height = Math.max(1, Math.round((bounds.bottom - bounds.top) * density));
  const box = `${bounds.left} ${bounds.top} ${bounds.right - bounds.left} ${bounds.bottom - bounds.top}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${markup}</svg>`;
  const picture = sharp(Buffer.from(svg), { limitInputPixels: false });
  const pixels =
    channels === 4 ? picture.ensureAlpha() : picture.flatten({ background: '#000' }).extractChannel(0);
  const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
  if (info.width !== width || info.height !== height) throw new Error('The drawing came out in another size');
  return { data, width, height };
}

/**
 * The signed distance (mm) of every cell's middle to the edge of what the markup draws: negative inside.
 * White stays and black is cut away.
 */
export async function distanceField(markup: string, bounds: Bounds, density: number): Promise<DistanceField> {
  const { data, width, height } = await rasterise(markup, bounds, density, 1);
  const outside = new Float64Array(width * height);
  const inside = new Float64Array(width * height);
  for (let i = 0; i < outside.length; i++) {
    const coverage = (data[i] as number) / 255;
    if (coverage >= 1) inside[i] = Infinity;
    else if (coverage <= 0) outside[i] = Infinity;
    else {
      const d = 0.5 - coverage;
      outside[i] = Math.max(0, d) ** 2;
      inside[i] = Math.max(0, -d) ** 2;
    }
  }
  transform(outside, width, height);
  transform(inside, width, height);
  const field = new Float32Array(width * height);
  const cell = 1 / density;
  for (let i = 0; i < field.length; i++) {
    field[i] =
      (Math.sqrt(Math.min(outside[i] as number, 1e12)) - Math.sqrt(Math.min(inside[i] as number, 1e12))) *
      cell;
  }
  const exact = { data: field, width, height, bounds, density };
  return { exact, smooth: { ...exact, data: smoothed(smoothed(field, width, height), width, height) } };
}

/** Every cell as the mean of itself and its eight neighbours. */
function smoothed(field: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(field.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const left = field[x > 0 ? i - 1 : i] as number;
      const right = field[x + 1 < width ? i + 1 : i] as number;
      across[i] = (left + (field[i] as number) + right) / 3;
    }
  const both = new Float32Array(field.length);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const above = across[y > 0 ? i - width : i] as number;
      const below = across[y + 1 < height ? i + width : i] as number;
      both[i] = (above + (across[i] as number) + below) / 3;
    }
  return both;
}

/** Exact squared distance transform, first down the columns, then along the rows. */
function transform(grid: Float64Array, width: number, height: number): void {
  const longest = Math.max(width, height);
  const line = new Float64Array(longest);
  const hull = new Int32Array(longest);
  const breaks = new Float64Array(longest + 1);
  for (let x = 0; x < width; x++) transformLine(grid, x, width, height, line, hull, breaks);
  for (let y = 0; y < height; y++) transformLine(grid, y * width, 1, width, line, hull, breaks);
}

const FAR = 1e20;

function transformLine(
  grid: Float64Array,
  offset: number,
  stride: number,
  length: number,
  line: Float64Array,
  hull: Int32Array,
  breaks: Float64Array,
): void {
  for (let q = 0; q < length; q++) line[q] = Math.min(FAR, grid[offset + q * stride] as number);
  let k = 0;
  hull[0] = 0;
  breaks[0] = -FAR;
  breaks[1] = FAR;
  for (let q = 1; q < length; q++) {
    let s = crossing(line, hull[k] as number, q);
    while (k > 0 && s <= (breaks[k] as number)) s = crossing(line, hull[--k] as number, q);
    k++;
    hull[k] = q;
    breaks[k] = s;
    breaks[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while ((breaks[k + 1] as number) < q) k++;
    const r = hull[k] as number;
    grid[offset + q * stride] = (q - r) * (q - r) + (line[r] as number);
  }
}

function crossing(line: Float64Array, r: number, q: number): number {
  return ((line[q] as number) - (line[r] as number) + q * q - r * r) / (2 * (q - r));
}

/** A grid's value at a point in mm, interpolated between cell centres; outside, the border's value. */
export function sampleGrid(grid: Grid, x: number, y: number): number {
  const { data, width, height, bounds, density } = grid;
  let gx = (x - bounds.left) * density - 0.5;
  let gy = (y - bounds.top) * density - 0.5;
  if (gx < 0) gx = 0;
  else if (gx > width - 1.001) gx = width - 1.001;
  if (gy < 0) gy = 0;
  else if (gy > height - 1.001) gy = height - 1.001;
  const ix = gx | 0;
  const iy = gy | 0;
  const fx = gx - ix;
  const fy = gy - iy;
  const i = iy * width + ix;
  const a = data[i] as number;
  const b = data[i + 1] as number;
  const c = data[i + width] as number;
  const d = data[i + width + 1] as number;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}
