import { cellNoise, clamp01, mix, smoothstep, tileFractal, tileNoise } from '../noise.ts';
import type { Texture } from '../texture.ts';
import { buildTexture } from '../texture.ts';

/** Riven slate: overlapping flakes, fine sparkle, hints of rust. */
export function slateTexture(): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 210, spanY: 210 }, (u, v, cell) => {
    const warp = tileFractal(u * 3, v * 3, 3, 3, 41, 3) * 1.4;
    const terrace = tileFractal(u * 2 + warp * 0.35, v * 3 - warp * 0.3, 2, 3, 42, 4) * 9;
    const step = Math.floor(terrace) + smoothstep(0.72, 1, terrace - Math.floor(terrace));
    const grit = tileNoise(u * 250, v * 500, 250, 500, 43) - 0.5;
    const wave = tileFractal(u * 22, v * 15, 22, 15, 44, 4) - 0.5;
    const rust = smoothstep(0.6, 0.8, tileFractal(u * 3, v * 4, 3, 4, 46, 3));
    const cloud = tileFractal(u * 4, v * 4, 4, 4, 47, 3) - 0.5;
    const light = 1 + cloud * 0.38 + wave * 0.22 + grit * 0.14;
    cell.r = (0.262 + rust * 0.03) * light;
    cell.g = 0.276 * light;
    cell.b = (0.298 - rust * 0.02) * light;
    cell.height = step * 0.2 + wave * 0.62 + grit * 0.05;
    cell.rough = 0.5 + wave * 0.3 - grit * 0.3;
  });
}

/** Honed grey stone, from limestone to concrete. */
export function stoneTexture(): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 420, spanY: 420 }, (u, v, cell) => {
    const cloud = tileFractal(u * 3, v * 3, 3, 3, 51, 5) - 0.5;
    const fine = tileFractal(u * 60, v * 60, 60, 60, 52, 3) - 0.5;
    const pit = smoothstep(0.9, 0.97, tileNoise(u * 210, v * 420, 210, 420, 53)) * 0.45;
    const light = 1 + cloud * 0.2 + fine * 0.09 - pit * 0.2;
    cell.r = 0.79 * light;
    cell.g = 0.775 * light;
    cell.b = 0.75 * light;
    cell.height = fine * 0.12 - pit * 0.22 + cloud * 0.5;
    cell.rough = 0.5 + fine * 0.3;
  });
}

interface MarbleTones {
  ground: readonly [number, number, number];
  vein: readonly [number, number, number];
  second: readonly [number, number, number];
  layer: number;
}

/** Polished marble: soft clouds, a few strong veins and many thin ones. */
export function marbleTexture({ ground, vein, second, layer }: MarbleTones): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 300, spanY: 300 }, (u, v, cell) => {
    const wx = tileFractal(u * 3, v * 3, 3, 3, layer, 5) - 0.5;
    const wy = tileFractal(u * 3, v * 3, 3, 3, layer + 31, 5) - 0.5;
    const strong = ridge(tileNoise(u * 2 + v * 2 + wx * 2.6 + 8, v * 2 + wy * 2.6, 2, 2, layer + 2), 0.016);
    const middle = ridge(tileFractal(u * 4 + wx * 3 + 8, v * 4 + wy * 3, 4, 4, layer + 4, 2), 0.011);
    const thin = ridge(tileFractal(u * 9 + wy * 3.4 + 9, v * 9 + wx * 3.4, 9, 9, layer + 6, 2), 0.01);
    const fade = smoothstep(0.3, 0.75, tileFractal(u * 3, v * 3, 3, 3, layer + 8, 2));
    const cloud = clamp01((tileFractal(u * 2 + wx, v * 2 + wy, 2, 2, layer + 9, 4) - 0.38) * 1.7);
    const t = clamp01(
      strong * (0.35 + 0.65 * fade) + middle * 0.5 * fade + thin * 0.2 * (1 - fade) + cloud * 0.2,
    );
    const warm = clamp01(strong * 0.5 * (1 - fade) + middle * 0.3 * (1 - fade));
    for (const [channel, index] of [
      ['r', 0],
      ['g', 1],
      ['b', 2],
    ] as const)
      cell[channel] = mix(
        mix(ground[index] as number, vein[index] as number, t),
        second[index] as number,
        warm,
      );
    cell.rough = 0.5 + t * 0.1;
  });
}

function ridge(value: number, width: number): number {
  const off = Math.abs(value - 0.5);
  return Math.exp(-((off / width) ** 1.2)) + 0.33 * Math.exp(-off / (width * 4.5));
}

const cellHit = { near: 0, second: 0, id: 0 };

/** The nearest two of points scattered one per grid cell, for granules and pebbles. */
export function scatter(
  x: number,
  y: number,
  periodX: number,
  periodY: number,
  layer: number,
): typeof cellHit {
  const cx = Math.floor(x);
  const cy = Math.floor(y);
  cellHit.near = cellHit.second = 9;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const gx = (((cx + i) % periodX) + periodX) % periodX;
      const gy = (((cy + j) % periodY) + periodY) % periodY;
      const px = cx + i + 0.08 + 0.84 * cellNoise(gx + layer, gy + layer * 3);
      const py = cy + j + 0.08 + 0.84 * cellNoise(gx + layer + 97, gy + layer * 3 + 41);
      const far = (px - x) ** 2 + (py - y) ** 2;
      if (far < cellHit.near) {
        cellHit.second = cellHit.near;
        cellHit.near = far;
        cellHit.id = cellNoise(gx + layer + 11, gy + 211);
      } else if (far < cellHit.second) cellHit.second = far;
    }
  cellHit.near = Math.sqrt(cellHit.near);
  cellHit.second = Math.sqrt(cellHit.second);
  return cellHit;
}
