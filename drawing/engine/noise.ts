import { seededRandom } from './seeded-random.ts';

const SIZE_X = 256;
const SIZE_Y = 1024;
const MASK_X = SIZE_X - 1;
const MASK_Y = SIZE_Y - 1;
const LATTICE = makeLattice();

function makeLattice(): Float32Array {
  const random = seededRandom('lattice');
  return Float32Array.from({ length: SIZE_X * SIZE_Y }, () => random());
}

/** A fixed random number in [0, 1) for a grid cell. */
export function cellNoise(x: number, y: number): number {
  return LATTICE[((y & MASK_Y) << 8) | (x & MASK_X)] as number;
}

/**
 * Smooth noise in [0, 1) that repeats after `periodX` by `periodY` cells (at most 256 by 1024), for textures that tile.
 * `layer` picks one of many independent fields.
 */
export function tileNoise(x: number, y: number, periodX: number, periodY: number, layer: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const shiftX = layer * 37;
  const shiftY = layer * 101;
  const wrappedX = ((floorX % periodX) + periodX) % periodX;
  const wrappedY = ((floorY % periodY) + periodY) % periodY;
  const x0 = (wrappedX + shiftX) & MASK_X;
  const x1 = ((wrappedX + 1 === periodX ? 0 : wrappedX + 1) + shiftX) & MASK_X;
  const y0 = ((wrappedY + shiftY) & MASK_Y) << 8;
  const y1 = (((wrappedY + 1 === periodY ? 0 : wrappedY + 1) + shiftY) & MASK_Y) << 8;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const a = LATTICE[y0 | x0] as number;
  const b = LATTICE[y0 | x1] as number;
  const c = LATTICE[y1 | x0] as number;
  const d = LATTICE[y1 | x1] as number;
  const top = a + (b - a) * sx;
  return top + (c + (d - c) * sx - top) * sy;
}

/** Smooth noise in [0, 1), repeating only after 256 by 1024 cells. */
export function noise(x: number, y: number, layer: number = 0): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const cellX = floorX + layer * 37;
  const cellY = floorY + layer * 101;
  const x0 = cellX & MASK_X;
  const x1 = (cellX + 1) & MASK_X;
  const y0 = (cellY & MASK_Y) << 8;
  const y1 = ((cellY + 1) & MASK_Y) << 8;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const a = LATTICE[y0 | x0] as number;
  const c = LATTICE[y1 | x0] as number;
  const top = a + ((LATTICE[y0 | x1] as number) - a) * sx;
  return top + (c + ((LATTICE[y1 | x1] as number) - c) * sx - top) * sy;
}

/** Several octaves of `tileNoise`, each twice as fine and half as strong, rescaled to [0, 1). */
export function tileFractal(
  x: number,
  y: number,
  periodX: number,
  periodY: number,
  layer: number,
  octaves: number,
): number {
  let sum = 0;
  let weight = 0;
  let strength = 1;
  let px = periodX;
  let py = periodY;
  let sx = x;
  let sy = y;
  for (let i = 0; i < octaves; i++) {
    sum += strength * tileNoise(sx, sy, Math.min(px, SIZE_X), Math.min(py, SIZE_Y), layer + i * 7);
    weight += strength;
    strength *= 0.5;
    px *= 2;
    py *= 2;
    sx *= 2;
    sy *= 2;
  }
  return sum / weight;
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** `a` at 0, `b` at 1. */
export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
