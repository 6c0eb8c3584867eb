import type { Surface } from '../materials/surface.ts';
import { tileNoise } from '../noise.ts';
import type { Texture } from '../texture.ts';
import { buildTexture, newTexel, sampleTexture } from '../texture.ts';

let folds: Texture | undefined;
const texel = newTexel();

/** Adds the soft folds of cloth that lies loosely, at a place in mm. */
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

/** A cloth's relief, large enough that nobody sees it repeat. */
function foldTexture(): Texture {
  return buildTexture({ width: 512, height: 512, spanX: 1400, spanY: 1400 }, (u, v, cell) => {
    const bend = tileNoise(u * 5, v * 5, 5, 5, 44) * 1.6;
    const wave = tileNoise(u * 6 + v * 4 + bend * 0.4, v * 9 + bend, 2, 9, 45);
    const crease = Math.abs(tileNoise(u * 6 + v * 4, v * 7 + bend, 2, 7, 46) - 0.5);
    cell.height = wave * 15 + Math.exp(-crease * 9) * 2.4 + tileNoise(u * 18, v * 18, 18, 18, 47) * 2.2;
    cell.r = cell.g = cell.b = 0.52 + cell.height * 0.003;
  });
}
