import { findMaterial } from './materials/library.ts';
import type { Material } from './materials/material.ts';
import type { Surface } from './materials/surface.ts';
import { cellNoise, noise, smoothstep } from './noise.ts';
import type { Setting } from './scene.ts';
import type { Cut } from './solids/finish.ts';
import { paintMaterial } from './solids/finish.ts';
import { foldCloth } from './solids/folds.ts';

/** The surface under the objects, and the wall behind them when the camera sees that far. */
export interface Ground {
  material: Material;
  layout: 'plain' | 'planks' | 'bricks' | 'boards' | 'folds' | 'stars' | 'sprigs';
  /** mm: width of planks, or size of a pattern */
  module: number;
  tone: number;
  /** material of the wall behind */
  wall: Material;
  wallTone: number;
  /** 0 to 1: how strongly it mirrors the objects on it */
  polish: number;
  /** floor and wall are one sheet of paper, without an edge between them */
  sweep: boolean;
}

function groundOf(material: string, difference: Partial<Ground> & { back?: string } = {}): Ground {
  const { back = 'paper-#d9d3c9', ...rest } = difference;
  return {
    material: findMaterial(material),
    layout: 'plain',
    module: 100,
    tone: 1,
    wall: findMaterial(back),
    wallTone: 0.8,
    polish: 0,
    sweep: material.startsWith('paper'),
    ...rest,
  };
}

const SETTINGS: Record<Setting, () => Ground> = {
  bench: () =>
    groundOf('beech', { layout: 'planks', module: 118, tone: 0.85, back: 'paper-#b9ada0', wallTone: 0.8 }),
  'oak-table': () => groundOf('oak', { layout: 'planks', module: 165, tone: 0.92, back: 'paper-#dcd6cb' }),
  'dark-timber': () =>
    groundOf('walnut', { layout: 'planks', module: 130, tone: 0.62, back: 'paper-#4a4541', wallTone: 0.5 }),
  linen: () => groundOf('linen-#e6dfd2', { layout: 'folds', module: 190 }),
  stone: () => groundOf('stone', { tone: 0.86, polish: 0.12, back: 'paper-#c9c6c1' }),
  'slate-top': () => groundOf('slate', { tone: 0.62, back: 'paper-#5a5d61', wallTone: 0.5 }),
  'marble-top': () => groundOf('marble', { polish: 0.5, tone: 0.93, back: 'paper-#e1dfdb' }),
  paper: () => groundOf('paper-#eeebe5', { tone: 0.98, back: 'paper-#eeebe5', wallTone: 1 }),
  'paper-sage': () => groundOf('paper-#b9c4b0', { back: 'paper-#b9c4b0', wallTone: 0.95 }),
  'paper-clay': () => groundOf('paper-#d9a98c', { back: 'paper-#d9a98c', wallTone: 0.95 }),
  'paper-sky': () => groundOf('paper-#b5cbd6', { back: 'paper-#b5cbd6', wallTone: 0.95 }),
  'paper-ink': () => groundOf('paper-#33373d', { back: 'paper-#33373d', wallTone: 0.9 }),
  'gift-wrap': () => groundOf('paper-#bf9367', { layout: 'sprigs', module: 62, back: 'paper-#b89a78' }),
  'christmas-wrap': () => groundOf('paper-#8f1f26', { layout: 'stars', module: 58, back: 'paper-#5e2427' }),
  brick: () => groundOf('stone', { layout: 'bricks', module: 230, back: 'stone' }),
  weatherboard: () => groundOf('painted-#e9e7e1', { layout: 'boards', module: 150, back: 'painted-#e9e7e1' }),
  felt: () => groundOf('felt-#3d5c4c', { back: 'paper-#5d6f63', wallTone: 0.6 }),
  chalkboard: () => groundOf('coated-#2c3532', { back: 'coated-#2c3532', tone: 1.1 }),
  denim: () => groundOf('canvas-#5a6f8d', { back: 'paper-#9aa3ad' }),
};

/** The ground of a setting. */
export function findGround(setting: Setting): Ground {
  return SETTINGS[setting]();
}

const cut: Cut = { shiftX: 0, shiftY: 0, cos: 1, sin: 0, tone: 1 };

/** Fills the surface at a point of the ground: x right, y towards the viewer (mm). */
export function paintGround(ground: Ground, x: number, y: number, footprint: number, surface: Surface): void {
  cut.shiftX = 37;
  cut.shiftY = 53;
  cut.tone = ground.tone;
  if (ground.layout === 'planks') return paintPlanks(ground, x, y, footprint, surface);
  if (ground.layout === 'bricks') return paintBricks(ground, x, y, footprint, surface);
  if (ground.layout === 'boards') return paintBoards(ground, x, y, footprint, surface);
  paintMaterial(ground.material, cut, x, y, footprint, surface);
  if (ground.layout === 'folds') return foldCloth(x, y, surface);
  if (ground.layout === 'stars' || ground.layout === 'sprigs') return printPaper(ground, x, y, surface);
}

function paintPlanks(ground: Ground, x: number, y: number, footprint: number, surface: Surface): void {
  const row = Math.floor(y / ground.module + 0.37);
  const across = (y / ground.module + 0.37 - row) * ground.module;
  cut.shiftX = cellNoise(row + 7, 3) * 330;
  cut.shiftY = cellNoise(row + 7, 5) * 150;
  cut.tone = ground.tone * (0.86 + 0.26 * cellNoise(row + 7, 9));
  paintMaterial(ground.material, cut, x, y, footprint, surface);
  const toSeam = Math.min(across, ground.module - across);
  const soft = Math.max(0.35, footprint * 0.7);
  const gap = 1 - smoothstep(0.55 - soft * 0.3, 0.8 + soft, toSeam);
  const bevel = toSeam < 3 ? (1 - toSeam / 3) * (across < ground.module / 2 ? -1 : 1) : 0;
  surface.slopeY -= bevel * 0.3;
  const dark = 1 - gap * 0.82;
  surface.r *= dark;
  surface.g *= dark;
  surface.b *= dark;
}

function paintBoards(ground: Ground, x: number, y: number, footprint: number, surface: Surface): void {
  const row = Math.floor(y / ground.module);
  const across = y - row * ground.module;
  cut.shiftX = cellNoise(row + 7, 3) * 160;
  paintMaterial(ground.material, cut, x, y, footprint, surface);
  surface.slopeY += across > ground.module - 9 ? 0.9 : -0.035;
  const shade = across < 9 ? 0.5 + 0.5 * smoothstep(0, 9, across) : 1;
  const ripple = 0.97 + 0.06 * noise(x * 0.02, y * 0.9, 33);
  surface.r *= shade * ripple;
  surface.g *= shade * ripple;
  surface.b *= shade * ripple;
}

function paintBricks(ground: Ground, x: number, y: number, footprint: number, surface: Surface): void {
  const height = ground.module / 3;
  const row = Math.floor(y / height);
  const shifted = x + (row % 2) * ground.module * 0.5;
  const column = Math.floor(shifted / ground.module);
  const fx = shifted - column * ground.module;
  const fy = y - row * height;
  paintMaterial(ground.material, cut, x, y, footprint, surface);
  const wobble = (noise(x * 0.12, y * 0.12, 34) - 0.5) * 5;
  const inside = Math.min(fx, ground.module - fx, fy, height - fy) + wobble;
  const brick = smoothstep(5, 7, inside);
  const tone =
    0.62 + 0.5 * cellNoise(column + row * 13, row + 40) + (noise(x * 0.05, y * 0.05, 35) - 0.5) * 0.4;
  const grit = 0.8 + 0.4 * noise(x * 0.9, y * 0.9, 36);
  const colour = [0.33 * tone * grit, 0.125 * tone * grit, 0.08 * tone * grit] as const;
  surface.r += (colour[0] - surface.r * 0.55) * brick - surface.r * 0.45;
  surface.g += (colour[1] - surface.g * 0.55) * brick - surface.g * 0.45;
  surface.b += (colour[2] - surface.b * 0.55) * brick - surface.b * 0.45;
  const lip = smoothstep(2, 6, inside) * (1 - smoothstep(6, 11, inside));
  surface.slopeX +=
    lip *
    (fx < ground.module / 2 ? -0.7 : 0.7) *
    (Math.min(fx, ground.module - fx) < Math.min(fy, height - fy) ? 1 : 0);
  surface.slopeY +=
    lip *
    (fy < height / 2 ? -0.7 : 0.7) *
    (Math.min(fy, height - fy) < Math.min(fx, ground.module - fx) ? 1 : 0);
  surface.slopeX += (noise(x * 0.5, y * 0.5, 37) - 0.5) * 0.7 * brick;
  surface.slopeY += (noise(x * 0.5, y * 0.5, 38) - 0.5) * 0.7 * brick;
  surface.rough = 0.95;
}

function printPaper(ground: Ground, x: number, y: number, surface: Surface): void {
  const size = ground.module;
  const row = Math.floor(y / (size * 0.55));
  const shifted = x + (row % 2) * size * 0.5;
  const column = Math.floor(shifted / size);
  const fx = shifted - (column + 0.5) * size;
  const fy = y - (row + 0.5) * size * 0.55;
  const ink =
    ground.layout === 'stars'
      ? starInk(fx, fy, (column + row) % 3 === 0 ? 7 : 3.4)
      : sprigInk(fx, fy, (column + row) % 2);
  const to = ground.layout === 'stars' ? ([0.8, 0.62, 0.34] as const) : ([0.82, 0.76, 0.66] as const);
  surface.r += (to[0] - surface.r) * ink;
  surface.g += (to[1] - surface.g) * ink;
  surface.b += (to[2] - surface.b) * ink;
  if (ground.layout === 'stars') surface.rough -= ink * 0.45;
}

function starInk(x: number, y: number, size: number): number {
  const far = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const spoke = Math.cos(angle * 2) ** 16;
  const reach = size * (0.24 + 0.76 * spoke);
  return (1 - smoothstep(reach - 0.5, reach + 0.3, far)) * 0.95;
}

function sprigInk(x: number, y: number, flip: number): number {
  const turned = flip ? -x : x;
  const u = turned * 0.9 + y * 0.42;
  const v = y * 0.9 - turned * 0.42;
  const stem = (1 - smoothstep(0.3, 0.7, Math.abs(v))) * (1 - smoothstep(12, 13, Math.abs(u)));
  const step = u / 4.6;
  const leaf = Math.floor(step);
  const lx = (step - leaf - 0.5) * 4.6 - Math.abs(v) * 0.55 + 1.6;
  const ly = Math.abs(v) - 3.1;
  const inside = (lx / 1.5) ** 2 + (ly / 2.5) ** 2;
  const blade = Math.abs(leaf) < 3 ? 1 - smoothstep(0.8, 1.15, inside) : 0;
  return Math.max(stem, blade) * 0.8;
}
