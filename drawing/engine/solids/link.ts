import type { Material } from '../materials/material.ts';
import type { Surface } from '../materials/surface.ts';
import type { Cut } from './finish.ts';
import { paintMaterial } from './finish.ts';
import type { Hit, Pose, Solid } from './solid.ts';
import { ballAround, boxCorners, local, localDirection, localPoint, setNormal } from './solid.ts';

/** A bent rod: a ring, a chain link or a ball. Lies in its own x, y; longer along y by `stretch` (mm). */
export interface LinkDesign {
  pose: Pose;
  /** from the middle to the rod's middle; 0 for a ball */
  radius: number;
  rod: number;
  stretch: number;
  material: Material;
  cut: Cut;
}

export class Link implements Solid {
  readonly ballX: number;
  readonly ballY: number;
  readonly ballZ: number;
  readonly ballRadius: number;
  readonly shade = 1;
  readonly hollow = false;
  readonly shadesItself = false;
  readonly corners: readonly number[];
  readonly #design: LinkDesign;
  #x = 0;
  #y = 0;
  #z = 0;

  constructor(design: LinkDesign) {
    this.#design = design;
    const w = design.radius + design.rod;
    const h = w + design.stretch;
    this.corners = boxCorners(design.pose, [-w, -h, -design.rod], [w, h, design.rod]);
    const ball = ballAround(this.corners);
    this.ballX = ball.x;
    this.ballY = ball.y;
    this.ballZ = ball.z;
    this.ballRadius = ball.radius;
  }

  hidesItself(): boolean {
    return false;
  }

  face(): number {
    return 0;
  }

  #gap(x: number, y: number, z: number): number {
    const { radius, rod, stretch } = this.#design;
    const beyond = Math.max(Math.abs(y) - stretch, 0);
    const ring = Math.sqrt(x * x + beyond * beyond) - radius;
    return Math.sqrt(ring * ring + z * z) - rod;
  }

  intersect(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): number {
    const bx = ox - this.ballX;
    const by = oy - this.ballY;
    const bz = oz - this.ballZ;
    const toward = bx * dx + by * dy + bz * dz;
    const root = toward * toward - (bx * bx + by * by + bz * bz - this.ballRadius * this.ballRadius);
    if (root < 0) return Infinity;
    const half = Math.sqrt(root);
    let t = Math.max(0, -toward - half);
    const end = -toward + half;
    localPoint(this.#design.pose, ox, oy, oz);
    localDirection(this.#design.pose, dx, dy, dz);
    const { x, y, z, dx: lx, dy: ly, dz: lz } = local;
    for (let i = 0; i < 60 && t < end; i++) {
      const gap = this.#gap(x + lx * t, y + ly * t, z + lz * t);
      if (gap < 0.01) {
        this.#x = x + lx * t;
        this.#y = y + ly * t;
        this.#z = z + lz * t;
        return t;
      }
      t += gap;
    }
    return Infinity;
  }

  paint(hit: Hit, surface: Surface): void {
    const { pose, radius, stretch, material, cut } = this.#design;
    paintMaterial(material, cut, this.#x, this.#y, hit.footprint, surface);
    const beyond = Math.sign(this.#y) * Math.max(Math.abs(this.#y) - stretch, 0);
    const ring = Math.sqrt(this.#x * this.#x + beyond * beyond) || 1;
    const nx = this.#x * (1 - radius / ring);
    const ny = beyond * (1 - radius / ring);
    const nz = this.#z;
    setNormal(hit, pose, nx, ny, nz);
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
    const bx = px - this.ballX;
    const by = py - this.ballY;
    const bz = pz - this.ballZ;
    const toward = bx * dx + by * dy + bz * dz;
    const r = this.ballRadius + 1;
    const root = toward * toward - (bx * bx + by * by + bz * bz - r * r);
    if (root < 0) return 0;
    const half = Math.sqrt(root);
    const from = Math.max(0.3, -toward - half);
    const to = Math.min(reach, -toward + half);
    let held = 0;
    for (let i = 0; i <= 10 && from < to; i++) {
      const t = from + ((to - from) * i) / 10;
      const cover = 0.5 - this.distance(px + dx * t, py + dy * t, pz + dz * t) / (2 * (0.15 + spread * t));
      if (cover > held) held = cover;
    }
    return Math.min(1, held);
  }

  distance(px: number, py: number, pz: number): number {
    localPoint(this.#design.pose, px, py, pz);
    return this.#gap(local.x, local.y, local.z);
  }
}
