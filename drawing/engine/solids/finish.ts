import { sampleGrid } from '../distance-field.ts';
import type { Material } from '../materials/material.ts';
import type { Surface } from '../materials/surface.ts';
import { clamp01, noise } from '../noise.ts';
import { newTexel, sampleTexture } from '../texture.ts';
import type { FaceArt, Ink } from './face-art.ts';
import { samplePrint } from './face-art.ts';

/**
 * How one part differs from others of the same material: where it was cut from the sheet, and in which
 * direction.
 */
export interface Cut {
  shiftX: number;
  shiftY: number;
  cos: number;
  sin: number;
  tone: number;
}

const texel = newTexel();

/** Fills the surface with the bare material at a point of the sheet (mm). */
export function paintMaterial(
  material: Material,
  cut: Cut,
  x: number,
  y: number,
  footprint: number,
  surface: Surface,
): void {
  const along = x * cut.cos + y * cut.sin + cut.shiftX;
  const across = y * cut.cos - x * cut.sin + cut.shiftY;
  let r = material.colour[0] * cut.tone;
  let g = material.colour[1] * cut.tone;
  let b = material.colour[2] * cut.tone;
  let rough = material.rough;
  surface.slopeX = 0;
  surface.slopeY = 0;
  if (material.texture) {
    sampleTexture(material.texture(), along, across, footprint, texel);
    r *= texel.r;
    g *= texel.g;
    b *= texel.b;
    rough += (texel.rough - 0.5) * 2 * material.roughSpread;
    const sx = texel.slopeX * material.relief;
    const sy = texel.slopeY * material.relief;
    surface.slopeX = sx * cut.cos - sy * cut.sin;
    surface.slopeY = sy * cut.cos + sx * cut.sin;
  }
  if (material.micro > 0 && footprint < 0.12) {
    const fine = noise(along * 0.7, across * 7.5, 3) * 1.3 + noise(along * 2.6, across * 21, 4) * 0.7 - 1;
    const gain = 1 + fine * material.micro * clamp01((0.12 - footprint) * 14);
    r *= gain;
    g *= gain;
    b *= gain;
  }
  setBase(material, r, g, b, rough, surface);
}

function setBase(material: Material, r: number, g: number, b: number, rough: number, surface: Surface): void {
  surface.rough = Math.min(1, Math.max(0.02, rough));
  if (material.metal) {
    surface.mirrorR = r;
    surface.mirrorG = g;
    surface.mirrorB = b;
    surface.r = surface.g = surface.b = 0;
  } else {
    surface.r = r;
    surface.g = g;
    surface.b = b;
    surface.mirrorR = material.mirror[0];
    surface.mirrorG = material.mirror[1];
    surface.mirrorB = material.mirror[2];
  }
  surface.through = material.through;
  surface.tintR = material.tint[0];
  surface.tintG = material.tint[1];
  surface.tintB = material.tint[2];
  surface.bend = material.bend;
  surface.fuzz = material.fuzz;
  surface.gloss = material.gloss;
  surface.glow = material.glow;
}

/** Lays marks and print over the result of `paintMaterial`, at a point of the face (mm). */
export function paintArt(material: Material, art: FaceArt, x: number, y: number, surface: Surface): void {
  if (art.print) paintPrint(art.print, x, y, surface);
  if (art.foil) paintFoil(art.foil, x, y, surface);
  if (!art.marks) return;
  const smoke = sampleGrid(art.marks.smoke, x, y);
  if (smoke < 0.004) return;
  const { mark } = material;
  const coverage = sampleGrid(art.marks.coverage, x, y);
  if (mark.halo > 0) darken(surface, mark.halo * Math.min(1, smoke * 1.6) * (1 - coverage));
  if (mark.depth > 0) {
    const step = 0.7 / art.marks.coverage.density;
    const across = sampleGrid(art.marks.coverage, x + step, y) - sampleGrid(art.marks.coverage, x - step, y);
    const down = sampleGrid(art.marks.coverage, x, y + step) - sampleGrid(art.marks.coverage, x, y - step);
    const gain = mark.depth / Math.max(2 * step, mark.depth * 1.2);
    surface.slopeX -= across * gain;
    surface.slopeY -= down * gain;
  }
  if (coverage > 0.004) paintMark(mark, coverage, x, y, surface);
}

function paintMark(mark: Material['mark'], coverage: number, x: number, y: number, surface: Surface): void {
  const patch = 1 - mark.patchy * (noise(x * 1.7, y * 1.7, 5) * 0.6 + noise(x * 6, y * 6, 6) * 0.4);
  const cover = coverage * mark.strength * (0.75 + 0.25 * patch);
  const keep = 1 - cover;
  surface.r = surface.r * keep + mark.colour[0] * patch * cover;
  surface.g = surface.g * keep + mark.colour[1] * patch * cover;
  surface.b = surface.b * keep + mark.colour[2] * patch * cover;
  surface.rough += (mark.rough - surface.rough) * cover;
  surface.through *= keep;
  surface.glow += mark.glow * coverage;
  const dull = 1 - cover * (surface.mirrorR > 0.2 ? 0.92 : 0.5);
  surface.mirrorR *= dull;
  surface.mirrorG *= dull;
  surface.mirrorB *= dull;
}

function darken(surface: Surface, amount: number): void {
  surface.r *= 1 - amount * 0.75;
  surface.g *= 1 - amount * 0.86;
  surface.b *= 1 - amount * 0.93;
}

function paintPrint(print: Ink, x: number, y: number, surface: Surface): void {
  const ink = samplePrint(print, x, y);
  if (ink.a < 0.004) return;
  const keep = 1 - ink.a;
  const whole = 1 / ink.a;
  surface.r = surface.r * keep + (ink.r * whole) ** 2.2 * ink.a;
  surface.g = surface.g * keep + (ink.g * whole) ** 2.2 * ink.a;
  surface.b = surface.b * keep + (ink.b * whole) ** 2.2 * ink.a;
  surface.through *= keep;
  surface.mirrorR = surface.mirrorR * keep + 0.04 * ink.a;
  surface.mirrorG = surface.mirrorG * keep + 0.04 * ink.a;
  surface.mirrorB = surface.mirrorB * keep + 0.04 * ink.a;
}

function paintFoil(foil: Ink, x: number, y: number, surface: Surface): void {
  const ink = samplePrint(foil, x, y);
  if (ink.a < 0.004) return;
  const keep = 1 - ink.a;
  const whole = 1 / ink.a;
  surface.r *= keep;
  surface.g *= keep;
  surface.b *= keep;
  surface.through *= keep;
  surface.mirrorR = surface.mirrorR * keep + (ink.r * whole) ** 2.2 * ink.a;
  surface.mirrorG = surface.mirrorG * keep + (ink.g * whole) ** 2.2 * ink.a;
  surface.mirrorB = surface.mirrorB * keep + (ink.b * whole) ** 2.2 * ink.a;
  surface.rough += (0.2 - surface.rough) * ink.a;
}
