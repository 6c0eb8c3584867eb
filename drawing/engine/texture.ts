import { clamp01 } from './noise.ts';

const CHANNELS = 6;

/**
 * A tile of material: colour, relief slopes and roughness, with smaller copies of itself for distant
 * surfaces.
 */
export interface Texture {
  levels: { data: Uint8Array; width: number; height: number }[];
  width: number;
  height: number;
  /** mm that the tile spans */
  spanX: number;
  spanY: number;
}

/** One cell as filled by a texture function. Colours are as seen (0 to 1), height in mm. */
export interface Cell {
  r: number;
  g: number;
  b: number;
  height: number;
  rough: number;
}

/** A sampled texture value. Colours are linear light. */
export interface Texel {
  r: number;
  g: number;
  b: number;
  slopeX: number;
  slopeY: number;
  rough: number;
}

export function newTexel(): Texel {
  return { r: 0, g: 0, b: 0, slopeX: 0, slopeY: 0, rough: 0 };
}

interface TileSize {
  width: number;
  height: number;
  spanX: number;
  spanY: number;
}

/**
 * Creates a tile: `make` gets the position (0 to 1 in both directions; it must repeat) and fills the cell.
 * Sizes are powers of two.
 */
export function buildTexture(size: TileSize, make: (u: number, v: number, cell: Cell) => void): Texture {
  const { width, height, spanX, spanY } = size;
  const data = new Uint8Array(width * height * CHANNELS);
  const heights = new Float32Array(width * height);
  const cell: Cell = { r: 0, g: 0, b: 0, height: 0, rough: 0.5 };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      cell.height = 0;
      cell.rough = 0.5;
      make(x / width, y / height, cell);
      const o = i * CHANNELS;
      data[o] = clamp01(cell.r) * 255 + 0.5;
      data[o + 1] = clamp01(cell.g) * 255 + 0.5;
      data[o + 2] = clamp01(cell.b) * 255 + 0.5;
      data[o + 5] = clamp01(cell.rough) * 255 + 0.5;
      heights[i] = cell.height;
    }
  addSlopes(data, heights, size);
  return { levels: shrink(data, width, height), width, height, spanX, spanY };
}

function addSlopes(data: Uint8Array, heights: Float32Array, { width, height, spanX, spanY }: TileSize): void {
  const acrossX = width / (2 * spanX);
  const acrossY = height / (2 * spanY);
  for (let y = 0, i = 0; y < height; y++) {
    const above = ((y + height - 1) % height) * width;
    const below = ((y + 1) % height) * width;
    for (let x = 0; x < width; x++, i++) {
      const left = y * width + ((x + width - 1) % width);
      const right = y * width + ((x + 1) % width);
      const sx = ((heights[right] as number) - (heights[left] as number)) * acrossX;
      const sy = ((heights[below + x] as number) - (heights[above + x] as number)) * acrossY;
      data[i * CHANNELS + 3] = clamp01(sx * 0.5 + 0.5) * 255 + 0.5;
      data[i * CHANNELS + 4] = clamp01(sy * 0.5 + 0.5) * 255 + 0.5;
    }
  }
}

function shrink(data: Uint8Array, width: number, height: number): Texture['levels'] {
  const levels = [{ data, width, height }];
  let last = { data, width, height };
  while (last.width > 4 && last.height > 4) {
    const w = last.width >> 1;
    const h = last.height >> 1;
    const next = new Uint8Array(w * h * CHANNELS);
    const row = last.width * CHANNELS;
    for (let y = 0, o = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const i = (2 * y * last.width + 2 * x) * CHANNELS;
        for (let c = 0; c < CHANNELS; c++, o++) {
          const sum =
            (last.data[i + c] as number) +
            (last.data[i + c + CHANNELS] as number) +
            (last.data[i + c + row] as number) +
            (last.data[i + c + row + CHANNELS] as number);
          next[o] = (sum + 2) >> 2;
        }
      }
    last = { data: next, width: w, height: h };
    levels.push(last);
  }
  return levels;
}

const sums = new Float64Array(CHANNELS);

/** Reads a texture at a point in mm, smoothed to `footprint` mm, into `texel`. */
export function sampleTexture(texture: Texture, x: number, y: number, footprint: number, texel: Texel): void {
  const u = x / texture.spanX;
  const v = y / texture.spanY;
  const covered = Math.log2(Math.max(1e-6, (footprint * texture.width) / texture.spanX));
  const detail = covered + Math.min(1.1, Math.max(0, covered - 2.2) * 0.7);
  const top = texture.levels.length - 1;
  const level = detail <= 0 ? 0 : detail >= top ? top : detail;
  const base = Math.floor(level);
  const rest = level - base;
  sums.fill(0);
  addLevel(texture, base, u, v, 1 - rest);
  if (rest > 0.02 && base < top) addLevel(texture, base + 1, u, v, rest);
  else if (rest > 0) for (let c = 0; c < CHANNELS; c++) (sums[c] as number) /= 1 - rest || 1;
  const r = sums[0] as number;
  const g = sums[1] as number;
  const b = sums[2] as number;
  texel.r = (r * r) / 65025;
  texel.g = (g * g) / 65025;
  texel.b = (b * b) / 65025;
  texel.slopeX = (sums[3] as number) / 127.5 - 1.004;
  texel.slopeY = (sums[4] as number) / 127.5 - 1.004;
  texel.rough = (sums[5] as number) / 255;
}

function addLevel(texture: Texture, level: number, u: number, v: number, weight: number): void {
  const { data, width, height } = texture.levels[level] as {
    data: Uint8Array;
    width: number;
    height: number;
  };
  let gx = u * width - 0.5;
  let gy = v * height - 0.5;
  const x0 = Math.floor(gx);
  const y0 = Math.floor(gy);
  gx -= x0;
  gy -= y0;
  const maskX = width - 1;
  const maskY = height - 1;
  const left = (x0 & maskX) * CHANNELS;
  const right = ((x0 + 1) & maskX) * CHANNELS;
  const upper = (y0 & maskY) * width * CHANNELS;
  const lower = ((y0 + 1) & maskY) * width * CHANNELS;
  const wa = (1 - gx) * (1 - gy) * weight;
  const wb = gx * (1 - gy) * weight;
  const wc = (1 - gx) * gy * weight;
  const wd = gx * gy * weight;
  for (let c = 0; c < CHANNELS; c++) {
    sums[c] =
      (sums[c] as number) +
      (data[upper + left + c] as number) * wa +
      (data[upper + right + c] as number) * wb +
      (data[lower + left + c] as number) * wc +
      (data[lower + right + c] as number) * wd;
  }
}
