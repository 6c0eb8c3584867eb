import type { Surface } from '../materials/surface.ts';
import { clamp01, noise, tileNoise } from '../noise.ts';
import type { Bounds } from '../svg-path.ts';
import type { Texture } from '../texture.ts';
import { buildTexture, newTexel, sampleTexture } from '../texture.ts';

let folds: Texture | undefined;
const texel = newTexel();

/** Adds the soft folds of loosely lying cloth, at a point in mm. */
export function foldCloth(x: number, y: number, surface: Surface): void {
  folds ??= foldTexture();
  sampleTexture(folds, x, y, 1, texel);
  surface.slopeX += texel.slopeX;
  surface.slopeY += texel.slopeY;
  const hollow = 0.45 + Math.sqrt(texel.r);
  surface.r *= hollow;
  surface.g *= hollow;
  surface.b *= hollow;
}

/** Maximum number of folds across hanging cloth. */
const FOLDS = 4.2;

/**
 * Adds the folds of cloth hanging by its upper end: none where it is held, deeper and wider towards its hem,
 * and hardly any in the middle, where the print is.
 * @param bounds of the cloth, mm
 */
export function drapeCloth(
  x: number,
  y: number,
  { left, right, top, bottom }: Bounds,
  surface: Surface,
): void {
  const width = right - left;
  const down = clamp01((y - top) / (bottom - top));
  const across = (x - (left + right) / 2) / (width / 2);
  const sway = noise(down * 2.6, across * 1.7, 48) * 1.1;
  const phase = Math.PI * (across * FOLDS + sway) + 0.7 * Math.sign(across) * (1 - down);
  const held = 0.12 + 0.88 * down * down;
  const aside = 0.3 + 0.7 * clamp01(Math.abs(across) * 1.5 - 0.1);
  const depth = held * aside;
  surface.slopeX += Math.cos(phase) * depth * 0.64;
  surface.slopeY += (noise((x / width) * 5, (y / width) * 2.2, 49) - 0.5) * 0.35 * held;
  const shade = 1 - depth * 0.2 * (1 - Math.sin(phase));
  surface.r *= shade;
  surface.g *= shade;
  surface.b *= shade;
}

/** Relief of cloth, large enough that the repetition does not show. */
function foldTexture(): Texture {
  return buildTexture({ width: 512, height: 512, spanX: 1400, spanY: 1400 }, (u, v, cell) => {
    const bend = tileNoise(u * 5, v * 5, 5, 5, 44) * 1.6;
    const wave = tileNoise(u * 6 + v * 4 + bend * 0.4, v * 9 + bend, 2, 9, 45);
    const crease = Math.abs(tileNoise(u * 6 + v * 4, v * 7 + bend, 2, 7, 46) - 0.5);
    cell.height = wave * 15 + Math.exp(-crease * 9) * 2.4 + tileNoise(u * 18, v * 18, 18, 18, 47) * 2.2;
    cell.r = cell.g = cell.b = 0.52 + cell.height * 0.003;
  });
}
