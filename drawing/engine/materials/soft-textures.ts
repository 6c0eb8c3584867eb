import { clamp01, smoothstep, tileFractal, tileNoise } from '../noise.ts';
import type { Texture } from '../texture.ts';
import { buildTexture } from '../texture.ts';
import { scatter } from './stone-textures.ts';

/** Pressed cork: granules of many browns with dark specks between. */
export function corkTexture(): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 100, spanY: 100 }, (u, v, cell) => {
    const wx = (tileFractal(u * 30, v * 30, 30, 30, 61, 2) - 0.5) * 0.9;
    const big = scatter(u * 34 + wx, v * 34 - wx, 34, 34, 62);
    const gap = big.second - big.near;
    const tone = big.id;
    const granule = smoothstep(0.02, 0.13, gap);
    const small = scatter(u * 92 + wx, v * 92, 92, 92, 64);
    const speck = smoothstep(0.86, 0.97, small.id) * smoothstep(0.55, 0.2, small.near);
    const grit = tileNoise(u * 250, v * 300, 250, 300, 65) - 0.5;
    const light = 0.86 + (tone - 0.5) * 0.34 + grit * 0.14 + (small.id - 0.5) * 0.12;
    const dark = 1 - (1 - granule) * 0.28 - speck * 0.5;
    cell.r = 0.8 * light * dark;
    cell.g = 0.62 * light * dark * (1 - speck * 0.15);
    cell.b = 0.43 * light * dark * (1 - speck * 0.25);
    cell.height = granule * 0.09 + grit * 0.05 - speck * 0.12 + (tone - 0.5) * 0.08;
    cell.rough = 0.6;
  });
}

/** Full-grain leather: small pebbles, pores, soft creases. White, to be tinted. */
export function leatherTexture(): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 90, spanY: 90 }, (u, v, cell) => {
    const wx = (tileFractal(u * 20, v * 20, 20, 20, 71, 2) - 0.5) * 1.2;
    const pebble = scatter(u * 80 + wx, v * 80 - wx, 80, 80, 72);
    const bump = smoothstep(0, 0.3, pebble.second - pebble.near);
    const crease = Math.exp(-Math.abs(tileFractal(u * 7, v * 7, 7, 7, 73, 3) - 0.5) / 0.012) * 0.5;
    const cloud = tileFractal(u * 4, v * 4, 4, 4, 74, 3) - 0.5;
    const light = 0.86 + cloud * 0.24 - (1 - bump) * 0.16 - crease * 0.1;
    cell.r = cell.g = cell.b = light;
    cell.height = bump * 0.07 - crease * 0.1;
    cell.rough = 0.5 - bump * 0.1 + (1 - bump) * 0.3;
  });
}

/** Plain weave with slubs, like linen. White, to be tinted. `threads` each way per 46 mm. */
export function weaveTexture(threads: number, slub: number, layer: number): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 46, spanY: 46 }, (u, v, cell) => {
    const wobbleX = (tileNoise(u * 6, v * 40, 6, 40, layer) - 0.5) * 0.35;
    const wobbleY = (tileNoise(u * 40, v * 6, 40, 6, layer + 1) - 0.5) * 0.35;
    const x = u * threads + wobbleX;
    const y = v * threads + wobbleY;
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = x - ix - 0.5;
    const fy = y - iy - 0.5;
    const over = (ix + iy) % 2 === 0;
    const warp = tileNoise(u * 22, v * threads, 22, threads, layer + 2);
    const weft = tileNoise(u * threads, v * 22, Math.min(256, threads), 22, layer + 3);
    const thick = over ? warp : weft;
    const round = over ? fy : fx;
    const along = over ? fx : fy;
    const profile = Math.sqrt(Math.max(0, 1 - (round * 1.85) ** 2)) * (1 - 0.9 * along * along);
    const hair = tileNoise(u * 250, v * 700, 250, 700, layer + 4) - 0.5;
    const light = 0.77 + profile * 0.2 + (thick - 0.5) * slub + hair * 0.08;
    cell.r = cell.g = cell.b = clamp01(light);
    cell.height = profile * 0.22 + (thick - 0.5) * 0.12;
    cell.rough = 0.9;
  });
}

/** Knitted cotton of a T-shirt: tiny columns of stitches. */
export function knitTexture(): Texture {
  return buildTexture({ width: 512, height: 512, spanX: 40, spanY: 40 }, (u, v, cell) => {
    const x = u * 44;
    const y = v * 36;
    const fx = Math.abs(x - Math.floor(x) - 0.5);
    const lift = y + fx * 0.9;
    const fy = lift - Math.floor(lift) - 0.5;
    const stitch = Math.max(0, 1 - fy * fy * 3.2) * (1 - (fx * 2 - 0.5) ** 2 * 1.1);
    const hair = tileNoise(u * 128, v * 256, 128, 256, 82) - 0.5;
    const tone = tileFractal(u * 6, v * 6, 6, 6, 83, 2) - 0.5;
    cell.r = cell.g = cell.b = clamp01(0.78 + stitch * 0.13 + hair * 0.09 + tone * 0.04);
    cell.height = stitch * 0.16;
    cell.rough = 0.95;
  });
}

/** Felt, card and other matted fibres. White, to be tinted. */
export function fibreTexture(strength: number, layer: number): Texture {
  return buildTexture({ width: 512, height: 512, spanX: 90, spanY: 90 }, (u, v, cell) => {
    const a = tileNoise(u * 24 + v * 90, v * 90, 24, 90, layer) - 0.5;
    const b = tileNoise(u * 120, v * 16 + u * 60, 120, 16, layer + 1) - 0.5;
    const cloud = tileFractal(u * 3, v * 3, 3, 3, layer + 2, 4) - 0.5;
    const fine = tileNoise(u * 250, v * 250, 250, 250, layer + 3) - 0.5;
    cell.r =
      cell.g =
      cell.b =
        clamp01(0.9 + (a + b) * 0.1 * strength + cloud * 0.07 + fine * 0.07 * strength);
    cell.height = (a + b) * 0.2 * strength + fine * 0.1 * strength;
    cell.rough = 0.9;
  });
}

/** Metal brushed along x. White, to be tinted. */
export function brushedTexture(strength: number, layer: number): Texture {
  return buildTexture({ width: 1024, height: 1024, spanX: 220, spanY: 70 }, (u, v, cell) => {
    const line = tileNoise(u * 5, v * 900, 5, 900, layer) - 0.5;
    const coarse = tileNoise(u * 3, v * 240, 3, 240, layer + 1) - 0.5;
    const scratch = smoothstep(0.93, 1, tileNoise(u * 9, v * 1000, 9, 1000, layer + 2));
    const light = 0.9 + (line * 0.16 + coarse * 0.1 + scratch * 0.1) * strength;
    cell.r = cell.g = cell.b = clamp01(light);
    cell.height = (line * 0.006 + coarse * 0.008) * strength;
    cell.rough = 0.5 + line * 0.2;
  });
}

/** Plaster, glazed clay, powder coat: almost even. White, to be tinted. */
export function plasterTexture(strength: number, layer: number): Texture {
  return buildTexture({ width: 512, height: 512, spanX: 160, spanY: 160 }, (u, v, cell) => {
    const cloud = tileFractal(u * 3, v * 3, 3, 3, layer, 5) - 0.5;
    const fine = tileFractal(u * 50, v * 50, 50, 50, layer + 5, 3) - 0.5;
    cell.r = cell.g = cell.b = clamp01(0.93 + cloud * 0.1 * strength + fine * 0.06 * strength);
    cell.height = (fine * 0.22 + cloud * 0.8) * strength;
    cell.rough = 0.5 + fine * 0.3;
  });
}
