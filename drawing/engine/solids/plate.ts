import type { Grid } from '../distance-field.ts';
import { sampleGrid } from '../distance-field.ts';
import type { Material } from '../materials/material.ts';
import type { Surface } from '../materials/surface.ts';
import { clamp01, noise } from '../noise.ts';
import type { FaceArt } from './face-art.ts';
import type { Cut } from './finish.ts';
import { paintArt, paintMaterial } from './finish.ts';
import { drapeCloth, foldCloth } from './folds.ts';
import type { Hit, Pose, Solid } from './solid.ts';
import { ballAround, boxCorners, local, localDirection, localPoint, setNormal } from './solid.ts';

/**
 * How a plate's face is formed: flat with rounded edges, a cord, a cushion, cloth in soft folds, or hanging
 * cloth.
 */
export type PlateForm = 'flat' | 'tube' | 'pillow' | 'cloth' | 'drape';

/** A sheet cut along an outline: coasters, tags, letters, cords, leaves, cloth. Its back lies on z = 0. */
export interface PlateDesign {
  pose: Pose;
  outline: Grid;
  /** the outline's distances, smoothed */
  slope: Grid;
  thickness: number;
  material: Material;
  cut: Cut;
  art: FaceArt;
  form: PlateForm;
  /** mm by which the face's rim is rounded; for a cushion, how far its slope reaches in */
  round: number;
}

const TOP = 0;
const SIDE = 1;
const BACK = 2;
const TOUCH = 0.015;

export class Plate implements Solid {
  readonly ballX: number;
  readonly ballY: number;
  readonly ballZ: number;
  readonly ballRadius: number;
  readonly shade: number;
  readonly hollow = false;
  readonly corners: readonly number[];
  readonly #design: PlateDesign;
  readonly #step: number;
  readonly #clear: number;
  #met = TOP;
  #x = 0;
  #y = 0;
  #z = 0;

  constructor(design: PlateDesign) {
    this.#design = design;
    const { bounds, density } = design.outline;
    const corners = boxCorners(
      design.pose,
      [bounds.left, bounds.top, 0],
      [bounds.right, bounds.bottom, design.thickness],
    );
    const ball = ballAround(corners);
    this.corners = corners;
    this.ballX = ball.x;
    this.ballY = ball.y;
    this.ballZ = ball.z;
    this.ballRadius = ball.radius;
    this.shade = 1;
    this.#clear = design.material.through * 0.8;
    this.#step = Math.max(1.5 / density, design.form === 'tube' ? design.round * 0.25 : 0);
  }

  /** Only faces receive the rest of a sheet's shadow; on cut sides it would show as stripes. */
  get shadesItself(): boolean {
    return this.#design.form === 'flat' && this.#met !== SIDE;
  }

  hidesItself(): boolean {
    return this.#met === SIDE;
  }

  face(): number {
    return this.#met;
  }

  intersect(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const { pose, outline, thickness } = this.#design;
    localPoint(pose, ox, oy, oz);
    localDirection(pose, dx, dy, dz);
    const { x, y, z, dx: lx, dy: ly, dz: lz } = local;
    const { left, right, top, bottom } = outline.bounds;
    const x0 = (left - x) / lx;
    const x1 = (right - x) / lx;
    const y0 = (top - y) / ly;
    const y1 = (bottom - y) / ly;
    const z0 = (thickness - z) / lz;
    const z1 = -z / lz;
    const enterZ = z0 < z1 ? z0 : z1;
    const enter = Math.max(x0 < x1 ? x0 : x1, y0 < y1 ? y0 : y1, enterZ, 0);
    const leave = Math.min(x0 < x1 ? x1 : x0, y0 < y1 ? y1 : y0, z0 < z1 ? z1 : z0);
    if (!(enter < leave)) return Infinity;
    const gap = sampleGrid(outline, x + lx * enter, y + ly * enter);
    if (gap < 0 && enter === enterZ) return this.#meet(enter, lz < 0 ? TOP : BACK);
    return this.#meetSide(enter, leave, gap);
  }

  /** Marches within the sheet's thickness until it reaches the outline. */
  #meetSide(enter: number, leave: number, firstGap: number): number {
    const { outline } = this.#design;
    const { x, y, dx, dy } = local;
    const flat = Math.sqrt(dx * dx + dy * dy);
    if (flat < 1e-6) return Infinity;
    let t = enter;
    let gap = firstGap;
    for (let i = 0; i < 48; i++) {
      t += Math.max(gap, TOUCH) / flat;
      if (t > leave) return Infinity;
      gap = sampleGrid(outline, x + dx * t, y + dy * t);
      if (gap < TOUCH) return this.#meet(t, SIDE);
    }
    return Infinity;
  }

  #meet(t: number, face: number): number {
    this.#x = local.x + local.dx * t;
    this.#y = local.y + local.dy * t;
    this.#z = local.z + local.dz * t;
    this.#met = face;
    return t;
  }

  paint(hit: Hit, surface: Surface): void {
    const { material, cut, art } = this.#design;
    if (this.#met === SIDE) return this.#paintSide(hit, surface);
    const depth = -sampleGrid(this.#design.outline, this.#x, this.#y);
    paintMaterial(material, cut, this.#x, this.#y, hit.footprint, surface);
    if (this.#met === TOP) paintArt(material, art, this.#x, this.#y, surface);
    this.#paintRim(depth, surface);
    if (this.#design.form === 'cloth') foldCloth(this.#x, this.#y, surface);
    if (this.#design.form === 'drape') drapeCloth(this.#x, this.#y, this.#design.outline.bounds, surface);
    let nx = -surface.slopeX;
    let ny = -surface.slopeY;
    const tilt = this.#rimTilt(depth);
    if (tilt > 0) {
      const gx = this.#gradientX();
      const gy = this.#gradientY();
      nx += gx * tilt;
      ny += gy * tilt;
    }
    setNormal(hit, this.#design.pose, nx, ny, this.#met === TOP ? 1 : -1);
  }

  /** How far the face leans outwards at a depth from its outline, as a slope. */
  #rimTilt(depth: number): number {
    const { form, round } = this.#design;
    if (form === 'tube') {
      const inward = clamp01(depth / round);
      return (1 - inward) / Math.sqrt(Math.max(0.02, 1 - (1 - inward) ** 2));
    }
    const out = 1 - clamp01(depth / round);
    return form === 'pillow' || form === 'cloth' || form === 'drape' ? out * out * 0.9 : out * out * 1.6;
  }

  #gradientX(): number {
    const { slope } = this.#design;
    const s = this.#met === SIDE ? this.#step * 1.8 : this.#step;
    return (sampleGrid(slope, this.#x + s, this.#y) - sampleGrid(slope, this.#x - s, this.#y)) / (2 * s);
  }

  #gradientY(): number {
    const { slope } = this.#design;
    const s = this.#met === SIDE ? this.#step * 1.8 : this.#step;
    return (sampleGrid(slope, this.#x, this.#y + s) - sampleGrid(slope, this.#x, this.#y - s)) / (2 * s);
  }

  /** The narrow line along a cut: scorched on wood, bright on acrylic, rough on slate. */
  #paintRim(depth: number, surface: Surface): void {
    const { material } = this.#design;
    if (material.edge === 'burnt' || material.edge === 'ply') {
      const scorch = Math.exp(-depth / 0.35) * 0.75 + Math.exp(-depth / 1.6) * 0.16;
      surface.r *= 1 - scorch * 0.8;
      surface.g *= 1 - scorch * 0.88;
      surface.b *= 1 - scorch * 0.93;
    } else if (material.edge === 'lit') {
      const line = Math.exp(-depth / 0.3);
      const inner = Math.exp(-(((depth - 1.1) / 0.5) ** 2));
      surface.through *= 1 - line * 0.8 - inner * 0.12;
      surface.r += material.edgeColour[0] * line * 0.8 - surface.r * inner * 0.5;
      surface.g += material.edgeColour[1] * line * 0.8 - surface.g * inner * 0.5;
      surface.b += material.edgeColour[2] * line * 0.8 - surface.b * inner * 0.5;
    } else if (material.edge === 'chipped') {
      const flake =
        noise(this.#x * 0.55, this.#y * 0.55, 9) * 2.4 + noise(this.#x * 2.1, this.#y * 2.1, 10) * 1.1;
      const chip = clamp01((flake - depth) * 1.3) * clamp01(1.6 - depth * 0.4);
      const light = 1 + chip * (0.55 + noise(this.#x * 3, this.#y * 3, 11) * 0.7);
      surface.r *= light;
      surface.g *= light;
      surface.b *= light;
      surface.slopeX += (noise(this.#x * 1.9, this.#y * 1.9, 12) - 0.5) * chip * 1.6;
      surface.slopeY += (noise(this.#x * 1.9, this.#y * 1.9, 13) - 0.5) * chip * 1.6;
    }
  }

  #paintSide(hit: Hit, surface: Surface): void {
    const { material, cut, thickness, form } = this.#design;
    const gx = this.#gradientX();
    const gy = this.#gradientY();
    const along = this.#x * -gy + this.#y * gx;
    const cutAcross = material.edge === 'burnt' || material.edge === 'ply';
    if (cutAcross) paintMaterial(material, cut, along, this.#z, hit.footprint, surface);
    else
      paintMaterial(material, cut, this.#x + this.#z * 0.6, this.#y - this.#z * 0.8, hit.footprint, surface);
    surface.slopeX = surface.slopeY = 0;
    if (material.edge !== 'same' && material.edge !== 'soft') this.#paintCutSide(along, surface);
    const middle = (this.#z / thickness) * 2 - 1;
    const rounded = form === 'tube' || material.edge === 'soft' ? middle * 1.1 : middle ** 5 * 0.7;
    const lift = middle > 0 ? rounded : rounded * 0.3;
    setNormal(hit, this.#design.pose, gx, gy, lift);
  }

  #paintCutSide(along: number, surface: Surface): void {
    const { material, thickness } = this.#design;
    const [r, g, b] = material.edgeColour;
    const height = this.#z / thickness;
    let light = 1;
    if (material.edge === 'burnt') light = 0.65 + 0.7 * noise(along * 2.6, this.#z * 0.25, 7);
    if (material.edge === 'ply') {
      const layer = Math.floor(height * 3);
      light = (layer === 1 ? 0.62 : 1.15) * (0.7 + 0.5 * noise(along * 2.2, this.#z * 0.3, 7));
    }
    if (material.edge === 'chipped') light = 0.7 + 0.9 * noise(along * 0.9, this.#z * 3.1, 8);
    if (material.edge === 'lit') {
      light = 0.85 + 0.4 * height;
      surface.through = 0.15;
      surface.glow = 0.18;
    }
    surface.r = r * light;
    surface.g = g * light;
    surface.b = b * light;
    if (material.edge === 'burnt' || material.edge === 'ply')
      surface.mirrorR = surface.mirrorG = surface.mirrorB = 0.02;
  }

  occlude(
    px: number,
    py: number,
    pz: number,
    dx: number,
    dy: number,
    dz: number,
    reach: number,
    spread: number,
  ): number {
    const { pose, thickness } = this.#design;
    localPoint(pose, px, py, pz);
    localDirection(pose, dx, dy, dz);
    const a = (thickness - local.z) / local.dz;
    const b = -local.z / local.dz;
    const from = Math.max(0.02, Math.min(a, b));
    const to = Math.min(reach, Math.max(a, b));
    if (!(from < to)) return 0;
    const flat = Math.sqrt(local.dx * local.dx + local.dy * local.dy);
    const middle = (from + to) / 2;
    const gap = this.#gapAt(middle);
    if (gap - ((to - from) / 2) * flat > 0.08 + spread * to) return 0;
    if (this.#clear === 0 && gap < -(0.08 + spread * middle)) return 1;
    const steps = Math.min(18, 3 + Math.floor(((to - from) * flat) / 1.4));
    let held = 0;
    for (let i = 0; i <= steps && held < 1; i++)
      held = Math.max(held, this.#cover(from + ((to - from) * i) / steps, spread));
    return held * held * (3 - 2 * held);
  }

  /** The distance to the outline, across the sheet, at a distance along `local`. */
  #gapAt(t: number): number {
    const { outline } = this.#design;
    const { left, right, top, bottom } = outline.bounds;
    const x = local.x + local.dx * t;
    const y = local.y + local.dy * t;
    const outX = Math.max(left - x, 0, x - right);
    const outY = Math.max(top - y, 0, y - bottom);
    const beyond = outX + outY > 0 ? Math.sqrt(outX * outX + outY * outY) : 0;
    return sampleGrid(outline, x, y) + beyond;
  }

  /** How much of a light's width the sheet covers at a distance along `local`, 0 to 1. */
  #cover(t: number, spread: number): number {
    const gap = this.#gapAt(t);
    const cover = Math.min(1, Math.max(0, 0.5 - gap / (2 * (0.08 + spread * t)))) * (1 - this.#clear);
    const marks = this.#design.art.marks?.coverage;
    if (this.#clear === 0 || gap > 0 || !marks) return cover;
    return Math.max(cover, sampleGrid(marks, local.x + local.dx * t, local.y + local.dy * t) * 0.32);
  }

  distance(px: number, py: number, pz: number): number {
    const { pose, outline, thickness } = this.#design;
    localPoint(pose, px, py, pz);
    const { x, y, z } = local;
    const { left, right, top, bottom } = outline.bounds;
    const outX = Math.max(left - x, 0, x - right);
    const outY = Math.max(top - y, 0, y - bottom);
    const across = sampleGrid(outline, x, y) + Math.sqrt(outX * outX + outY * outY);
    const up = Math.abs(z - thickness / 2) - thickness / 2;
    const a = Math.max(across, 0);
    const b = Math.max(up, 0);
    return Math.sqrt(a * a + b * b) + Math.min(0, Math.max(across, up));
  }
}
